import { h } from 'preact';
import { WebhookDeliveryService, WebhookEndpointService } from '#modules/integrations';
import { AuditTrail } from '#platform/audit-trail.ts';
import { actorOf, runAudited } from '../audit-trail.ts';
import { copy } from '../console.messages.ts';
import { type ConsoleContext, type ConsoleReply, defineConsolePage } from '../console.page.ts';
import { pathId } from '../path-id.ts';
import { settingsPage } from '../settings/settings-layout.ts';
import { bodyPart } from './delivery.view.ts';
import { secretPage } from './endpoint.page.ts';
import { testForm, testOutcome } from './endpoint.view.ts';
import { endpointPath, webhooksPath } from './webhook-paths.ts';

const { webhooks: t } = copy.settings;

/** The request is sent before the entry is written: a slow endpoint must not hold a transaction. */
async function sendTest(context: ConsoleContext): Promise<ConsoleReply> {
  const { user, resolve } = context;
  const id = pathId(context);
  const outcome = await resolve(WebhookDeliveryService).sendTest(user.organizationId, id, {
    type: 'user',
    id: user.id,
  });
  const { succeeded, status, error } = outcome;
  await resolve(AuditTrail).record(actorOf(context), {
    organizationId: user.organizationId,
    action: 'webhook_endpoint.test',
    subject: id,
    details: { succeeded, status, error },
  });
  return {
    document: settingsPage(
      context,
      { title: t.test.title, part: 'webhooks', back: { href: endpointPath(id), label: t.secret.done } },
      h('p', { role: 'status' }, succeeded ? t.test.succeeded : t.test.failed),
      testOutcome(outcome),
      h('h2', null, t.delivery.answer),
      status === null ? h('p', null, t.delivery.noAnswer) : bodyPart(t.delivery.answer, outcome.response),
      testForm({ id }, t.test.again),
    ),
  };
}

async function rotate(context: ConsoleContext): Promise<ConsoleReply> {
  const { user, resolve } = context;
  const id = pathId(context);
  const rotated = await runAudited(
    context,
    () => resolve(WebhookEndpointService).rotateSecret(user.organizationId, id),
    { action: 'webhook_endpoint.rotate_secret', subject: id },
  );
  return { document: secretPage(context, rotated) };
}

const setEnabled =
  (enabled: boolean) =>
  async (context: ConsoleContext): Promise<ConsoleReply> => {
    const { user, resolve } = context;
    const id = pathId(context);
    await runAudited(context, () => resolve(WebhookEndpointService).update(user.organizationId, id, { enabled }), {
      action: enabled ? 'webhook_endpoint.enable' : 'webhook_endpoint.disable',
      subject: id,
    });
    return { redirect: endpointPath(id), notice: enabled ? t.enable.done : t.disable.done };
  };

async function remove(context: ConsoleContext): Promise<ConsoleReply> {
  const { user, resolve } = context;
  const id = pathId(context);
  await runAudited(context, () => resolve(WebhookEndpointService).delete(user.organizationId, id), {
    action: 'webhook_endpoint.delete',
    subject: id,
  });
  return { redirect: webhooksPath, notice: t.remove.done };
}

const actions = {
  test: sendTest,
  rotate,
  enable: setEnabled(true),
  disable: setEnabled(false),
  delete: remove,
};

export const webhookActionPages = Object.entries(actions).map(([name, handler]) =>
  defineConsolePage({ method: 'post', path: `${webhooksPath}/{id}/${name}`, role: 'admin', handler }),
);
