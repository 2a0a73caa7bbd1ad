import type { OrganizationService } from '#modules/organizations';
import type { SentMessage } from '#modules/outreach';
import type { Database } from '#platform/database/database.ts';
import { RetryTransaction } from '#platform/database/failure.ts';
import { Grouped } from '#platform/database/grouped.ts';
import { InvalidPipelineStatus, NotFound, ValidationError } from '#platform/errors.ts';
import type { Page, PageQuery } from '#platform/paging/page.ts';
import type { Tombstone } from '#platform/paging/tombstone.ts';
import { externalIdTaken } from '#platform/schema/external-id.ts';
import { isMetadata, metadataTooLarge } from '#platform/schema/metadata.ts';
import type { InterviewOrigin } from './application.events.ts';
import type { ApplicationQueries } from './application.queries.ts';
import type { ApplicationRepository, MadeBy, SentColumn } from './application.repository.ts';
import type {
  ApplicationChange,
  ApplicationFilter,
  ApplicationView,
  CreateApplication,
  EnrichedApplication,
  StatusEvent,
  UpdateApplication,
} from './application.schemas.ts';
import type { ApplicationKey } from './application-step.repository.ts';
import type { ApplicationWriter } from './application-writer.ts';
import type { ClosingService } from './rejections/closing.service.ts';

function checkMergedMetadata(merged: unknown): void {
  if (isMetadata(merged)) return;
  throw new ValidationError([{ path: 'metadata', code: 'invalid_value', message: metadataTooLarge }]);
}

type SentMessages = { organizationId: string; messages: readonly SentMessage[] };

type ListReader = { anyStatus?: boolean; seesContact?: boolean };

/** Screening messages are recorded in their sessions. */
const sentColumns: Record<string, SentColumn> = {
  interest_outreach: 'outreach_sent_at',
  video_interview_invite: 'video_interview_invite_sent_at',
};

export class ApplicationService {
  readonly #db: Database;
  readonly #applications: ApplicationRepository;
  readonly #queries: ApplicationQueries;
  readonly #writer: ApplicationWriter;
  readonly #organizations: OrganizationService;
  readonly #closings: ClosingService;
  readonly #sent = new Grouped<SentMessages>({ size: 50, waitMs: 0 }, (parts) => this.#recordSent(parts));
  constructor(
    db: Database,
    applications: ApplicationRepository,
    queries: ApplicationQueries,
    writer: ApplicationWriter,
    organizations: OrganizationService,
    closings: ClosingService,
  ) {
    this.#db = db;
    this.#applications = applications;
    this.#queries = queries;
    this.#writer = writer;
    this.#organizations = organizations;
    this.#closings = closings;
  }

  /**
   * Throws InvalidPipelineStatus, but not for a removed status that applications still have. `anyStatus`: accept all
   * former statuses. Without `seesContact`, `search` ignores emails.
   */
  list(
    organizationId: string,
    query: ApplicationFilter & { includesDeleted?: never },
    reader?: ListReader,
  ): Promise<Page<EnrichedApplication>>;
  list(
    organizationId: string,
    query: ApplicationFilter,
    reader?: ListReader,
  ): Promise<Page<EnrichedApplication | Tombstone>>;
  async list(
    organizationId: string,
    query: ApplicationFilter,
    { anyStatus = false, seesContact = true }: ListReader = {},
  ): Promise<Page<EnrichedApplication | Tombstone>> {
    if (query.status !== undefined && !anyStatus) await this.#checkListed(organizationId, query.status);
    return this.#queries.page(organizationId, query, { seesContact });
  }

  async #checkListed(organizationId: string, status: string): Promise<void> {
    try {
      await this.#organizations.checkStatus(organizationId, status);
    } catch (error) {
      if (!(error instanceof InvalidPipelineStatus) || !(await this.#queries.hasStatus(organizationId, status)))
        throw error;
    }
  }

  /** Throws NotFound. */
  async get(organizationId: string, id: string): Promise<EnrichedApplication> {
    const application = await this.#queries.find(organizationId, id);
    if (!application) throw new NotFound('The application');
    return application;
  }

  /** Events of all applications of the candidate, newest first. */
  eventsOfCandidate(organizationId: string, candidateId: string): Promise<StatusEvent[]> {
    return this.#queries.eventsOfCandidate(organizationId, candidateId);
  }

  /** Throws NotFound. */
  async events(organizationId: string, id: string, query: PageQuery): Promise<Page<StatusEvent>> {
    const page = await this.#queries.events(organizationId, id, query);
    if (!page) throw new NotFound('The application');
    return page;
  }

  /**
   * Throws NotFound (candidate, job), InvalidPipelineStatus, Forbidden for a masked candidate, and Conflict on another
   * application's external ID, in this order.
   */
  async apply(
    organizationId: string,
    { candidate_id: candidateId, job_id: jobId, ...fields }: CreateApplication,
    { via = 'apply' }: { via?: InterviewOrigin } = {},
  ): Promise<{ application: ApplicationView; created: boolean }> {
    const key = { candidateId, jobId };
    return this.#db.transaction(async () => {
      const target = await this.#writer.candidateTarget(organizationId, key, fields.status);
      const item = {
        candidateId,
        matchScore: fields.match_score ?? null,
        externalId: fields.external_id ?? null,
      };
      const [added] = await this.#writer.insert(organizationId, jobId, target, [item], fields, via);
      if (added) return { application: added, created: true };
      const existing = await this.#applications.lockExisting(organizationId, jobId, [candidateId]);
      const id = existing.get(candidateId);
      if (!id) {
        const { external_id: externalId } = fields;
        const taken = await this.#applications.idsByExternalId(organizationId, externalId ? [externalId] : []);
        if (taken.size > 0) throw externalIdTaken('application');
        throw new RetryTransaction('the application was deleted between the two statements');
      }
      return { application: await this.#change(organizationId, id, key, fields), created: false };
    });
  }

