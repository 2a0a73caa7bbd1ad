const tick = 200;

/** Counts time down on the page, and does something when it is over. */
export class Countdown {
  #view;
  #timer;

  constructor(view) {
    this.#view = view;
  }

  start(seconds, work) {
    this.stop();
    const end = performance.now() + seconds * 1000;
    this.#view.startClock(seconds);
    this.#timer = setInterval(() => {
      const left = (end - performance.now()) / 1000;
      this.#view.clock(left);
      if (left > 0) return;
      this.stop();
      this.#view.once(work);
    }, tick);
  }

  stop() {
    clearInterval(this.#timer);
  }
}
