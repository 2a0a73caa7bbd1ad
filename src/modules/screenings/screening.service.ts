import { NotFound } from '#platform/errors.ts';
import type { Page } from '#platform/paging/page.ts';
import type { ScreeningQueries } from './screening.queries.ts';
import type { ScreeningDetail, ScreeningItem, ScreeningQuery, ScreeningType } from './screening.schemas.ts';

export class ScreeningService {
  readonly #queries: ScreeningQueries;
  constructor(queries: ScreeningQueries) {
    this.#queries = queries;
  }

  /** Without `seesContact`, `search` ignores emails. */
  list(
    organizationId: string,
    query: ScreeningQuery,
    { seesContact } = { seesContact: true },
  ): Promise<Page<ScreeningItem>> {
    return this.#queries.page(organizationId, query, { seesContact });
  }

  /** Throws NotFound, also for an id of the other type. */
  async get(organizationId: string, type: ScreeningType, id: string): Promise<ScreeningDetail> {
    const screening = await this.#queries.find(organizationId, type, id);
    if (!screening) throw new NotFound('The screening');
    return screening;
  }
}
