import { type ComponentChildren, h, type JSX } from 'preact';
import type { WebhookEndpointView, WebhookTest } from '#modules/integrations';
import { eventTypes } from '#platform/events/event-types.ts';
import { factList } from '#platform/pages/fact-list.ts';
import type { Problems } from '#platform/pages/field.ts';
import { badge } from '../components/badges.ts';
import { table } from '../components/table.ts';
import { showDateTime, showTimestamp } from '../components/time.ts';
import { copy } from '../console.messages.ts';
import { choiceField, inputField, textField } from '../field.ts';
import { type EndpointHealth, mostShown } from './webhook-health.queries.ts';
import { endpointPath } from './webhook-paths.ts';

const { webhooks: t } = copy.settings;

/** Fields as typed. */
export type EndpointFields = { url: string; description: string; types: readonly string[] };

function healthBadge({ enabled }: WebhookEndpointView, health: EndpointHealth | undefined): JSX.Element {
  if (!enabled) return badge(t.health.disabled);
  if (health?.failingSince) return badge(t.health.failing, 'bad');
  return health?.lastSuccessAt ? badge(t.health.working, 'good') : badge(t.health.unused);
}

const eventsOf = ({ types }: WebhookEndpointView): string =>
  types.length === 0 ? t.allTypes : types.length === 1 ? (types[0] ?? '') : t.types(types.length);

export type ShownEndpoint = { endpoint: WebhookEndpointView; health: EndpointHealth | undefined };

export const endpointTable = (rows: readonly ShownEndpoint[]): JSX.Element =>
  table(
    t.caption,
    [
      {
        label: t.columns.url,
        of: ({ endpoint: { id, url, description } }) =>
          h('span', null, [
            h('a', { href: endpointPath(id), class: 'address' }, url),
            description && h('span', { class: 'hint' }, description),
          ]),
      },
      { label: t.columns.events, of: ({ endpoint }) => eventsOf(endpoint) },
      { label: t.columns.health, of: ({ endpoint, health }) => healthBadge(endpoint, health) },
      { label: t.columns.lastSuccess, of: ({ health }) => showDateTime(health?.lastSuccessAt ?? null) ?? t.never },
      { label: t.columns.pending, isNumber: true, of: ({ health }) => t.capped(health?.pending ?? 0, mostShown) },
      { label: t.columns.failed, isNumber: true, of: ({ health }) => t.capped(health?.failed ?? 0, mostShown) },
    ],
    rows,
  );

export function endpointFacts({ endpoint, health }: ShownEndpoint): JSX.Element {
  const { facts, ...labels } = t.endpoint;
  const { url, description, types, disabled_reason, previous_secret_expires_at, created_at } = endpoint;
  const remark = disabled_reason
    ? `${t.disabledReasons[disabled_reason]} ${labels.disabledHint}`
    : health?.failingSince && labels.failingHint;
  return factList([
    [facts.url, h('code', { class: 'address' }, url)],
    [facts.description, description],
    [facts.health, [healthBadge(endpoint, health), remark && h('span', { class: 'hint' }, remark)]],
    [facts.failingSince, health?.failingSince && showTimestamp(health.failingSince)],
    [facts.lastSuccess, health?.lastSuccessAt ? showTimestamp(health.lastSuccessAt) : t.never],
    [facts.pending, t.capped(health?.pending ?? 0, mostShown)],
    [facts.failed, t.capped(health?.failed ?? 0, mostShown)],
    [facts.types, types.length === 0 ? t.allTypes : types.join(', ')],
    [
      facts.previousSecret,
      previous_secret_expires_at && [labels.previousSecretUntil, showTimestamp(previous_secret_expires_at)],
    ],
    [facts.created, showDateTime(created_at)],
  ]);
}

export const endpointForm = (
  { action, submit }: { action: string; submit: string },
  typed: EndpointFields,
  problems: Problems,
): JSX.Element =>
  h('form', { method: 'post', action }, [
    inputField({
      name: 'url',
      label: t.fields.url,
      hint: t.urlHint,
      type: 'text',
      value: typed.url,
      autocomplete: 'off',
      required: true,
      problems,
    }),
    textField({
      name: 'description',
      label: t.fields.description,
      value: typed.description,
      rows: 2,
      maxLength: 1000,
      required: false,
      problems,
    }),
    choiceField({
      name: 'types',
      label: t.fields.types,
      hint: t.typesHint,
      required: false,
      options: eventTypes,
      chosen: typed.types,
      several: true,
      problems,
    }),
    h('button', { type: 'submit' }, submit),
  ]);

type Action = { open: string; consequence: string; submit: string };

/** A form that opens on demand. */
const actionForm = (action: string, { open, consequence, submit }: Action, { isDangerous = false } = {}): JSX.Element =>
  h('details', null, [
    h('summary', null, open),
    h('form', { method: 'post', action }, [
      h('p', null, consequence),
      h('button', { type: 'submit', ...(isDangerous && { class: 'danger' }) }, submit),
    ]),
  ]);

export const testForm = ({ id }: Pick<WebhookEndpointView, 'id'>, label: string): JSX.Element =>
  h('form', { method: 'post', action: `${endpointPath(id)}/test` }, h('button', { type: 'submit' }, label));

export function endpointActions({ id, enabled }: WebhookEndpointView): ComponentChildren {
  const path = endpointPath(id);
  return [
    h('div', { class: 'webhook-actions' }, [
      !enabled &&
        h(
          'form',
          { method: 'post', action: `${path}/enable` },
          h('button', { type: 'submit', class: 'plain' }, t.enable.submit),
        ),
      testForm({ id }, t.test.submit),
      h('p', null, h('a', { href: `${path}/edit` }, t.edit.open)),
      enabled && h('p', null, h('a', { href: `${path}/replay` }, t.replay.open)),
      actionForm(`${path}/rotate`, t.rotate),
      enabled && actionForm(`${path}/disable`, t.disable),
      actionForm(`${path}/delete`, t.remove, { isDangerous: true }),
    ]),
    h('p', { class: 'hint' }, t.test.hint),
    enabled && h('p', { class: 'hint' }, t.replay.hint),
  ];
}

export function testOutcome({ event_id, succeeded, status, error, duration_ms }: WebhookTest): JSX.Element {
  const { facts } = t.test;
  return factList([
    [
      facts.outcome,
      succeeded ? badge(t.deliveries.states.succeeded, 'good') : badge(t.deliveries.states.failed, 'bad'),
    ],
    [facts.status, status !== null && String(status)],
    [facts.error, error && t.errors[error]],
    [facts.duration, copy.settings.requestLog.duration(duration_ms)],
    [facts.event, h('code', null, event_id)],
  ]);
}
