import { h, type JSX } from 'preact';
import {
  type ShownDelivery,
  testType,
  WebhookDeliveryService,
  WebhookEndpointService,
  type WebhookEndpointView,
} from '#modules/integrations';
import { runAudited } from '../audit-trail.ts';
import { copy } from '../console.messages.ts';
import { type ConsoleContext, type ConsoleReply, defineConsolePage } from '../console.page.ts';
import { pathId } from '../path-id.ts';
import { settingsPage } from '../settings/settings-layout.ts';
import { answerPart, deliveryFacts, requestPart } from './delivery.view.ts';
import { WebhookHealthQueries } from './webhook-health.queries.ts';
import { deliveriesPath, deliveryPath, endpointPath } from './webhook-paths.ts';

const { webhooks: t } = copy.settings;

const retryForm = ({ id }: ShownDelivery, { enabled }: WebhookEndpointView): JSX.Element =>
  enabled
    ? h('form', { method: 'post', action: `${deliveryPath(id)}/retry` }, [
        h('button', { type: 'submit' }, t.retry.submit),
        h('p', { class: 'hint' }, t.retry.hint),
      ])
    : h('p', null, t.retry.disabled);

async function show(context: ConsoleContext): Promise<ConsoleReply> {
  const { user, resolve } = context;
  const { organizationId } = user;
  const delivery = await resolve(WebhookDeliveryService).getShown(organizationId, pathId(context));
  const [endpoint, body = ''] = await Promise.all([
    resolve(WebhookEndpointService).get(organizationId, delivery.endpoint_id),
    resolve(WebhookHealthQueries).body(organizationId, delivery.id),
  ]);
  return {
    document: settingsPage(
      context,
      {
        ...{ title: t.delivery.title, part: 'webhooks' },
        back: { href: endpointPath(endpoint.id), label: t.secret.done },
      },
      deliveryFacts(delivery, endpoint),
      delivery.type !== testType && retryForm(delivery, endpoint),
      answerPart(delivery),
      requestPart(delivery, endpoint, body),
      h('p', null, h('a', { href: deliveryPath(delivery.id) }, t.refresh)),
    ),
  };
}

async function retry(context: ConsoleContext): Promise<ConsoleReply> {
  const { user, resolve } = context;
  const id = pathId(context);
  await runAudited(context, () => resolve(WebhookDeliveryService).retry(user.organizationId, id), {
    action: 'webhook_delivery.retry',
    subject: id,
  });
  return { redirect: deliveryPath(id), notice: t.retry.done };
}

const path = `${deliveriesPath}/{id}`;

export const webhookDeliveryPages = [
  defineConsolePage({ method: 'get', path, role: 'admin', handler: show }),
  defineConsolePage({ method: 'post', path: `${path}/retry`, role: 'admin', handler: retry }),
];
