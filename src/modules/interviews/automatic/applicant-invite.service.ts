import { jobQuestions } from '#modules/jobs';
import type { CreditLedger } from '#modules/organizations';
import type { OutreachService } from '#modules/outreach';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/database/database.ts';
import { Forbidden, NotFound } from '#platform/errors.ts';
import { PermanentFailure, ProcessStopping, TaskFailure, type TaskRun } from '#platform/tasks/task.ts';
import type { InterviewRepository } from '../interview.repository.ts';
import { chargeInterview, interviewPrice } from '../interview-price.ts';
import type { ApplicantInvite } from './applicant-invite.ts';
import type { InterviewBudget } from './interview-budget.service.ts';

const noCredits = `The invite was not sent: the organization has fewer than ${interviewPrice} credits. Add credits, then retry.`;
const notCreated = 'The invite was not sent: the interview could not be created. Retry its task.';

const isUnpaid = (error: unknown): boolean => error instanceof Forbidden && error.code === 'insufficient_credits';

export class ApplicantInviteService {
  readonly #db: Database;
  readonly #interviews: InterviewRepository;
  readonly #credits: CreditLedger;
  readonly #outreach: OutreachService;
  readonly #budget: InterviewBudget;
  readonly #days: number;
  constructor(
    db: Database,
    interviews: InterviewRepository,
    credits: CreditLedger,
    outreach: OutreachService,
    budget: InterviewBudget,
    config: Pick<Config, 'interviewDays'>,
  ) {
    this.#db = db;
    this.#interviews = interviews;
    this.#credits = credits;
    this.#outreach = outreach;
    this.#budget = budget;
    this.#days = config.interviewDays;
  }

  /**
   * Does nothing when the interview exists. `skipped`: the invite of a deleted, closed or declined application and, after
   * it has waited, of a closed job or a candidate who was given an interview meanwhile.
   * `waits`: it is over the day's limit. Throws PermanentFailure without credits.
   */
  async invite(
    organizationId: string,
    request: ApplicantInvite,
    { lastAttempt, signal }: Pick<TaskRun<unknown>, 'lastAttempt' | 'signal'>,
  ): Promise<'done' | 'skipped' | 'waits'> {
    try {
      return await this.#db.transaction(() => this.#invite(organizationId, request));
    } catch (error) {
      const failure = isUnpaid(error) ? new PermanentFailure(noCredits) : error;
      const isLast = lastAttempt && !(signal.reason instanceof ProcessStopping);
      if (failure instanceof PermanentFailure || isLast) await this.#keepFailure(organizationId, request, failure);
      throw failure;
    }
  }

  /** People see that the invite is not on its way. */
  async #keepFailure(organizationId: string, invite: ApplicantInvite, failure: unknown): Promise<void> {
    await this.#db.transaction(async () => {
      const inviteId = await this.#outreach.lockWaitingInvite(organizationId, invite);
      const error = failure instanceof TaskFailure ? failure.message : notCreated;
      if (inviteId) await this.#outreach.setInviteFailure(organizationId, inviteId, error);
    });
  }

  async #invite(organizationId: string, invite: ApplicantInvite): Promise<'done' | 'skipped' | 'waits'> {
    const { via, waitingSince, ...pair } = invite;
    const application = await this.#interviews.lockApplication(organizationId, pair);
    const inviteId = await this.#outreach.lockWaitingInvite(organizationId, pair);
    if (!inviteId) return application ? 'done' : 'skipped';
    const skipped = application?.canInvite
      ? waitingSince && (await this.#interviews.whyNotAfter(organizationId, pair, waitingSince))
      : `the application ${application ? 'is closed or was declined' : 'was deleted'}`;
    if (skipped) {
      await this.#outreach.skipWaitingInvite(organizationId, inviteId, skipped);
      return 'skipped';
    }
    if (!(await this.#budget.reserve(organizationId, invite))) return 'waits';
    const job = await this.#interviews.job(organizationId, pair.jobId);
    if (!job) throw new NotFound('The job');
    const interview = await this.#interviews.insert(organizationId, {
      ...pair,
      questionSource: 'job',
      initiatedVia: via,
      questions: jobQuestions(job),
      days: this.#days,
    });
    if (!interview) throw new Error('the id of the new interview is taken');
    await this.#outreach.queueWaitingInvite(organizationId, inviteId, interview);
    await chargeInterview(this.#credits, organizationId, interview.id);
    return 'done';
  }
}
