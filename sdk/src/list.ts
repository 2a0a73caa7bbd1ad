import type { Call } from './call.ts';
import type { Http, HttpRequest, RequestOptions } from './http.ts';

export type PageMeta = { total: number; limit: number; offset: number };
export type Page<Item, Meta = PageMeta> = { data: Item[]; meta: Meta };

/** Filters of a list, and the start of its incremental sync. */
export type ChangesQuery<Query> = Omit<Query, 'offset'> & ChangesStart;
type ChangesStart =
  | { /** Time from which you want changes. */ updated_after: string; cursor?: undefined }
  | { /** `cursor` of an earlier sync, with the same filters. */ cursor: string; updated_after?: undefined };

const largestPage = 100;

/** A list of items. Sends nothing until it is awaited or iterated. */
export class List<Item, Meta extends PageMeta = PageMeta>
  implements PromiseLike<Page<Item, Meta>>, AsyncIterable<Item>
{
  readonly #http: Http;
  readonly #request: HttpRequest;
  readonly #options: RequestOptions | undefined;

  constructor(http: Http, request: HttpRequest, options?: RequestOptions) {
    this.#http = http;
    this.#request = request;
    this.#options = options;
  }

  // A class that is awaited like a promise, which is what a list of one page is for.
  // oxlint-disable-next-line unicorn/no-thenable
  then<Kept = Page<Item, Meta>, Failed = never>(
    onKept?: ((value: Page<Item, Meta>) => Kept | PromiseLike<Kept>) | null,
    onFailed?: ((reason: unknown) => Failed | PromiseLike<Failed>) | null,
  ): Promise<Kept | Failed> {
    return this.#page({}).then(onKept, onFailed);
  }

  /** Pages of `limit` items, 100 by default. */
  async *pages(): AsyncGenerator<Page<Item, Meta>, void> {
    const { limit = largestPage, offset: start = 0 } = (this.#request.query ?? {}) as {
      limit?: number;
      offset?: number;
    };
    let offset = start;
    for (;;) {
      const page = await this.#page({ limit, offset });
      if (page.data.length > 0) yield page;
      offset += page.data.length;
      if (page.data.length === 0 || offset >= page.meta.total) return;
    }
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Item, void> {
    for await (const { data } of this.pages()) yield* data;
  }

  #page(more: object): Call<Page<Item, Meta>> {
    const { query } = this.#request;
    const request = { ...this.#request, query: { ...query, ...more }, whole: true };
    return this.#http.call<Page<Item, Meta>>(request, this.#options);
  }
}

const cursorOf = (query: { cursor?: string } = {}): string | undefined => query.cursor;

type FeedPage<Item> = { data: Item[]; meta: { next_cursor: string } };

/**
 * Items after a cursor. `for await` ends when there are no more items, except in a feed that waits. You can iterate it
 * again, and it resumes after `cursor`.
 */
export class Feed<Item> implements AsyncIterable<Item> {
  readonly #http: Http;
  readonly #request: HttpRequest;
  readonly #options: RequestOptions | undefined;
  readonly #waitSeconds: number | undefined;
  #cursor: string | undefined;

  constructor(http: Http, request: HttpRequest, options?: RequestOptions, waiting: { waitSeconds?: number } = {}) {
    this.#http = http;
    this.#request = request;
    this.#options = options;
    this.#waitSeconds = waiting.waitSeconds;
    this.#cursor = cursorOf(request.query);
  }

  /**
   * The position to resume from. Store it after the loop, or after each page. In a loop over items it moves after all items of a
   * page were processed, so that none is lost if the loop ends early.
   */
  get cursor(): string | undefined {
    return this.#cursor;
  }

  /** Pages with their cursors. The last page is empty, and its cursor is the newest. */
  async *pages(): AsyncGenerator<{ data: Item[]; cursor: string }, void> {
    for (;;) {
      const { data, meta } = await this.#page();
      yield { data, cursor: meta.next_cursor };
      this.#cursor = meta.next_cursor;
      if (data.length === 0 && this.#waitSeconds === undefined) return;
    }
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Item, void> {
    for await (const { data } of this.pages()) yield* data;
  }

  #page(): Call<FeedPage<Item>> {
    const { updated_after: start, ...query } = (this.#request.query ?? {}) as Record<string, unknown>;
    const position = this.#cursor === undefined ? { updated_after: start } : { cursor: this.#cursor };
    const wait = this.#waitSeconds === undefined ? {} : { wait: this.#waitSeconds };
    const request = { ...this.#request, query: { limit: largestPage, ...query, ...position, ...wait }, whole: true };
    return this.#http.call<FeedPage<Item>>(request, this.#options);
  }
}
