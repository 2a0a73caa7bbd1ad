/** Keeps texts by key, up to so many characters with the keys. Drops the least recently used ones. */
export class TextCache {
  readonly #most: number;
  readonly #texts = new Map<string, string>();
  #characters = 0;
  constructor(maxCharacters: number) {
    this.#most = maxCharacters;
  }

  /** The kept text, or the one that `make` returns. */
  get(key: string, make: () => string): string {
    const known = this.#texts.get(key);
    const text = known ?? make();
    this.#texts.delete(key);
    this.#texts.set(key, text);
    if (known === undefined) this.#characters += key.length + text.length;
    for (const [oldest, old] of this.#texts) {
      if (this.#characters <= this.#most) break;
      this.#texts.delete(oldest);
      this.#characters -= oldest.length + old.length;
    }
    return text;
  }
}
