import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import type { DigestQueries } from './digest.queries.ts';
import type { Digest, DigestQuery } from './digest.schemas.ts';

/** Records in a part: 640 KB of text, whatever the size of the range. */
const partSize = 10_000;

export class DigestService {
  readonly #queries: DigestQueries;
  // Limits the parts of all requests, so that long ranges leave connections to others.
  readonly #atOnce = pLimit(2);
  constructor(queries: DigestQueries) {
    this.#queries = queries;
  }

  /** All records of a part are read at the same time. Parts are read one after the other. */
  async compute(organizationId: string, { resource, from, to }: DigestQuery): Promise<Digest> {
    const hash = createHash('sha256');
    let count = 0;
    let after: string | undefined;
    for (;;) {
      const part = { resource, from, to, after, limit: partSize };
      const read = await this.#atOnce(() => this.#queries.lines(organizationId, part));
      hash.update(read.lines);
      count += read.count;
      if (read.last === null || read.count < partSize) break;
      after = read.last;
    }
    return { resource, from: from ?? null, to: to ?? null, count, hash: hash.digest('hex') };
  }
}
