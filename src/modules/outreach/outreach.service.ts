import type { Config } from '#platform/config.ts';
import { newId } from '#platform/ids.ts';
import type { TaskQueue } from '#platform/tasks/queue.ts';
import type { CandidateLinkService } from './candidate-link.service.ts';
import type { InvitedInterview, MessageRepository, Pair, ScreeningMessage } from './message.repository.ts';
import { deliverMessage } from './message.tasks.ts';

export type FirstApply = {
  candidateIds: readonly string[];
  jobId: string;
  outreachEnabled: boolean;
  directInterview: boolean;
};

/** Messages to candidates. Each is a row first, sent by the worker; the row says what became of it. */
export class OutreachService {
  readonly #messages: MessageRepository;
  readonly #links: CandidateLinkService;
  readonly #tasks: TaskQueue;
  readonly #config: Config;
  constructor(messages: MessageRepository, links: CandidateLinkService, tasks: TaskQueue, config: Config) {
    this.#messages = messages;
    this.#links = links;
    this.#tasks = tasks;
    this.#config = config;
  }

  /**
   * Queues the one email that a first apply sends, in the transaction that made the applications. A pair that ever had
   * its first apply gets nothing, even where that email was skipped because outreach was off. Returns the candidates
   * whose email is an invite: it is sent once it has its interview (`inviteWaiting`). The switch does not stop invites.
   */
  async queueFirstApply(organizationId: string, apply: FirstApply): Promise<string[]> {
    const skipped = apply.directInterview || apply.outreachEnabled ? null : 'outreach is switched off';
    const messages = apply.candidateIds.map((candidateId) => ({
      id: newId(),
      kind: apply.directInterview ? ('video_interview_invite' as const) : ('interest_outreach' as const),
      candidateId,
      jobId: apply.jobId,
      skipped,
    }));
    if (apply.directInterview) {
      const queued = await this.#messages.insertFirstApply(organizationId, messages);
      return queued.map((message) => message.candidateId);
    }
    this.#messages.sendFirstApply(organizationId, messages);
    if (skipped !== null) return [];
    // A pair that had its email before has no such message: its task will find nothing to do.
    await this.#tasks.enqueueAll(
      deliverMessage,
      messages.map(({ id, candidateId, jobId }) => ({ organizationId, messageId: id, candidateId, jobId })),
    );
    return [];
  }

  /**
   * Adds the invite that an interest click brings, once for a candidate and a job. True while it waits for its interview
   * (`inviteWaiting`), which somebody then has to make.
   */
  queueInterestInvite(organizationId: string, pair: Pair): Promise<boolean> {
    return this.#messages.insertInterestInvite(organizationId, newId(), pair);
  }

  /**
   * Gives the invite of a first apply or an interest click its interview, which `make` makes, and queues it; nothing when
   * that invite is not waiting for one (any more). Of two at once one makes an interview. To be called in a transaction.
   */
  async inviteWaiting(organizationId: string, pair: Pair, make: () => Promise<InvitedInterview>): Promise<void> {
    const messageId = await this.#messages.lockWaitingInvite(organizationId, pair);
    if (!messageId) return;
    await this.#messages.setInterview(organizationId, messageId, await make());
    await this.#tasks.enqueue(deliverMessage, { organizationId, messageId, ...pair });
  }

  /** Queues the invite to an interview, in the transaction that makes it. */
  async queueInvite(organizationId: string, interview: InvitedInterview): Promise<void> {
    const messageId = newId();
    await this.#messages.insertInvite(organizationId, messageId, interview);
    const { candidateId, jobId } = interview;
    await this.#tasks.enqueue(deliverMessage, { organizationId, messageId, candidateId, jobId });
  }

  /**
   * Queues the invite to a screening session or the reminder of it, in the transaction at hand: one of each for a session,
   * for ever. A reminder is skipped where the address has unsubscribed or bounced. Neither is sent once the session is
   * over.
   */
  async queueScreening(organizationId: string, message: ScreeningMessage): Promise<void> {
    const messageId = newId();
    if (!(await this.#messages.insertScreening(organizationId, messageId, message))) return;
    const { candidateId, jobId } = message;
    await this.#tasks.enqueue(deliverMessage, { organizationId, messageId, candidateId, jobId });
  }

  /** Makes a link to an interview, for the caller to hand out: its token, shown this once, and its address. */
  async interviewLink(organizationId: string, interview: InvitedInterview): Promise<{ token: string; url: string }> {
    const { id: interviewId, candidateId, jobId, expiresAt } = interview;
    const token = await this.#links.make({
      organizationId,
      purpose: 'interview',
      candidateId,
      jobId,
      interviewId,
      expiresAt,
    });
    return { token, url: `${this.#config.baseUrl}/interview/${token}` };
  }
}
