import type { ApplicationStepService } from '#modules/applications';
import { type ConsentService, consentPurposes } from '#modules/candidates';
import { chatText } from '#platform/messaging/chat.ts';
import type { ConversationSubject, WhatsappRepository } from '../whatsapp.repository.ts';

/** The first reply to the invite is the candidate's consent to a screening on WhatsApp; "stop" withdraws it. */
export class WhatsappConsent {
  readonly #messages: WhatsappRepository;
  readonly #consents: ConsentService;
  readonly #applications: ApplicationStepService;
  constructor(messages: WhatsappRepository, consents: ConsentService, applications: ApplicationStepService) {
    this.#messages = messages;
    this.#consents = consents;
    this.#applications = applications;
  }

  /** Also marks the application. */
  async record(subject: ConversationSubject): Promise<void> {
    const { organizationId, sessionId, candidateId, jobId } = subject;
    await this.#applications.recordWhatsappStarted(organizationId, { candidateId, jobId });
    const invite = await this.#messages.invite(subject);
    if (!invite) return;
    await this.#consents.record(organizationId, {
      candidateId,
      screeningSessionId: sessionId,
      purpose: consentPurposes.whatsapp,
      channel: 'whatsapp',
      text: { text: chatText(invite), version: `${invite.name}/${invite.language}`, isTemplate: false },
    });
  }

  async withdraw({ organizationId, sessionId }: Omit<ConversationSubject, 'candidateId' | 'jobId'>): Promise<void> {
    const which = { purpose: consentPurposes.whatsapp, screeningSessionId: sessionId };
    await this.#consents.withdraw(organizationId, which, 'whatsapp');
  }
}
