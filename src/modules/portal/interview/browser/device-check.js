import { deviceProblem } from './devices.js';

export class DeviceCheck {
  #devices;
  #view;

  constructor(devices, view) {
    this.#devices = devices;
    this.#view = view;
    view.onPress('try-again', () => this.run());
    for (const select of view.all('[data-devices] select')) {
      select.addEventListener('change', () => void this.#choose(`#${select.id}`));
    }
  }

  async run(chosen = this.#devices.chosen, focus = 'h1') {
    this.#view.showOneOf('check', undefined);
    this.#view.show('check', { phase: 'wait' });
    try {
      const stream = await this.#devices.start(chosen);
      this.#view.showCamera(stream);
      this.#view.show('check', { phase: 'works', focus });
      this.#devices.meter((level, isHeard) => this.#view.level(level, isHeard));
      this.#view.toggle('[data-screens]', screen.isExtended === true);
      for (const kind of ['videoinput', 'audioinput']) this.#view.devices(kind, await this.#devices.list(kind));
    } catch (error) {
      this.fail(error);
    }
  }

  /** Shows why there is no camera or microphone. */
  fail(error) {
    this.#devices.stop();
    this.#view.show('check', { phase: 'problem' });
    this.#view.showOneOf('check', deviceProblem(error));
  }

  async #choose(focus) {
    const chosen = Object.fromEntries(
      this.#view.all('[data-devices]').map((field) => [field.dataset.devices, field.querySelector('select').value]),
    );
    await this.run(chosen, focus);
  }
}
