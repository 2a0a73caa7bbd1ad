import { revealRequired } from '#modules/candidates';
import { firstStatus } from '#modules/organizations';
import type { OutreachService } from '#modules/outreach';
import { InvalidPipelineStatus, NotFound } from '#platform/errors.ts';
import type { TaskQueue } from '#platform/tasks/queue.ts';
import { type InterviewOrigin, interviewRequested, scoreRequested } from './application.events.ts';
import type {
  ApplicationRepository,
  ApplyTarget,
  ChangesById,
  MadeBy,
  NewApplication,
} from './application.repository.ts';
import type { ApplicationChange, ApplicationView } from './application.schemas.ts';
import type { ApplicationKey } from './application-step.repository.ts';

type NewItem = ApplicationKey & ApplicationChange;

/** Whether the application is valid and no invite has to be made first. */
const isSimple = (
  { candidateStatus, directInterview, pipelineStatuses }: ApplyTarget & { candidateStatus: string },
  status: string | undefined,
): boolean =>
  candidateStatus !== 'masked' && !directInterview && (status === undefined || pipelineStatuses.includes(status));

const newApplicationOf = ({ candidateId, jobId, ...fields }: NewItem) => ({
  ...{ candidateId, jobId },
  matchScore: fields.match_score ?? null,
  status: fields.status ?? firstStatus,
  notes: fields.notes ?? null,
  metadata: fields.metadata ?? null,
  externalId: fields.external_id ?? null,
});

/** Applications to one job, by one task. As many as a bulk apply has. */
const scoredTogether = 100;

const pairOf = (candidateId: string, jobId: string): string => `${candidateId} ${jobId}`;

/** Building blocks of use cases that write applications, in the caller's transaction. */
export class ApplicationWriter {
  readonly #applications: ApplicationRepository;
  readonly #outreach: OutreachService;
  readonly #tasks: TaskQueue;
  constructor(applications: ApplicationRepository, outreach: OutreachService, tasks: TaskQueue) {
    this.#applications = applications;
    this.#outreach = outreach;
    this.#tasks = tasks;
  }

  /**
   * With `candidateId`, accepts a removed status that the candidate's application still has. Throws NotFound (job), then
   * InvalidPipelineStatus.
   */
  async jobTarget(
    organizationId: string,
    key: Pick<ApplicationKey, 'jobId'> & Partial<ApplicationKey>,
    status: string | undefined,
  ): Promise<ApplyTarget> {
    return this.#check(organizationId, key, await this.#applications.target(organizationId, key.jobId), status);
  }

  /**
   * Accepts a removed status that the application still has. Throws NotFound (candidate, job), InvalidPipelineStatus, and
   * Forbidden for a masked candidate, in this order.
   */
  async candidateTarget(
    organizationId: string,
    { candidateId, jobId }: ApplicationKey,
    status: string | undefined,
  ): Promise<ApplyTarget> {
    const found = await this.#applications.targetFor(organizationId, jobId, candidateId);
    if (!found?.candidateStatus) throw new NotFound('The candidate (candidate_id)');
    const target = await this.#check(organizationId, { candidateId, jobId }, found, status);
    if (found.candidateStatus === 'masked') throw revealRequired();
    return target;
  }

