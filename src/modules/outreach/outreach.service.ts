import { newId } from '#platform/ids.ts';
import type { TaskQueue } from '#platform/tasks/queue.ts';
import type { CandidateLinkService } from './candidate-link.service.ts';
import type {
  InvitedInterview,
  JobApplicant,
  MessageRepository,
  RejectionMessage,
  ScreeningMessage,
} from './messages/message.repository.ts';
import { deliverMessage, deliverRejection } from './messages/message.tasks.ts';
import type { SuppressionRepository } from './suppression.repository.ts';

export type FirstApply = {
  candidateIds: readonly string[];
  jobId: string;
  outreachEnabled: boolean;
  directInterview: boolean;
};

/** Queues messages in the current transaction. The worker sends them, and their rows show the outcome. */
export class OutreachService {
  readonly #messages: MessageRepository;
  readonly #links: CandidateLinkService;
  readonly #tasks: TaskQueue;
  readonly #suppressions: SuppressionRepository;
  constructor(
    messages: MessageRepository,
    links: CandidateLinkService,
    tasks: TaskQueue,
    suppressions: SuppressionRepository,
  ) {
    this.#messages = messages;
    this.#links = links;
    this.#tasks = tasks;
    this.#suppressions = suppressions;
  }

  /**
   * A candidate who applied to the job before gets none, even if that email was skipped. Returns the candidates whose
   * email is an invite: it waits for its interview (`queueWaitingInvite`), and is sent even if outreach is off.
   */
  async queueFirstApply(organizationId: string, apply: FirstApply): Promise<string[]> {
    const applicants = apply.candidateIds.map((candidateId) => ({ candidateId, jobId: apply.jobId }));
    if (!apply.directInterview) {
      await this.queueInterestEmails(organizationId, applicants, apply.outreachEnabled);
      return [];
    }
    const kind = 'video_interview_invite';
    const messages = applicants.map((applicant) => ({ ...applicant, id: newId(), kind, skipped: null }) as const);
    const queued = await this.#messages.insertFirstInvites(organizationId, messages);
    return queued.map((message) => message.candidateId);
  }

  /** Queues emails about first applications to jobs without an immediate interview. */
  async queueInterestEmails(
    organizationId: string,
    applicants: readonly JobApplicant[],
    outreachEnabled: boolean,
  ): Promise<void> {
    const kind = 'interest_outreach';
    const skipped = outreachEnabled ? null : 'outreach is turned off';
    const messages = applicants.map((applicant) => ({ ...applicant, id: newId(), kind, skipped }) as const);
    this.#messages.insertInterestEmails(organizationId, messages);
    if (skipped !== null) return;
    // No message was inserted for an earlier applicant, so the task finds nothing to do.
    await this.#tasks.enqueueAll(
      deliverMessage,
      messages.map(({ id, candidateId, jobId }) => ({ organizationId, messageId: id, candidateId, jobId })),
    );
  }

  /**
   * Queues one invite per job. True while the invite waits for its interview (`queueWaitingInvite`), which the caller
   * must create.
   */
  queueInterestInvite(organizationId: string, applicant: JobApplicant): Promise<boolean> {
    return this.#messages.insertInterestInvite(organizationId, newId(), applicant);
  }

  /** Undefined without one. Locked until the transaction ends, so only one caller creates an interview. */
  lockWaitingInvite(organizationId: string, applicant: JobApplicant): Promise<string | undefined> {
    return this.#messages.lockWaitingInvite(organizationId, applicant);
  }

  async queueWaitingInvite(organizationId: string, messageId: string, interview: InvitedInterview): Promise<void> {
    await this.#messages.setInterview(organizationId, messageId, interview);
    const { candidateId, jobId } = interview;
    await this.#tasks.enqueue(deliverMessage, { organizationId, messageId, candidateId, jobId });
  }

  /** Skips an invite that must not get an interview. */
  skipWaitingInvite(organizationId: string, messageId: string, reason: string): Promise<void> {
    return this.#messages.skipWaitingInvite(organizationId, messageId, reason);
  }

  /** Keeps why the interview of an invite could not be created. A retry sends it. */
  setInviteFailure(organizationId: string, messageId: string, error: string): Promise<void> {
    return this.#messages.setInviteFailure(organizationId, messageId, error);
  }

  async queueInvite(organizationId: string, interview: InvitedInterview): Promise<void> {
    const messageId = newId();
    await this.#messages.insertInvite(organizationId, messageId, interview);
    const { candidateId, jobId } = interview;
    await this.#tasks.enqueue(deliverMessage, { organizationId, messageId, candidateId, jobId });
  }

  /**
   * One invite and one reminder for a session, none after its end. A reminder is skipped if the address unsubscribed or
   * bounced.
   */
  async queueScreening(organizationId: string, message: ScreeningMessage): Promise<void> {
    const messageId = newId();
    if (!(await this.#messages.insertScreening(organizationId, messageId, message))) return;
    const { candidateId, jobId } = message;
    await this.#tasks.enqueue(deliverMessage, { organizationId, messageId, candidateId, jobId });
  }

  /** Queues one rejection per decision. It is skipped if the application is reopened or deleted first. */
  async queueRejection(organizationId: string, message: RejectionMessage): Promise<void> {
    const messageId = newId();
    if (!(await this.#messages.insertRejection(organizationId, messageId, message))) return;
    const { candidateId, jobId } = message;
    await this.#tasks.enqueue(deliverRejection, { organizationId, messageId, candidateId, jobId });
  }

  /** A sent message came back: its address gets no more outreach. False for a message that is not sent. */
  async recordBounce(organizationId: string, messageId: string, error: string): Promise<boolean> {
    if (!(await this.#messages.markBounced(organizationId, messageId, error))) return false;
    await this.#suppressions.insert(organizationId, messageId, 'bounced');
    return true;
  }

  /** A link for the caller to hand out. Its token cannot be read again. */
  createInterviewLink(organizationId: string, interview: InvitedInterview): Promise<{ token: string; url: string }> {
    const { id: interviewId, candidateId, jobId, expiresAt } = interview;
    return this.#links.create({ organizationId, purpose: 'interview', candidateId, jobId, interviewId, expiresAt });
  }
}
