import { h, type JSX } from 'preact';
import {
  ReplayWebhooks,
  WebhookEndpointService,
  type WebhookEndpointView,
  WebhookReplayService,
} from '#modules/integrations';
import { AuditTrail } from '#platform/audit-trail.ts';
import { eventTypes } from '#platform/events/event-types.ts';
import type { Form } from '#platform/pages/form.ts';
import { validate } from '#platform/schema/validate.ts';
import { actorOf } from '../audit-trail.ts';
import { copy } from '../console.messages.ts';
import { type ConsoleContext, type ConsoleReply, defineConsolePage } from '../console.page.ts';
import { choiceField, inputField, problemSummary } from '../field.ts';
import { type FormErrors, problemsOf, toFormErrors } from '../form-errors.ts';
import { pathId } from '../path-id.ts';
import { settingsPage } from '../settings/settings-layout.ts';
import { endpointPath, webhooksPath } from './webhook-paths.ts';

const { replay: t, ...labels } = copy.settings.webhooks;

/** Fields as typed. */
type ReplayFields = { after: string; before: string; types: readonly string[] };

const fieldsOf = (form: Form): ReplayFields => ({
  after: form.value('after').trim(),
  before: form.value('before').trim(),
  types: form.values('types'),
});

const plainTime = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)(:\d\d)?$/;
/** Times without an offset are in UTC, like all times of the console. */
const inUtc = (typed: string): string => typed.replace(plainTime, (_, day, time, s = ':00') => `${day}T${time}${s}Z`);

const inputOf = ({ after, before, types }: ReplayFields) => ({
  after: inUtc(after),
  ...(before && { before: inUtc(before) }),
  ...(types.length > 0 && { types }),
});

function yesterday(): string {
  const at = new Date(Date.now() - 86_400_000);
  return at.toISOString().slice(0, 16).replace('T', ' ');
}

function formPage(
  context: ConsoleContext,
  { id, url }: WebhookEndpointView,
  typed: ReplayFields,
  errors?: FormErrors,
): JSX.Element {
  const problems = problemsOf(errors);
  const time = (name: 'after' | 'before', required: boolean) =>
    inputField({
      name,
      label: t.fields[name],
      hint: t.hints[name],
      type: 'text',
      value: typed[name],
      autocomplete: 'off',
      required,
      problems,
    });
  return settingsPage(
    context,
    { title: t.title, part: 'webhooks', errors, back: { href: endpointPath(id), label: labels.secret.done } },
    problemSummary(problems),
    h('p', { class: 'address' }, t.about(url)),
    h('form', { method: 'post', action: `${endpointPath(id)}/replay` }, [
      time('after', true),
      time('before', false),
      choiceField({
        name: 'types',
        label: labels.fields.types,
        hint: t.hints.types,
        required: false,
        options: eventTypes,
        chosen: typed.types,
        several: true,
        problems,
      }),
      h('button', { type: 'submit' }, t.submit),
    ]),
  );
}

const endpointOf = (context: ConsoleContext): Promise<WebhookEndpointView> =>
  context.resolve(WebhookEndpointService).get(context.user.organizationId, pathId(context));

/** The entry is written afterwards: a replay has many transactions, and one around them would hold up readers. */
async function replay(context: ConsoleContext): Promise<ConsoleReply> {
  const { form, user, resolve } = context;
  const { organizationId } = user;
  const endpoint = await endpointOf(context);
  const typed = fieldsOf(form);
  try {
    const input = validate(ReplayWebhooks, inputOf(typed));
    const count = await resolve(WebhookReplayService).replay(organizationId, endpoint.id, input);
    await resolve(AuditTrail).record(actorOf(context), {
      organizationId,
      action: 'webhook_endpoint.replay',
      subject: endpoint.id,
      details: { ...input, count },
    });
    return { redirect: endpointPath(endpoint.id), notice: t.done(count) };
  } catch (error) {
    const errors = toFormErrors(error, { ...t.fields, types: labels.fields.types });
    return { status: errors.status, document: formPage(context, endpoint, typed, errors) };
  }
}

const path = `${webhooksPath}/{id}/replay`;

export const webhookReplayPages = [
  defineConsolePage({
    method: 'get',
    path,
    role: 'admin',
    handler: async (context) => ({
      document: formPage(context, await endpointOf(context), { after: yesterday(), before: '', types: [] }),
    }),
  }),
  defineConsolePage({ method: 'post', path, role: 'admin', handler: replay }),
];
