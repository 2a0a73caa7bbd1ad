import type { UserService } from '#modules/organizations';
import type { Database } from '#platform/database/database.ts';
import type { Exclusive } from '#platform/database/exclusive.ts';
import type { TaskQueue } from '#platform/tasks/queue.ts';
import type { HeldErasureRepository } from './held-erasure.repository.ts';
import { tellCandidateOfHold, tellOfHeldErasure } from './held-erasure.tasks.ts';
import type { HeldErasureMailService } from './held-erasure-mail.service.ts';

/** Notifies candidate and admins, once, that a legal hold makes the candidate's request wait. */
export class HeldErasureNotice {
  readonly #db: Database;
  readonly #exclusive: Exclusive;
  readonly #held: HeldErasureRepository;
  readonly #mails: HeldErasureMailService;
  readonly #users: UserService;
  readonly #tasks: TaskQueue;
  constructor(
    db: Database,
    exclusive: Exclusive,
    held: HeldErasureRepository,
    mails: HeldErasureMailService,
    users: UserService,
    tasks: TaskQueue,
  ) {
    this.#db = db;
    this.#exclusive = exclusive;
    this.#held = held;
    this.#mails = mails;
    this.#users = users;
    this.#tasks = tasks;
  }

  /** Call it in the transaction that locked the candidate. `knows`: the candidate sees this on the page. */
  async give(organizationId: string, candidateId: string, knows: boolean): Promise<void> {
    const request = await this.#held.find(organizationId, candidateId);
    if (!request) return;
    if (knows) await this.#finish(organizationId, candidateId, true);
    else if (!request.toldAt) await this.#tasks.enqueue(tellCandidateOfHold, { organizationId, candidateId });
  }

  /**
   * Emails the candidate, then the admins, even if the candidate can't be reached. Throws MailRefused before the last
   * attempt.
   */
  async tellCandidate(organizationId: string, candidateId: string, isLastAttempt: boolean): Promise<void> {
    const isFree = await this.#exclusive.run(`hold of ${candidateId}`, async () => {
      const mail = await this.#held.mailToCandidate(organizationId, candidateId);
      if (!mail) return;
      const isSent = await this.#mails.sendToCandidate(organizationId, mail, isLastAttempt);
      await this.#db.transaction(() => this.#finish(organizationId, candidateId, isSent));
    });
    if (!isFree) throw new Error('another worker is sending this message');
  }

  /** The first time, admins get an email. */
  async #finish(organizationId: string, candidateId: string, isCandidateTold: boolean): Promise<void> {
    const isFirst = await this.#held.markTold(organizationId, candidateId, isCandidateTold);
    if (!isFirst) return;
    const admins = await this.#users.adminsToMail(organizationId);
    await this.#tasks.enqueueAll(
      tellOfHeldErasure,
      admins.map(({ id: userId }) => ({ organizationId, candidateId, userId })),
    );
  }
}
