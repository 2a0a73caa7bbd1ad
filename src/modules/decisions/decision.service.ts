import { withoutPay } from '#modules/matching';
import type { Clock } from '#platform/clock.ts';
import { NotFound } from '#platform/errors.ts';
import type { Page, PageQuery } from '#platform/paging/page.ts';
import type { DecisionRepository, StoredDecision } from './decision.repository.ts';
import type { DecisionQuery, DecisionView } from './decision.schemas.ts';

type Reader = { seesContact: boolean };

const batchSize = 1_000;

/** Hides pay from readers without contact data, in the same way as the match explanation. */
function visibleTo<D extends DecisionView>({ seesContact }: Reader, decision: D): D {
  if (seesContact) return decision;
  const { shown } = decision;
  return { ...decision, shown: { ...shown, components: shown.components.map(withoutPay) } };
}

/** Records of entries into closed statuses. Database triggers write them. */
export class DecisionService {
  readonly #decisions: DecisionRepository;
  readonly #clock: Clock;
  constructor(decisions: DecisionRepository, clock: Clock) {
    this.#decisions = decisions;
    this.#clock = clock;
  }

  async list(organizationId: string, query: DecisionQuery, reader: Reader): Promise<Page<DecisionView>> {
    const page = await this.#decisions.page(organizationId, query);
    return { ...page, rows: page.rows.map((decision) => visibleTo(reader, decision)) };
  }

  /**
   * Also works for deleted applications. For a merged one, returns the records of the remaining application. Throws
   * NotFound.
   */
  async ofApplication(
    organizationId: string,
    applicationId: string,
    query: PageQuery,
    reader: Reader = { seesContact: true },
  ): Promise<Page<StoredDecision>> {
    const recordsOf = (id: string) => this.#decisions.page(organizationId, { ...query, application_id: id });
    const [of, own] = await Promise.all([
      this.#decisions.applicationOf(organizationId, applicationId),
      recordsOf(applicationId),
    ]);
    // Applications deleted before there were tombstones have only their records.
    if (of === undefined && own.total === 0) throw new NotFound('The application');
    const page = of === undefined || of === applicationId ? own : await recordsOf(of);
    return { ...page, rows: page.rows.map((decision) => visibleTo(reader, decision)) };
  }

  /** Throws NotFound. */
  async get(organizationId: string, id: string, reader: Reader): Promise<DecisionView> {
    const decision = await this.#decisions.find(organizationId, id);
    if (!decision) throw new NotFound('The decision');
    return visibleTo(reader, decision);
  }

  /** Deletes old records of all organizations in batches, until the signal aborts. */
  async deleteOld(signal: AbortSignal): Promise<void> {
    const now = this.#clock.now();
    while (!signal.aborted && (await this.#decisions.deleteOld(now, batchSize)) === batchSize);
  }
}
