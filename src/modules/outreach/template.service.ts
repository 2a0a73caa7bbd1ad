import type { OrganizationService } from '#modules/organizations';
import type { Config } from '#platform/config.ts';
import { Conflict, NotFound } from '#platform/errors.ts';
import { emailMessages } from './messages/email.messages.ts';
import { type ComposedEmail, composeEmail, type EmailLinks, plainTextOf } from './messages/email.view.ts';
import { checkedTemplate, type EmailTemplate } from './messages/email-template.ts';
import { decisionLinkDays, type MessageKind, messageKindRules, messageKinds } from './messages/message-kinds.ts';
import type { TemplateRepository } from './template.repository.ts';

/** `updated_at` is null for our default template. */
export type MessageTemplate = EmailTemplate & { kind: MessageKind; updated_at: string | null };

export type EmailPreview = ComposedEmail & { text: string };

const exampleDays = 7;
const linkDaysOf = (kind: MessageKind): number => (kind === 'rejection' ? decisionLinkDays : exampleDays);

/** Whom a preview is for. */
export type EmailSubject = { candidateName: string; jobTitle: string; companyName: string };
const exampleSubject: EmailSubject = {
  candidateName: 'Asha Rao',
  jobTitle: 'Backend Engineer',
  companyName: 'Example Ltd',
};

/** Button, links and the unsubscribe line are not part of them. */
export class TemplateService {
  readonly #templates: TemplateRepository;
  readonly #organizations: OrganizationService;
  readonly #config: Config;
  constructor(templates: TemplateRepository, organizations: OrganizationService, config: Config) {
    this.#templates = templates;
    this.#organizations = organizations;
    this.#config = config;
  }

  async list(organizationId: string): Promise<MessageTemplate[]> {
    const own = await this.#templates.list(organizationId);
    return messageKinds.map(
      (kind) =>
        own.find((one) => one.kind === kind) ?? {
          kind,
          ...emailMessages.templates[kind],
          updated_at: null,
        },
    );
  }

  /** Throws NotFound for an unknown kind. */
  async get(organizationId: string, kind: string): Promise<MessageTemplate> {
    const template = (await this.list(organizationId)).find((one) => one.kind === kind);
    if (!template) throw new NotFound('The template');
    return template;
  }

  /**
   * Applies to messages sent from now on. `was` is the `updated_at` of the version that the user edited. Throws
   * ValidationError with each invalid field, and Conflict if somebody saved the template since.
   */
  async save(organizationId: string, kind: MessageKind, template: EmailTemplate, was: string | null): Promise<void> {
    if (await this.#templates.save(organizationId, kind, checkedTemplate(kind, template), was)) return;
    throw new Conflict(
      'conflict',
      'Someone changed this email while you were editing it. Check their version below. Save again to replace it.',
    );
  }

  async reset(organizationId: string, kind: MessageKind): Promise<void> {
    await this.#templates.remove(organizationId, kind);
  }

  /** Throws ValidationError with each invalid field. */
  async preview(
    organizationId: string,
    kind: MessageKind,
    template: EmailTemplate,
    subject = exampleSubject,
  ): Promise<EmailPreview> {
    const { opens, isTransactional } = messageKindRules[kind];
    const organization = await this.#organizations.get(organizationId);
    const data = {
      kind,
      ...subject,
      organizationName: organization.public_name,
      linkExpiresAt: new Date(Date.now() + linkDaysOf(kind) * 86_400_000).toISOString(),
      template: checkedTemplate(kind, template),
    };
    const composed = composeEmail(data, !isTransactional);
    const links: EmailLinks = {
      main: `${this.#config.baseUrl}/${opens}/…`,
      unsubscribe: isTransactional ? undefined : `${this.#config.baseUrl}/unsubscribe/…`,
      opened: undefined,
    };
    return { ...composed, text: plainTextOf(composed, links) };
  }
}