  async #check(
    organizationId: string,
    { candidateId, jobId }: Pick<ApplicationKey, 'jobId'> & Partial<ApplicationKey>,
    target: ApplyTarget | undefined,
    status: string | undefined,
  ): Promise<ApplyTarget> {
    if (!target || target.directInterview === null) throw new NotFound('The job (job_id)');
    if (status === undefined || target.pipelineStatuses.includes(status)) return target;
    const [id] = candidateId
      ? (await this.#applications.lockExisting(organizationId, jobId, [candidateId])).values()
      : [];
    const stored = id === undefined ? undefined : await this.#applications.lock(organizationId, id);
    if (stored?.status === status) return target;
    throw new InvalidPipelineStatus(status, target.pipelineStatuses);
  }

  /**
   * Adds many new applications with as few statements as one. Returned by index. Those that need more are left out: with
   * an error, existing, or to a job that invites immediately.
   */
  async insertNew(organizationId: string, items: readonly NewItem[]): Promise<(ApplicationView | undefined)[]> {
    const targets = await this.#applications.targetsFor(organizationId, items);
    const simple = new Map<string, NewItem>();
    for (const target of targets) {
      const item = items[target.index];
      if (!item || !isSimple(target, item.status)) continue;
      const pair = pairOf(item.candidateId, item.jobId);
      // A second one of the same pair changes what the first one adds.
      if (!simple.has(pair)) simple.set(pair, item);
    }
    if (simple.size === 0) return [];
    const added = await this.#applications.insertAll(organizationId, [...simple.values()].map(newApplicationOf));
    if (added.length === 0) return [];
    await this.#queueAll(
      organizationId,
      added,
      targets.some(({ outreachEnabled }) => outreachEnabled),
    );
    const byPair = new Map(added.map((one) => [pairOf(one.candidate_id, one.job_id), one]));
    return items.map((item) => {
      const pair = pairOf(item.candidateId, item.jobId);
      return simple.get(pair) === item ? byPair.get(pair) : undefined;
    });
  }

  async #queueAll(organizationId: string, added: readonly ApplicationView[], outreachEnabled: boolean): Promise<void> {
    const keys = added.map(({ candidate_id: candidateId, job_id: jobId }) => ({ candidateId, jobId }));
    const unscored = added.filter((application) => application.match_score === null);
    await Promise.all([
      this.#outreach.queueInterestEmails(organizationId, keys, outreachEnabled),
      this.#tasks.announceAll(
        scoreRequested,
        unscored.map(({ id, candidate_id: candidateId, job_id: jobId }) => ({
          ...{ organizationId, applicationIds: [id], jobId, candidateId },
        })),
      ),
    ]);
  }

  /**
   * Adds those that do not exist yet and whose external IDs are free, and queues emails and scores. The candidates must exist
   * and be unmasked.
   */
  async insert(
    organizationId: string,
    jobId: string,
    target: ApplyTarget,
    items: readonly NewApplication[],
    fields: ApplicationChange,
    via: InterviewOrigin = 'apply',
  ): Promise<ApplicationView[]> {
    if (items.length === 0) return [];
    const added = await this.#applications.insert(organizationId, jobId, items, {
      status: fields.status ?? firstStatus,
      notes: fields.notes ?? null,
      metadata: fields.metadata ?? null,
    });
    if (added.length === 0) return [];
    const unscored = added.filter((application) => application.match_score === null).map(({ id }) => id);
    const shared = { jobId, ...(added.length === 1 && { candidateId: added[0]?.candidate_id }) };
    await Promise.all([
      this.#queueFirstApply(organizationId, jobId, target, added, via),
      this.#requestScores(organizationId, unscored, shared),
    ]);
    return added;
  }

  /**
   * Like `insert`, but each item has its own fields and its own job, one of `targets`. Without `outreach`, sends no
   * emails and makes no interviews.
   */
  async insertAll(
    organizationId: string,
    items: readonly NewItem[],
    { targets, outreach }: { targets: ReadonlyMap<string, ApplyTarget>; outreach: boolean },
  ): Promise<ApplicationView[]> {
    if (items.length === 0) return [];
    const added = await this.#applications.insertAll(organizationId, items.map(newApplicationOf));
    for (const [jobId, some] of Map.groupBy(added, ({ job_id }) => job_id)) {
      const target = targets.get(jobId);
      if (outreach && target) await this.#queueFirstApply(organizationId, jobId, target, some, 'apply');
      const unscored = some.filter((application) => application.match_score === null).map(({ id }) => id);
      for (let start = 0; start < unscored.length; start += scoredTogether) {
        await this.#requestScores(organizationId, unscored.slice(start, start + scoredTogether), { jobId });
      }
    }
    return added;
  }

  /**
   * The applications must be locked. `shared`: the candidate or job that all have. Throws Conflict on another application's
   * external ID.
   */
  async change(
    organizationId: string,
    ids: readonly string[],
    shared: Partial<ApplicationKey>,
    fields: ApplicationChange,
    { scores, externalIds, userId = null, reasonId, undoes }: ChangesById & Partial<MadeBy> = {},
  ): Promise<void> {
    if (ids.length === 0) return;
    await this.#applications.change(organizationId, ids, fields, { scores, externalIds, userId, reasonId, undoes });
    const released = ids.filter((id) => (scores ? scores.get(id) === null : fields.match_score === null));
    await this.#requestScores(organizationId, released, shared);
  }

  /** Candidates who apply through the portal always get the invite. */
  async #queueFirstApply(
    organizationId: string,
    jobId: string,
    { outreachEnabled, directInterview }: ApplyTarget,
    added: readonly ApplicationView[],
    via: InterviewOrigin,
  ): Promise<void> {
    const invited = await this.#outreach.queueFirstApply(organizationId, {
      candidateIds: added.map((application) => application.candidate_id),
      jobId,
      outreachEnabled,
      directInterview: directInterview === true || via === 'portal',
    });
    if (invited.length === 0) return;
    await this.#tasks.announce(interviewRequested, { organizationId, jobId, candidateIds: invited, via });
  }

  async #requestScores(
    organizationId: string,
    applicationIds: string[],
    { jobId, candidateId }: Partial<ApplicationKey>,
  ): Promise<void> {
    if (applicationIds.length === 0) return;
    await this.#tasks.announce(scoreRequested, { organizationId, applicationIds, jobId, candidateId });
  }
}
