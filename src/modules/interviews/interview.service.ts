import { type ResumeTextService, revealRequired } from '#modules/candidates';
import { completeToFive, type InterviewQuestion, jobQuestions, toInterviewQuestions } from '#modules/jobs';
import type { CreditLedger } from '#modules/organizations';
import type { OutreachService } from '#modules/outreach';
import type { Config } from '#platform/config.ts';
import { inBatches } from '#platform/database/batches.ts';
import type { Database } from '#platform/database/database.ts';
import { NotFound, Unavailable } from '#platform/errors.ts';
import type { InterviewJob, InterviewRepository } from './interview.repository.ts';
import type { CreatedInterview, CreateInterview } from './interview.schemas.ts';
import { chargeInterview, interviewPrice } from './interview-price.ts';
import { resumeQuestions } from './resume-question.ts';

export class InterviewService {
  readonly #db: Database;
  readonly #interviews: InterviewRepository;
  readonly #credits: CreditLedger;
  readonly #resumes: ResumeTextService;
  readonly #outreach: OutreachService;
  readonly #days: number;
  constructor(
    db: Database,
    interviews: InterviewRepository,
    credits: CreditLedger,
    resumes: ResumeTextService,
    outreach: OutreachService,
    config: Pick<Config, 'interviewDays'>,
  ) {
    this.#db = db;
    this.#interviews = interviews;
    this.#credits = credits;
    this.#resumes = resumes;
    this.#outreach = outreach;
    this.#days = config.interviewDays;
  }

  /**
   * Call it before `create`, outside a transaction, because this reads the job, or waits until the resume is read. Throws
   * the same errors as `create`.
   */
  async prepare(organizationId: string, input: CreateInterview): Promise<void> {
    if (input.interview_questions) return;
    if (input.question_source === 'job') {
      if (input.job_id) await this.#readJob(organizationId, input.job_id);
      return;
    }
    await this.#check(organizationId, input);
    await this.#resumes.checkSource(organizationId, input.candidate_id);
    await this.#credits.check(organizationId, interviewPrice);
    await this.#resumes.waitFor(organizationId, input.candidate_id);
  }

  /**
   * Also charges, and queues the invite if requested. Throws NotFound (candidate, job), Forbidden for a masked
   * candidate, and Forbidden `insufficient_credits`, in this order.
   */
  async create(organizationId: string, input: CreateInterview): Promise<CreatedInterview> {
    return this.#db.transaction(async () => {
      const job = await this.#check(organizationId, input);
      if (input.job_id) await this.#lockApplication(organizationId, input.candidate_id, input.job_id);
      const interview = await this.#interviews.insert(organizationId, {
        candidateId: input.candidate_id,
        jobId: input.job_id ?? null,
        questionSource: input.question_source,
        initiatedVia: 'api',
        questions: await this.#questions(organizationId, input, job),
        days: this.#days,
      });
      if (!interview) throw new Error('the id of the new interview is taken');
      const { token, url } = await this.#outreach.createInterviewLink(organizationId, interview);
      if (input.send_invite_email) await this.#outreach.queueInvite(organizationId, interview);
      await chargeInterview(this.#credits, organizationId, interview.id);
      return {
        id: interview.id,
        session_token: token,
        invite_url: url,
        question_source: input.question_source,
        initiated_via: 'api',
        status: 'invited',
      };
    });
  }

  /** Creates, invites and charges once for each id. False when the interview exists. Throws like `create`. */
  async start(organizationId: string, request: { id: string; candidateId: string; jobId: string }): Promise<boolean> {
    const { id, candidateId, jobId } = request;
    await this.#readJob(organizationId, jobId);
    return this.#db.transaction(async () => {
      const job = await this.#check(organizationId, { candidate_id: candidateId, job_id: jobId });
      if (!job) throw new NotFound('The job (job_id)');
      await this.#lockApplication(organizationId, candidateId, jobId);
      const interview = await this.#interviews.insert(organizationId, {
        id,
        candidateId,
        jobId,
        questionSource: 'job',
        initiatedVia: 'dashboard',
        questions: jobQuestions(job),
        days: this.#days,
      });
      if (!interview) return false;
      await this.#outreach.queueInvite(organizationId, interview);
      await chargeInterview(this.#credits, organizationId, interview.id);
      return true;
    });
  }

  /** Stores `expired`, which reads show before, in all organizations. Skips locked interviews. */
  expire(signal: AbortSignal): Promise<void> {
    return inBatches(signal, (size) => this.#interviews.expireOverdue(size));
  }

  async #check(
    organizationId: string,
    input: Pick<CreateInterview, 'candidate_id' | 'job_id'>,
  ): Promise<InterviewJob | undefined> {
    const status = await this.#interviews.talentPoolStatus(organizationId, input.candidate_id);
    if (!status) throw new NotFound('The candidate (candidate_id)');
    const job = input.job_id ? await this.#interviews.job(organizationId, input.job_id) : undefined;
    if (input.job_id && !job) throw new NotFound('The job (job_id)');
    if (status === 'masked') throw revealRequired();
    return job;
  }

  /** The questions are kept, so that no transaction waits until a long text is read. */
  async #readJob(organizationId: string, jobId: string): Promise<void> {
    const job = await this.#interviews.job(organizationId, jobId);
    if (job) jobQuestions(job);
  }

  /** An automatic invite that waited sees this interview, and is not sent too. */
  async #lockApplication(organizationId: string, candidateId: string, jobId: string): Promise<void> {
    await this.#interviews.lockApplication(organizationId, { candidateId, jobId });
  }

  async #questions(
    organizationId: string,
    input: CreateInterview,
    job: InterviewJob | undefined,
  ): Promise<InterviewQuestion[]> {
    if (input.interview_questions) return toInterviewQuestions(input.interview_questions);
    if (input.question_source === 'job' && job) return jobQuestions(job);
    const resume = await this.#resumes.find(organizationId, input.candidate_id);
    if (!resume) throw new Unavailable('The resume has just been replaced. Try again shortly.');
    return toInterviewQuestions(completeToFive(resume.questions, resumeQuestions(resume.profile)));
  }
}
