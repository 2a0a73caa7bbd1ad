import type { OutreachService } from '#modules/outreach';
import type { SessionSubject } from './sessions/session.repository.ts';
import type { OpenedSession } from './sessions/session-opening.service.ts';
import type { WhatsappOutbox } from './whatsapp/whatsapp-outbox.service.ts';

export class ScreeningInviteService {
  readonly #outreach: OutreachService;
  readonly #whatsapp: WhatsappOutbox;
  constructor(outreach: OutreachService, whatsapp: WhatsappOutbox) {
    this.#outreach = outreach;
    this.#whatsapp = whatsapp;
  }

  /** Invites once per session, in the caller's transaction. Throws the errors of `WhatsappOutbox.invite`. */
  async invite(subject: SessionSubject, { id: sessionId, expiresAt, isNew }: OpenedSession): Promise<void> {
    const { organizationId, candidateId, jobId, channel } = subject;
    if (channel === 'whatsapp') await this.#whatsapp.invite({ organizationId, sessionId, candidateId, jobId });
    if (!isNew || channel !== 'email') return;
    const kind = 'screening_invite';
    await this.#outreach.queueScreening(organizationId, { sessionId, candidateId, jobId, expiresAt, kind });
  }
}
