import { revealRequired } from '#modules/candidates';
import { firstStatus, type OrganizationService } from '#modules/organizations';
import type { OutreachService } from '#modules/outreach';
import type { Database } from '#platform/database/database.ts';
import { TryAgain } from '#platform/database/failure.ts';
import { InvalidPipelineStatus, NotFound, ValidationError } from '#platform/errors.ts';
import type { Page, PageQuery } from '#platform/http/page.ts';
import { metadata } from '#platform/http/types.ts';
import type { TaskQueue } from '#platform/tasks/queue.ts';
import { interviewWanted, scoreWanted, type Via } from './application.events.ts';
import type { ApplicationQueries } from './application.queries.ts';
import type { ApplicationRepository, ApplyItem, ApplyTarget, SentColumn } from './application.repository.ts';
import type {
  ApplicationChange,
  ApplicationFilter,
  ApplicationView,
  Apply,
  EnrichedApplication,
  StatusEvent,
  UpdateApplication,
} from './application.schemas.ts';
import type { ApplicationStepRepository, Pair } from './application-step.repository.ts';

/** What is merged key by key has the bound of what is sent at once. */
function checkMerged(merged: unknown): void {
  if (metadata().safeParse(merged).success) return;
  throw new ValidationError([
    { path: 'metadata', code: 'invalid_value', message: 'must be at most 64 KiB as JSON together with what is stored' },
  ]);
}

function checked<T extends ApplyTarget>(target: T | undefined, status: string | undefined): T {
  if (!target || target.directInterview === null) throw new NotFound('The job (job_id)');
  if (status !== undefined && !target.pipelineStatuses.includes(status)) {
    throw new InvalidPipelineStatus(status, target.pipelineStatuses);
  }
  return target;
}

/** Where an application shows that a message was sent; of screenings their sessions do. */
const sentColumns: Record<string, SentColumn> = {
  interest_outreach: 'outreach_sent_at',
  video_interview_invite: 'video_interview_invite_sent_at',
};

/** Applications: candidates in jobs' pipelines. */
export class ApplicationService {
  readonly #db: Database;
  readonly #applications: ApplicationRepository;
  readonly #steps: ApplicationStepRepository;
  readonly #queries: ApplicationQueries;
  readonly #organizations: OrganizationService;
  readonly #outreach: OutreachService;
  readonly #tasks: TaskQueue;
  constructor(
    db: Database,
    applications: ApplicationRepository,
    steps: ApplicationStepRepository,
    queries: ApplicationQueries,
    organizations: OrganizationService,
    outreach: OutreachService,
    tasks: TaskQueue,
  ) {
    this.#db = db;
    this.#applications = applications;
    this.#steps = steps;
    this.#queries = queries;
    this.#organizations = organizations;
    this.#outreach = outreach;
    this.#tasks = tasks;
  }

  /**
   * Throws InvalidPipelineStatus for a status filter that is not one of the organization's; unless `anyStatus`, as
   * applications may be in one that was.
   */
  async list(
    organizationId: string,
    query: ApplicationFilter,
    { anyStatus = false } = {},
  ): Promise<Page<EnrichedApplication>> {
    if (query.status !== undefined && !anyStatus) await this.#organizations.checkStatus(organizationId, query.status);
    return this.#queries.page(organizationId, query);
  }

  /** Throws NotFound. */
  async get(organizationId: string, id: string): Promise<EnrichedApplication> {
    const application = await this.#queries.find(organizationId, id);
    if (!application) throw new NotFound('The application');
    return application;
  }

  /** Throws NotFound. */
  async events(organizationId: string, id: string, query: PageQuery): Promise<Page<StatusEvent>> {
    const page = await this.#queries.events(organizationId, id, query);
    if (!page) throw new NotFound('The application');
    return page;
  }

