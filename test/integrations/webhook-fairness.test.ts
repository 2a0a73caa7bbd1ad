import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { WebhookDeliveryRepository } from '../../src/modules/integrations/webhooks/deliveries/delivery.repository.ts';
import { newId } from '../../src/platform/ids.ts';
import { startApp, type Tenant, until } from '../support/app.ts';
import { startReceiver } from './webhook-receiver.ts';

const receiver = await startReceiver();
const app = await startApp({
  config: { webhooks: { secretKeys: [randomBytes(32)], concurrency: 1, ...receiver.settings } },
});

async function deliver(to: Tenant, path: string, count: number): Promise<void> {
  const { id: endpointId } = (await to.api.post('/webhook-endpoints', { url: receiver.url(path) })).body.data;
  const deliveries = Array.from({ length: count }, () => {
    const type = 'client.created';
    const ids = { id: newId(), organizationId: to.organizationId, endpointId, eventId: newId() };
    return { ...ids, type, body: JSON.stringify({ type }) };
  });
  await app.web.resolve(WebhookDeliveryRepository).insert(deliveries, app.clock.now());
}

test('Serve a new endpoint first where a slow one, which always answers, holds all places of the worker', async () => {
  const [slow, other] = [await app.tenant(), await app.tenant()];
  const open: ServerResponse[] = [];
  receiver.answer('/slow', (response) => void open.push(response));
  await deliver(slow, '/slow', 60);
  await receiver.wait('/slow', 2);
  await deliver(other, '/quick', 1);
  let answered = 0;
  while (receiver.at('/quick').length === 0) {
    const next = await until(async () => receiver.at('/quick')[0] ?? open.shift(), 'a request');
    if ('writeHead' in next) {
      answered++;
      next.writeHead(200).end();
    }
  }
  // The worker holds 20 deliveries. On a fast machine they are all answered before it looks for others. Without a turn of
  // its own the other endpoint would wait for at least 40, so 30 separates the two.
  expect(answered).toBeLessThan(30);
  receiver.answer('/slow', (response) => response.writeHead(200).end());
  for (const response of open) response.writeHead(200).end();
});
