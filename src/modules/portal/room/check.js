import { whyNot } from './devices.js';

/** The check of camera and microphone: what they give is shown, and nothing recorded. */
export class Check {
  #devices;
  #view;

  constructor(devices, view) {
    this.#devices = devices;
    this.#view = view;
    view.act('try-again', () => this.run());
    for (const select of view.all('[data-devices] select')) {
      select.addEventListener('change', () => void this.#choose(`#${select.id}`));
    }
  }

  /** Shows the step, and what works or why not. */
  async run(chosen = this.#devices.chosen, focus = 'h1') {
    this.#view.tell('check', undefined);
    this.#view.show('check', { phase: 'wait' });
    try {
      const stream = await this.#devices.start(chosen);
      this.#view.picture(stream);
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
    this.#view.tell('check', whyNot(error));
  }

  async #choose(focus) {
    const chosen = Object.fromEntries(
      this.#view.all('[data-devices]').map((field) => [field.dataset.devices, field.querySelector('select').value]),
    );
    await this.run(chosen, focus);
  }
}