  /**
   * Applies a candidate to a job. A pair that exists gets the given fields as by `update`.
   * Throws NotFound (candidate, job), InvalidPipelineStatus, and Forbidden for a masked candidate, in this order.
   *
   * By the portal it is the candidates themselves who apply: a first apply brings the invite to a video interview,
   * whatever the job says.
   */
  async apply(
    organizationId: string,
    input: Apply,
    { via = 'apply' }: { via?: Via } = {},
  ): Promise<{ application: ApplicationView; created: boolean }> {
    const { candidate_id: candidateId, job_id: jobId, ...fields } = input;
    return this.#db.transaction(async () => {
      const pair = await this.#applications.pair(organizationId, jobId, candidateId);
      if (!pair?.candidateState) throw new NotFound('The candidate (candidate_id)');
      const target = checked(pair, fields.status);
      if (pair.candidateState === 'masked') throw revealRequired();
      const item = { candidateId, matchScore: fields.match_score ?? null };
      const [added] = await this.insert(organizationId, jobId, target, [item], fields, via);
      if (added) return { application: added, created: true };
      const existing = await this.#applications.lockExisting(organizationId, jobId, [candidateId]);
      const id = existing.get(candidateId);
      if (!id) throw new TryAgain('the application was deleted between the two statements');
      return { application: await this.#change(organizationId, id, { candidateId, jobId }, fields), created: false };
    });
  }

  /**
   * Changes the given fields; a change of status names the user who made it, none where an API key did. Throws NotFound
   * and InvalidPipelineStatus.
   */
  async update(
    organizationId: string,
    id: string,
    { fields, sentBack }: UpdateApplication,
    { userId = null }: { userId?: string | null } = {},
  ): Promise<ApplicationView> {
    return this.#db.transaction(async () => {
      const stored = await this.#applications.lock(organizationId, id);
      if (!stored) throw new NotFound('The application');
      if (fields.status !== undefined) await this.#organizations.checkStatus(organizationId, fields.status);
      // A score of ours that comes back with the rest of the answer is not one that the integration gives.
      const { match_score: score, ...others } = fields;
      const ours = sentBack && stored.match_score_source === 'computed' && score === stored.match_score;
      const pair = { candidateId: stored.candidate_id, jobId: stored.job_id };
      return this.#change(organizationId, id, pair, ours ? others : fields, userId);
    });
  }

  /** Removes the application and its status history; sessions and interviews stay. Throws NotFound. */
  async remove(organizationId: string, id: string): Promise<void> {
    if (!(await this.#applications.remove(organizationId, id))) throw new NotFound('The application');
  }

  /** Throws NotFound when there is no such job, InvalidPipelineStatus when the given status is not the organization's. */
  async checkTarget(organizationId: string, jobId: string, status: string | undefined): Promise<ApplyTarget> {
    return checked(await this.#applications.target(organizationId, jobId), status);
  }

  /**
   * Adds the applications that do not exist yet, with what a first apply brings: the email and the match score. To be
   * called in a transaction, with candidates that the organization has and may apply.
   */
  async insert(
    organizationId: string,
    jobId: string,
    target: ApplyTarget,
    items: readonly ApplyItem[],
    fields: ApplicationChange,
    via: Via = 'apply',
  ): Promise<ApplicationView[]> {
    if (items.length === 0) return [];
    const added = await this.#applications.insert(organizationId, jobId, items, {
      status: fields.status ?? firstStatus,
      notes: fields.notes ?? null,
      metadata: fields.metadata ?? null,
    });
    if (added.length === 0) return [];
    await Promise.all([
      this.#welcome(organizationId, jobId, target, added, via),
      this.#wantScores(
        organizationId,
        added.filter((a) => a.match_score === null).map((a) => a.id),
        { jobId, ...(added.length === 1 && { candidateId: added[0]?.candidate_id }) },
      ),
    ]);
    return added;
  }

  /** What a candidate hears of a first apply: the interest email, or the invite to an interview. */
  async #welcome(
    organizationId: string,
    jobId: string,
    { outreachEnabled, directInterview }: ApplyTarget,
    added: readonly ApplicationView[],
    via: Via,
  ): Promise<void> {
    const invited = await this.#outreach.queueFirstApply(organizationId, {
      candidateIds: added.map((a) => a.candidate_id),
      jobId,
      outreachEnabled,
      directInterview: directInterview === true || via === 'portal',
    });
    if (invited.length > 0) {
      await this.#tasks.announce(interviewWanted, { organizationId, jobId, candidateIds: invited, via });
    }
  }

  /** Changes many at once, each by the same fields and its own score where it has one. They must be locked, and all of `of`. */
  async changeAll(
    organizationId: string,
    ids: readonly string[],
    of: Partial<Pair>,
    fields: ApplicationChange,
    scores?: ReadonlyMap<string, number | null>,
    userId: string | null = null,
  ): Promise<void> {
    if (ids.length === 0) return;
    await this.#applications.change(organizationId, ids, fields, { scores, userId });
    const released = ids.filter((id) => (scores ? scores.get(id) === null : fields.match_score === null));
    await this.#wantScores(organizationId, released, of);
  }

  /** Records that the mail server took a message about this candidate and, it may be, a job. */
  async recordSent(
    organizationId: string,
    message: { messageId: string; kind: string; candidateId: string; jobId: string | null },
  ): Promise<void> {
    const column = sentColumns[message.kind];
    if (message.jobId === null || !column) return; // an interview about a resume belongs to no application
    await this.#applications.recordSent(organizationId, message.candidateId, message.jobId, column, message.messageId);
  }

  /**
   * Records what the candidate answers to the interest email. The first `interested` brings the invite to a video
   * interview too, which waits (as failed work) where the credits for it are missing. Throws NotFound without such an
   * application.
   */
  async recordInterest(organizationId: string, pair: Pair, answer: 'interested' | 'declined'): Promise<void> {
    const step = answer === 'interested' ? 'interest_clicked_at' : 'interest_declined_at';
    await this.#db.transaction(async () => {
      const isFirst = await this.#steps.take(organizationId, pair, step);
      if (!isFirst && !(await this.#steps.exists(organizationId, pair))) throw new NotFound('The application');
      if (!isFirst || answer === 'declined') return;
      if (!(await this.#outreach.queueInterestInvite(organizationId, pair))) return;
      const { jobId, candidateId } = pair;
      await this.#tasks.announce(interviewWanted, { organizationId, jobId, candidateIds: [candidateId] });
    });
  }

  /**
   * Records the score of a completed screening, and moves an application that is in `screening` on to `screened`, where
   * the organization has that status. Nothing when the application was deleted.
   */
  async recordScreening(organizationId: string, pair: Pair, score: number | null): Promise<void> {
    await this.#db.transaction(async () => {
      const application = await this.#steps.setScreeningScore(organizationId, pair, score);
      if (application?.status !== 'screening') return;
      const { pipeline_statuses } = await this.#organizations.get(organizationId);
      if (pipeline_statuses.includes('screened')) {
        await this.changeAll(organizationId, [application.id], pair, { status: 'screened' });
      }
    });
  }

  /** Records the first message of a screening by WhatsApp. Nothing when the application was deleted. */
  async recordWhatsappStarted(organizationId: string, pair: Pair): Promise<void> {
    await this.#steps.take(organizationId, pair, 'whatsapp_started_at');
  }

  async #change(
    organizationId: string,
    id: string,
    pair: Pair,
    fields: ApplicationChange,
    userId: string | null = null,
  ): Promise<ApplicationView> {
    await this.changeAll(organizationId, [id], pair, fields, undefined, userId);
    const [changed] = await this.#applications.byIds(organizationId, [id]);
    if (!changed) throw new NotFound('The application');
    if (fields.metadata) checkMerged(changed.metadata);
    return changed;
  }

  async #wantScores(organizationId: string, applicationIds: string[], of: Partial<Pair>): Promise<void> {
    if (applicationIds.length > 0) await this.#tasks.announce(scoreWanted, { organizationId, applicationIds, ...of });
  }
}
