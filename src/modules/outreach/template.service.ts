import type { OrganizationService } from '#modules/organizations';
import type { Config } from '#platform/config.ts';
import { Conflict, NotFound } from '#platform/errors.ts';
import { kinds, type MessageKind, messageKinds } from './message.kinds.ts';
import { checkedTemplate, type Template } from './message.placeholders.ts';
import { type Composed, compose, defaultTemplate, type MessageLinks, textOf } from './message.templates.ts';
import type { TemplateRepository } from './template.repository.ts';

/** A message's words as an admin sees them. `updated_at` is null while they are ours. */
export type MessageTemplate = Template & { kind: MessageKind; updated_at: string | null };

/** A message as somebody will get it, with example data. */
export type Preview = Composed & { text: string };

const exampleDays = 7;

/** The words of an organization's messages. Button, links and what unsubscribes are not among them: they are always there. */
export class TemplateService {
  readonly #templates: TemplateRepository;
  readonly #organizations: OrganizationService;
  readonly #config: Config;
  constructor(templates: TemplateRepository, organizations: OrganizationService, config: Config) {
    this.#templates = templates;
    this.#organizations = organizations;
    this.#config = config;
  }

  /** One for each kind of message, in the order in which a candidate meets them. */
  async list(organizationId: string): Promise<MessageTemplate[]> {
    const own = await this.#templates.list(organizationId);
    return messageKinds.map(
      (kind) => own.find((one) => one.kind === kind) ?? { kind, ...defaultTemplate(kind), updated_at: null },
    );
  }

  /** Throws NotFound for what is no kind of message. */
  async get(organizationId: string, kind: string): Promise<MessageTemplate> {
    const template = (await this.list(organizationId)).find((one) => one.kind === kind);
    if (!template) throw new NotFound('The template');
    return template;
  }

  /**
   * Messages that are sent from now on have these words, which were made from those of `was` (their `updated_at`). Throws
   * ValidationError with each wrong field, Conflict where somebody has changed them meanwhile.
   */
  async save(organizationId: string, kind: MessageKind, template: Template, was: string | null): Promise<void> {
    if (await this.#templates.save(organizationId, kind, checkedTemplate(kind, template), was)) return;
    throw new Conflict(
      'conflict',
      'Somebody has changed this email while you were writing. Look at their words below, and save again to replace them.',
    );
  }

  /** Back to our words. Again changes nothing. */
  async reset(organizationId: string, kind: MessageKind): Promise<void> {
    await this.#templates.remove(organizationId, kind);
  }

  /** What a candidate would get with these words. Throws ValidationError with each wrong field. */
  async preview(organizationId: string, kind: MessageKind, template: Template): Promise<Preview> {
    const { opens, isAskedFor } = kinds[kind];
    const organization = await this.#organizations.get(organizationId);
    const about = {
      kind,
      candidateName: 'Asha Rao',
      jobTitle: 'Backend Engineer',
      companyName: 'Example Ltd',
      organizationName: organization.public_name,
      linkExpiresAt: new Date(Date.now() + exampleDays * 86_400_000).toISOString(),
      template: checkedTemplate(kind, template),
    };
    const composed = compose(about, !isAskedFor);
    const links: MessageLinks = {
      main: `${this.#config.baseUrl}/${opens}/…`,
      unsubscribe: isAskedFor ? undefined : `${this.#config.baseUrl}/unsubscribe/…`,
      opened: undefined,
    };
    return { ...composed, text: textOf(composed, links) };
  }
}
