// What a tab knows over a reload, and nobody else.

/** How long a tab that was just reloaded may take to let go. */
const handover = 1_500;

/** Things kept by name over a reload of this tab. Where the browser keeps nothing, for as long as the page is open. */
export class Tab {
  #name;
  #kept;
  constructor(room) {
    this.#name = `interview-${room}`;
    try {
      this.#kept = JSON.parse(sessionStorage.getItem(this.#name) ?? '{}');
    } catch {
      this.#kept = {};
    }
  }
  get(name) {
    return this.#kept[name];
  }
  set(name, value) {
    this.#kept[name] = value;
    try {
      sessionStorage.setItem(this.#name, JSON.stringify(this.#kept));
    } catch {
      // For as long as the page is open it is kept all the same.
    }
  }

  /** This tab's id. A tab that was made by duplicating another one has the same at first, and gets one of its own. */
  async seat() {
    const known = this.get('seat');
    if (known && (await this.#hold(known, handover))) return known;
    const seat = crypto.randomUUID();
    this.#kept = {};
    this.set('seat', seat);
    await this.#hold(seat, handover);
    return seat;
  }

  /** Whether nobody else holds this seat. It is held until the page goes. */
  #hold(seat, patience) {
    if (!navigator.locks) return Promise.resolve(true);
    return new Promise((resolve) => {
      const held = () => {
        resolve(true);
        return new Promise(() => {});
      };
      navigator.locks
        .request(`interview-${seat}`, { signal: AbortSignal.timeout(patience) }, held)
        .catch(() => resolve(false));
    });
  }
}
