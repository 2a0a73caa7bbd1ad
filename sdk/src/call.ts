/** A result together with the HTTP response: status, `ETag`, rate limits. */
export type Answer<T> = { data: T; response: Response };

/** A sent request. `await` returns its result. */
export class Call<T> implements PromiseLike<T> {
  readonly #answer: Promise<Answer<T>>;

  constructor(answer: Promise<Answer<T>>) {
    this.#answer = answer;
  }

  /** Returns the result and the HTTP response, whose body has been read. */
  withResponse(): Promise<Answer<T>> {
    return this.#answer;
  }

  // A class that is awaited like a promise, which is what a Call is for.
  // oxlint-disable-next-line unicorn/no-thenable
  then<Kept = T, Failed = never>(
    onKept?: ((value: T) => Kept | PromiseLike<Kept>) | null,
    onFailed?: ((reason: unknown) => Failed | PromiseLike<Failed>) | null,
  ): Promise<Kept | Failed> {
    return this.#answer.then(({ data }) => data).then(onKept, onFailed);
  }

  catch<Failed = never>(onFailed?: ((reason: unknown) => Failed | PromiseLike<Failed>) | null): Promise<T | Failed> {
    return this.then(undefined, onFailed);
  }

  finally(onEnd?: (() => void) | null): Promise<T> {
    return this.then((value) => value).finally(onEnd);
  }
}
