import { type ComponentChildren, h, type JSX } from 'preact';
import type { ShownDelivery, WebhookEndpointView } from '#modules/integrations';
import { factList } from '#platform/pages/fact-list.ts';
import { badge, type Tone } from '../components/badges.ts';
import { type Column, table } from '../components/table.ts';
import { showTimestamp } from '../components/time.ts';
import { copy } from '../console.messages.ts';
import { type FileColumn, inFile } from '../downloads/list-file.ts';
import { deliveryPath, endpointPath } from './webhook-paths.ts';

const { webhooks: t } = copy.settings;

const tones: Record<ShownDelivery['state'], Tone> = { pending: 'busy', succeeded: 'good', failed: 'bad' };

export const stateOf = ({ state }: ShownDelivery): JSX.Element => badge(t.deliveries.states[state], tones[state]);

const timeOf = (at: string | null): JSX.Element | null => (at === null ? null : showTimestamp(at));

/** The status, or why there is none. */
function answerOf({ last_status, last_error }: ShownDelivery): string | null {
  if (last_status !== null) return String(last_status);
  if (last_error === null) return null;
  return t.deliveries.noAnswer[last_error] ?? t.deliveries.otherErrors[last_error] ?? last_error;
}

const { columns } = t.deliveries;
const shown: readonly Column<ShownDelivery>[] = [
  {
    label: columns.event,
    of: ({ id, type }) => h('a', { href: deliveryPath(id) }, h('code', null, type)),
    value: ({ type }) => type,
  },
  { label: columns.state, of: stateOf, value: ({ state }) => t.deliveries.states[state] },
  {
    label: columns.attempts,
    isNumber: true,
    of: ({ attempts }) => String(attempts),
    value: ({ attempts }) => attempts,
  },
  { label: columns.answer, of: answerOf, value: answerOf },
  {
    label: columns.lastAttempt,
    of: ({ last_attempt_at }) => timeOf(last_attempt_at),
    value: (delivery) => delivery.last_attempt_at,
  },
  {
    label: columns.nextAttempt,
    of: ({ next_attempt_at }) => timeOf(next_attempt_at),
    value: (delivery) => delivery.next_attempt_at,
  },
];

export const deliveryTable = (rows: readonly ShownDelivery[]): JSX.Element => table(t.deliveries.caption, shown, rows);

export const deliveryFileColumns: readonly FileColumn<ShownDelivery>[] = [
  { label: copy.downloads.id, value: ({ id }) => id },
  ...inFile(shown),
  { label: t.delivery.facts.eventId, value: (delivery) => delivery.event_id },
  { label: t.delivery.facts.created, value: (delivery) => delivery.created_at },
];

export function deliveryFacts(delivery: ShownDelivery, endpoint: WebhookEndpointView): JSX.Element {
  const { facts } = t.delivery;
  const { type, event_id, last_error, attempts, last_attempt_at, next_attempt_at, created_at } = delivery;
  return factList([
    [facts.state, stateOf(delivery)],
    [facts.reason, last_error && t.errors[last_error]],
    [facts.event, h('code', null, type)],
    [facts.eventId, h('code', null, event_id)],
    [facts.attempts, String(attempts)],
    [facts.lastAttempt, timeOf(last_attempt_at)],
    [facts.nextAttempt, timeOf(next_attempt_at)],
    [facts.created, timeOf(created_at)],
    [facts.endpoint, h('a', { href: endpointPath(endpoint.id), class: 'address' }, endpoint.url)],
  ]);
}

function indented(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

/** Focusable, as keyboards have to scroll it. */
const block = (label: string, text: string): JSX.Element =>
  h('pre', { class: 'wire', tabIndex: 0, role: 'region', 'aria-label': label }, text);

export function requestPart({ event_id }: ShownDelivery, { url }: WebhookEndpointView, body: string) {
  const { pathname, search, host } = new URL(url);
  const lines = [
    `POST ${pathname}${search} HTTP/1.1`,
    `host: ${host}`,
    'content-type: application/json',
    `webhook-id: ${event_id}`,
    `webhook-timestamp: ${t.delivery.timestamp}`,
    `webhook-signature: ${t.delivery.signature}`,
    '',
    indented(body),
  ];
  return [
    h('h2', null, t.delivery.request),
    block(t.delivery.request, lines.join('\n')),
    h('p', { class: 'hint' }, t.delivery.requestHint),
  ];
}

export function bodyPart(label: string, response: string | null): ComponentChildren {
  return response
    ? [block(label, response), h('p', { class: 'hint' }, t.delivery.answerHint)]
    : h('p', null, t.delivery.emptyBody);
}

export function answerPart({ attempts, last_status, last_response }: ShownDelivery): ComponentChildren {
  const title = h('h2', null, t.delivery.answer);
  if (attempts === 0) return [title, h('p', null, t.delivery.notSent)];
  if (last_status === null) return [title, h('p', null, t.delivery.noAnswer)];
  return [title, h('p', null, t.delivery.status(last_status)), bodyPart(t.delivery.answer, last_response)];
}
