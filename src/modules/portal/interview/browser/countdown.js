const tick = 200;

export class Countdown {
  #view;
  #timer;

  constructor(view) {
    this.#view = view;
  }

  start(seconds, onEnd) {
    this.stop();
    const end = performance.now() + seconds * 1000;
    this.#view.startClock(seconds);
    this.#timer = setInterval(() => {
      const left = (end - performance.now()) / 1000;
      this.#view.clock(left);
      if (left > 0) return;
      this.stop();
      this.#view.once(onEnd);
    }, tick);
  }

  stop() {
    clearInterval(this.#timer);
  }
}