  /** Like `apply`, for concurrent calls in one transaction. Undefined for a call that has to use `apply` itself. */
  async applyTogether(
    organizationId: string,
    calls: readonly CreateApplication[],
  ): Promise<(ApplicationView | undefined)[]> {
    const items = calls.map(({ candidate_id, job_id, ...fields }) => ({
      candidateId: candidate_id,
      jobId: job_id,
      ...fields,
    }));
    return this.#db.transaction(() => this.#writer.insertNew(organizationId, items));
  }

  /** Locks the application until the current transaction ends. False if there is no such application. */
  async lock(organizationId: string, id: string): Promise<boolean> {
    return (await this.statusLocked(organizationId, id)) !== undefined;
  }

  /** Like `lock`. Returns the status. Undefined if there is no such application. */
  async statusLocked(organizationId: string, id: string): Promise<string | undefined> {
    return (await this.#applications.lock(organizationId, id))?.status;
  }

  /**
   * `userId`: null for an API key. `undoes`: the event of the move that this one takes back. `decision` is kept in the
   * record of the closing move. Throws NotFound (application, reason), ValidationError for a decision that does not fit,
   * InvalidPipelineStatus, and Conflict on another application's external ID.
   */
  async update(
    organizationId: string,
    id: string,
    { fields, decision, sentBack }: UpdateApplication,
    { userId = null, undoes }: { userId?: string | null; undoes?: string | undefined } = {},
  ): Promise<ApplicationView> {
    return this.#db.transaction(async () => {
      const stored = await this.#applications.lock(organizationId, id);
      if (!stored) throw new NotFound('The application');
      const { status: from } = stored;
      if (decision) await this.#closings.check(organizationId, { from, to: fields.status ?? from }, decision);
      // An application keeps a status that was removed until it is moved.
      if (fields.status !== undefined && fields.status !== from)
        await this.#organizations.checkStatus(organizationId, fields.status);
      // A computed score that a client sends back unchanged does not become the integration's.
      const { match_score: score, ...others } = fields;
      const isEcho = sentBack && stored.matchScoreSource === 'computed' && score === stored.matchScore;
      const reasonId = decision?.rejection_reason_id;
      const changed = await this.#change(organizationId, id, stored, isEcho ? others : fields, {
        userId,
        reasonId,
        undoes,
      });
      if (decision) await this.#closings.explain(organizationId, { id, ...stored }, decision);
      return changed;
    });
  }

  /** Like `lock`. Returns the IDs of the applications that exist. */
  lockAll(organizationId: string, ids: readonly string[]): Promise<string[]> {
    return this.#applications.lockAll(organizationId, ids);
  }

  /** Keeps sessions and interviews. */
  async removeAll(organizationId: string, ids: readonly string[]): Promise<void> {
    await this.#applications.removeAll(organizationId, ids);
  }

  /** Keeps sessions and interviews. Throws NotFound. */
  async remove(organizationId: string, id: string): Promise<void> {
    if ((await this.#applications.removeAll(organizationId, [id])) === 0) throw new NotFound('The application');
  }

  /** Ignores messages that belong to no application. Concurrent calls share statements. */
  recordSent(organizationId: string, messages: readonly SentMessage[]): Promise<void> {
    return this.#sent.run({ organizationId, messages });
  }

  async #recordSent(parts: readonly SentMessages[]): Promise<void[]> {
    for (const [organizationId, some] of Map.groupBy(parts, (part) => part.organizationId)) {
      const sent = some.flatMap(({ messages }) => messages);
      await this.#db.transaction(async () => {
        for (const [kind, messages] of Map.groupBy(sent, (message) => message.kind)) {
          const column = sentColumns[kind];
          if (column) await this.#applications.recordSent(organizationId, column, messages);
        }
      });
    }
    return [];
  }

  async #change(
    organizationId: string,
    id: string,
    key: ApplicationKey,
    fields: ApplicationChange,
    by: MadeBy = { userId: null },
  ): Promise<ApplicationView> {
    await this.#writer.change(organizationId, [id], key, fields, by);
    const [changed] = await this.#applications.byIds(organizationId, [id]);
    if (!changed) throw new NotFound('The application');
    if (fields.metadata) checkMergedMetadata(changed.metadata);
    return changed;
  }
}
