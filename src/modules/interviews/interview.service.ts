import { type ResumeTextService, revealRequired } from '#modules/candidates';
import { asInterview, fiveOf, type InterviewQuestion, jobQuestions } from '#modules/jobs';
import type { OrganizationService } from '#modules/organizations';
import type { OutreachService } from '#modules/outreach';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/database/database.ts';
import { NotFound, Unavailable } from '#platform/errors.ts';
import type { Interview, InterviewJob, InterviewRepository, NewInterview } from './interview.repository.ts';
import type { CreatedInterview, CreateInterview } from './interview.schemas.ts';
import { resumeQuestions } from './resume-question.ts';

/** What an interview costs, in credits. */
export const interviewPrice = 10;

/** Video interviews: their creation, which is paid with credits. */
export class InterviewService {
  readonly #db: Database;
  readonly #interviews: InterviewRepository;
  readonly #organizations: OrganizationService;
  readonly #resumes: ResumeTextService;
  readonly #outreach: OutreachService;
  readonly #days: number;
  constructor(
    db: Database,
    interviews: InterviewRepository,
    organizations: OrganizationService,
    resumes: ResumeTextService,
    outreach: OutreachService,
    config: Pick<Config, 'interviewDays'>,
  ) {
    this.#db = db;
    this.#interviews = interviews;
    this.#organizations = organizations;
    this.#resumes = resumes;
    this.#outreach = outreach;
    this.#days = config.interviewDays;
  }

  /**
   * What `create` needs and is too slow for a transaction: the resume's text, which the worker may have to read first.
   * Throws what `create` throws, before anybody waits, and what `ResumeTextService.waitFor` throws.
   */
  async prepare(organizationId: string, input: CreateInterview): Promise<void> {
    if (input.question_source !== 'resume' || input.interview_questions) return;
    await this.#check(organizationId, input);
    await this.#resumes.checkSource(organizationId, input.candidate_id);
    await this.#organizations.checkCredits(organizationId, interviewPrice);
    await this.#resumes.waitFor(organizationId, input.candidate_id);
  }

  /**
   * Makes an interview, pays it, and queues the invite unless that is not wanted. Call `prepare` before. Throws NotFound
   * (candidate, job), Forbidden for a masked candidate, and Forbidden `insufficient_credits`, in this order.
   */
  async create(organizationId: string, input: CreateInterview): Promise<CreatedInterview> {
    return this.#db.transaction(async () => {
      const job = await this.#check(organizationId, input);
      const interview = await this.#interviews.insert(organizationId, {
        candidateId: input.candidate_id,
        jobId: input.job_id ?? null,
        questionSource: input.question_source,
        initiatedVia: 'api',
        questions: await this.#questions(organizationId, input, job),
        days: this.#days,
      });
      if (!interview) throw new Error('a new id was taken');
      const { token, url } = await this.#outreach.interviewLink(organizationId, interview);
      if (input.send_invite_email) await this.#outreach.queueInvite(organizationId, interview);
      await this.#charge(organizationId, interview.id);
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

  /**
   * Makes and pays the interview about a job that a user starts, and queues its invite: once for an id, however often it
   * is asked for. False when it is there already. Throws as `create`.
   */
  async start(organizationId: string, wanted: { id: string; candidateId: string; jobId: string }): Promise<boolean> {
    const { id, candidateId, jobId } = wanted;
    return this.#db.transaction(async () => {
      const job = await this.#check(organizationId, { candidate_id: candidateId, job_id: jobId });
      if (!job) throw new NotFound('The job (job_id)');
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
      await this.#charge(organizationId, interview.id);
      return true;
    });
  }

  /** Makes and pays the interview of an apply. To be called in a transaction. Throws Forbidden `insufficient_credits`. */
  async createOnApply(
    organizationId: string,
    pair: { candidateId: string; jobId: string },
    initiatedVia: 'apply' | 'portal',
  ): Promise<Interview> {
    const job = await this.#interviews.job(organizationId, pair.jobId);
    if (!job) throw new NotFound('The job');
    const interview: NewInterview = {
      ...pair,
      questionSource: 'job',
      initiatedVia,
      questions: jobQuestions(job),
      days: this.#days,
    };
    const made = await this.#interviews.insert(organizationId, interview);
    if (!made) throw new Error('a new id was taken');
    await this.#charge(organizationId, made.id);
    return made;
  }

  /** Last of all: whoever charges holds the balance until the transaction ends. */
  #charge(organizationId: string, interviewId: string): Promise<void> {
    return this.#organizations.charge(organizationId, interviewPrice, 'video interview', interviewId);
  }

  async #check(
    organizationId: string,
    input: Pick<CreateInterview, 'candidate_id' | 'job_id'>,
  ): Promise<InterviewJob | undefined> {
    const state = await this.#interviews.candidateState(organizationId, input.candidate_id);
    if (!state) throw new NotFound('The candidate (candidate_id)');
    const job = input.job_id ? await this.#interviews.job(organizationId, input.job_id) : undefined;
    if (input.job_id && !job) throw new NotFound('The job (job_id)');
    if (state === 'masked') throw revealRequired();
    return job;
  }

  async #questions(
    organizationId: string,
    input: CreateInterview,
    job: InterviewJob | undefined,
  ): Promise<InterviewQuestion[]> {
    if (input.interview_questions) return asInterview(input.interview_questions);
    if (input.question_source === 'job' && job) return jobQuestions(job);
    const resume = await this.#resumes.find(organizationId, input.candidate_id);
    if (!resume) throw new Unavailable('The resume has just been replaced. Try again shortly.');
    return asInterview(fiveOf(resume.questions, resumeQuestions(resume.profile)));
  }
}
