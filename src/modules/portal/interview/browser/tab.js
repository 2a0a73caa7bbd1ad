/** How long a reloaded tab has to release its lock, in milliseconds. */
const lockTimeout = 1_500;

/** Values that survive a reload of this tab. If the browser stores nothing, they last until the page closes. */
export class Tab {
  #name;
  #values;
  constructor(room) {
    this.#name = `interview-${room}`;
    try {
      this.#values = JSON.parse(sessionStorage.getItem(this.#name) ?? '{}');
    } catch {
      this.#values = {};
    }
  }
  get(name) {
    return this.#values[name];
  }
  set(name, value) {
    this.#values[name] = value;
    try {
      sessionStorage.setItem(this.#name, JSON.stringify(this.#values));
    } catch {
      // stays in memory
    }
  }

  /** This tab's id. A duplicated tab starts with the id of the original, and gets a new one here. */
  async seat() {
    const known = this.get('seat');
    if (known && (await this.#hold(known))) return known;
    const seat = crypto.randomUUID();
    this.#values = {};
    this.set('seat', seat);
    await this.#hold(seat);
    return seat;
  }

  /** Locks the seat until the page closes. False if another tab has the lock. */
  #hold(seat) {
    if (!navigator.locks) return Promise.resolve(true);
    return new Promise((resolve) => {
      const held = () => {
        resolve(true);
        return new Promise(() => {});
      };
      navigator.locks
        .request(`interview-${seat}`, { signal: AbortSignal.timeout(lockTimeout) }, held)
        .catch(() => resolve(false));
    });
  }
}
