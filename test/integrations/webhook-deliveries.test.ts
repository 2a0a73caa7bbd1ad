import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { describe, expect, test } from 'vitest';
import { boot } from '../../src/app/boot.ts';
import { WebhookDeliveryRepository } from '../../src/modules/integrations/webhooks/deliveries/delivery.repository.ts';
import { newId } from '../../src/platform/ids.ts';
import { expectProblem } from '../http/problem.ts';
import { startApp, type Tenant, until } from '../support/app.ts';
import { startSmtpServer } from '../support/servers/smtp-server.ts';
import { startReceiver, verify } from './webhook-receiver.ts';

const receiver = await startReceiver();
const webhooks = { secretKeys: [randomBytes(32)], concurrency: 100, ...receiver.settings };
const smtp = await startSmtpServer();
const app = await startApp({ config: { webhooks, smtpUrl: smtp.url } });
const second = 1000;
const hour = 3600 * second;

const newEndpoint = async ({ api }: Tenant, path: string, fields = {}) => {
  const answer = await api.post('/webhook-endpoints', { url: receiver.url(path), ...fields });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.data;
};

/** Returns the ids of the deliveries. */
async function deliver({ organizationId }: Tenant, endpointId: string, count = 1): Promise<string[]> {
  const deliveries = Array.from({ length: count }, () => {
    const [id, eventId] = [newId(), newId()];
    const body = JSON.stringify({ id: `evt_${eventId.replaceAll('-', '')}`, type: 'client.created' });
    return { id, organizationId, endpointId, eventId, type: 'client.created', body };
  });
  await app.web.resolve(WebhookDeliveryRepository).insert(deliveries, app.clock.now());
  return deliveries.map(({ id }) => id);
}

const deliveriesOf = async ({ api }: Tenant, endpointId: string, query = ''): Promise<any[]> =>
  (await api.get(`/webhook-endpoints/${endpointId}/deliveries?limit=100${query}`)).body.data;

/** The only delivery of the endpoint, once it is as wanted. */
const delivery = (tenant: Tenant, endpointId: string, wanted: (one: any) => boolean): Promise<any> =>
  until(async () => (await deliveriesOf(tenant, endpointId)).find(wanted), 'the delivery');

// First: later tests move the clock, which is the time of signatures too.
describe('Events', () => {
  const eventsOf = async ({ api }: Tenant): Promise<any[]> => (await api.get('/events?limit=100')).body.data;

  test('Send each event once to each endpoint that wants it, as the feed has it', async () => {
    const [tenant, other] = [await app.tenant(), await app.tenant()];
    const all = await newEndpoint(tenant, '/all');
    const some = await newEndpoint(tenant, '/some', { types: ['client.updated', 'job.created'] });
    const none = await newEndpoint(tenant, '/none', { enabled: false });
    await newEndpoint(other, '/other');
    const { id } = (await tenant.api.post('/clients', { name: 'Acme' })).body.data;
    await tenant.api.put(`/clients/${id}`, { status: 'inactive' });
    await receiver.wait('/all', 2);
    const [updated, ...more] = await receiver.wait('/some');
    expect(more).toEqual([]);
    const events = await eventsOf(tenant);
    expect(
      receiver
        .at('/all')
        .map((one) => verify(all.secret, one))
        .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    ).toEqual(events.toSorted((a, b) => (a.id < b.id ? -1 : 1)));
    expect(verify(some.secret, updated as never)).toEqual(events.find(({ type }) => type === 'client.updated'));
    const settled = async (endpoint: string) =>
      (await deliveriesOf(tenant, endpoint)).map(({ type, state }: any) => [type, state]).toSorted();
    await until(async () => (await settled(all.id)).every(([, state]) => state === 'succeeded'), 'both to succeed');
    expect(await settled(all.id)).toEqual([
      ['client.created', 'succeeded'],
      ['client.updated', 'succeeded'],
    ]);
    expect(await settled(none.id)).toEqual([]);
    // Enabled again, it gets what follows.
    await tenant.api.put(`/webhook-endpoints/${none.id}`, { enabled: true });
    await tenant.api.put(`/clients/${id}`, { notes: 'Called' });
    const [third] = await receiver.wait('/none');
    expect(verify(none.secret, third as never).subject).toEqual({ type: 'client', id, version: 3 });
    expect(receiver.at('/none').length).toBe(1);
    expect([receiver.at('/other'), receiver.at('/some').length]).toEqual([[], 2]);
  });

  test('Replay events of a time, by their types', async () => {
    const tenant = await app.tenant();
    const start = new Date(Date.now() - 1000).toISOString();
    const { id: client } = (await tenant.api.post('/clients', { name: 'Acme' })).body.data;
    await tenant.api.post('/jobs', { title: 'Engineer' });
    await tenant.api.put(`/clients/${client}`, { status: 'inactive' });
    const endpoint = await newEndpoint(tenant, '/replay', { types: ['client.created', 'client.updated'] });
    const replay = (body: object) => tenant.api.post(`/webhook-endpoints/${endpoint.id}/replay`, body);
    const answer = await replay({ after: start });
    expect([answer.status, answer.body]).toEqual([202, { data: { count: 2 } }]);
    await receiver.wait('/replay', 2);
    const events = await eventsOf(tenant);
    const ofClient = events.filter(({ type }) => type.startsWith('client.'));
    expect(
      receiver
        .at('/replay')
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(ofClient.map(({ id }) => id).toSorted());
    expect((await replay({ after: start, types: ['job.created'] })).body.data).toEqual({ count: 1 });
    expect((await replay({ after: start, types: [] })).body.data).toEqual({ count: events.length });
    const [first, second] = events.map(({ occurred_at: at }) => at);
    expect((await replay({ after: start, before: first, types: [] })).body.data).toEqual({ count: 1 });
    expect((await replay({ after: first, before: second, types: [] })).body.data).toEqual({ count: 1 });
    expect((await replay({ after: '2999-01-01T00:00:00Z' })).body.data).toEqual({ count: 0 });
    const wrong = await replay({ before: 'now', types: ['client.lost'], until: 1 });
    expectProblem(wrong, 400, 'validation_error');
    expect(wrong.body.error.details.map(({ path }: any) => path).toSorted()).toEqual([
      'after',
      'before',
      'types[0]',
      'until',
    ]);
    await tenant.api.put(`/webhook-endpoints/${endpoint.id}`, { enabled: false });
    expectProblem(await replay({ after: start }), 409, 'conflict');
    expectProblem(
      await (await app.tenant()).api.post(`/webhook-endpoints/${endpoint.id}/replay`, { after: start }),
      404,
      'not_found',
    );
  });

  test('Share the work among workers: one delivery for each event', async () => {
    const tenant = await app.tenant();
    const { id } = await newEndpoint(tenant, '/shared', { types: ['client.created'] });
    const second = await boot({ ...app.config, databaseUrl: app.urls.worker }, 'worker', { clock: app.clock });
    await second.work();
    try {
      await Promise.all(Array.from({ length: 120 }, (_, n) => tenant.api.post('/clients', { name: `Client ${n}` })));
      await receiver.wait('/shared', 120);
      await until(async () => (await deliveriesOf(tenant, id, '&state=pending')).length === 0, 'all to succeed');
    } finally {
      await second.close(2);
    }
    expect((await tenant.api.get(`/webhook-endpoints/${id}/deliveries`)).body.meta.total).toBe(120);
    expect(new Set(receiver.at('/shared').map((one) => one.id)).size).toBe(120);
  });
});

describe('Delivery', () => {
  test('Send a signed event and keep the first 2 KiB of the answer', async () => {
    const tenant = await app.tenant();
    const endpoint = await newEndpoint(tenant, '/first');
    receiver.answer('/first', (response) => response.writeHead(201).end('a'.repeat(5000)));
    await deliver(tenant, endpoint.id);
    const [got] = await receiver.wait('/first');
    expect(verify(endpoint.secret, got as never)).toEqual({ id: got?.id, type: 'client.created' });
    const done = await delivery(tenant, endpoint.id, ({ state }) => state === 'succeeded');
    expect(done).toEqual({
      id: expect.any(String),
      endpoint_id: endpoint.id,
      event_id: got?.id,
      type: 'client.created',
      state: 'succeeded',
      attempts: 1,
      last_attempt_at: expect.stringMatching(/Z$/),
      last_status: 201,
      last_error: null,
      last_response: 'a'.repeat(2048),
      next_attempt_at: null,
      created_at: expect.any(String),
      updated_at: expect.any(String),
    });
    const of = (query: string) => deliveriesOf(tenant, endpoint.id, query);
    expect(await of(`&event_id=${done.event_id}&state=succeeded`)).toEqual([done]);
    expect(await of(`&event_id=evt_${'0'.repeat(32)}`)).toEqual([]);
    expect(await of('&state=failed')).toEqual([]);
    const wrong = await tenant.api.get(`/webhook-endpoints/${endpoint.id}/deliveries?event_id=1&state=lost`);
    expectProblem(wrong, 400, 'validation_error');
    expect(wrong.body.error.details.map(({ path }: any) => path)).toEqual(['state', 'event_id']);
    const changed = await of(`&updated_after=${encodeURIComponent(done.created_at)}`);
    expect(changed).toEqual([done]);
  });

  test('Retry by the schedule with 20 % jitter, then fail', async () => {
    const tenant = await app.tenant();
    const { id } = await newEndpoint(tenant, '/schedule');
    receiver.answer('/schedule', (response) => response.writeHead(503).end('later'));
    await deliver(tenant, id);
    const delays = [5, 300, 1800, 2 * 3600, 5 * 3600, 10 * 3600, 14 * 3600, 20 * 3600, 24 * 3600];
    for (const [failures, seconds] of delays.entries()) {
      const one = await delivery(tenant, id, ({ attempts }) => attempts === failures + 1);
      expect(one).toMatchObject({
        state: 'pending',
        last_status: 503,
        last_error: 'http_status',
        last_response: 'later',
      });
      const wait = (Date.parse(one.next_attempt_at) - Date.parse(one.last_attempt_at)) / 1000;
      expect(wait).toBeGreaterThanOrEqual(seconds * 0.8 - 0.01);
      expect(wait).toBeLessThanOrEqual(seconds * 1.2 + 0.01);
      app.clock.advance(wait * second);
    }
    const last = await delivery(tenant, id, ({ state }) => state !== 'pending');
    expect(last).toMatchObject({ state: 'failed', attempts: 10, next_attempt_at: null });
    const sent = receiver.at('/schedule');
    expect(sent.length).toBe(10);
    expect(new Set(sent.map((one) => one.id)).size).toBe(1);
    expect(new Set(sent.map(({ headers }) => headers['webhook-timestamp'])).size).toBeGreaterThan(8);
  });

  test('Wait longer for Retry-After, by a day at most', async () => {
    const tenant = await app.tenant();
    const inTwoHours = new Date(app.clock.now().getTime() + 2 * hour);
    const headers = ['600', inTwoHours.toUTCString(), '1', '999999'];
    const waits: number[] = [];
    for (const [n, header] of headers.entries()) {
      const { id } = await newEndpoint(tenant, `/retry-after/${n}`);
      receiver.answer(`/retry-after/${n}`, (response) => response.writeHead(429, { 'retry-after': header }).end());
      await deliver(tenant, id);
      const { next_attempt_at: next, last_attempt_at: last } = await delivery(
        tenant,
        id,
        ({ attempts }) => attempts === 1,
      );
      waits.push((Date.parse(next) - Date.parse(last)) / 1000);
    }
    expect(waits[0]).toBe(600);
    expect(Math.abs((waits[1] ?? 0) - 7200)).toBeLessThan(60);
    expect(waits[2]).toBeLessThanOrEqual(6.01);
    expect(waits[3]).toBe(24 * 3600);
  });

  test('Read all formats of dates in Retry-After, and ignore what is neither seconds nor a date', async () => {
    const tenant = await app.tenant();
    const inTwoHours = new Date(app.clock.now().getTime() + 2 * hour).toUTCString();
    const [weekday = '', day = '', month = '', year = '', time = ''] = inTwoHours.split(/,? /);
    const days: Record<string, string> = { Tue: 'Tuesday', Wed: 'Wednesday', Thu: 'Thursday', Sat: 'Saturday' };
    const dates = [
      `${days[weekday] ?? `${weekday}day`}, ${day}-${month}-${year.slice(2)} ${time} GMT`,
      `${weekday} ${month} ${day.replace(/^0/, ' ')} ${time} ${year}`,
    ];
    const others = ['3600.5', '3600s', '-5', '2999-01-01', '1e5', 'tomorrow'];
    const waits: number[] = [];
    for (const [n, header] of [...dates, ...others].entries()) {
      const { id } = await newEndpoint(tenant, `/retry-date/${n}`);
      receiver.answer(`/retry-date/${n}`, (response) => response.writeHead(503, { 'retry-after': header }).end());
      await deliver(tenant, id);
      const { next_attempt_at: next, last_attempt_at: last } = await delivery(
        tenant,
        id,
        ({ attempts }) => attempts === 1,
      );
      waits.push((Date.parse(next) - Date.parse(last)) / 1000);
    }
    for (const wait of waits.slice(0, dates.length)) expect(Math.abs(wait - 7200)).toBeLessThan(60);
    for (const wait of waits.slice(dates.length)) expect(wait).toBeLessThanOrEqual(6.01);
  });

  test('Retry a delivery on request, in any state, with the whole schedule', async () => {
    const tenant = await app.tenant();
    const { id } = await newEndpoint(tenant, '/again');
    const [deliveryId] = await deliver(tenant, id);
    await delivery(tenant, id, ({ state }) => state === 'succeeded');
    receiver.answer('/again', (response) => response.writeHead(500).end());
    const retry = () => tenant.api.call('POST', `/api/v1/webhook-deliveries/${deliveryId}/retry`);
    const answer = await retry();
    expect(answer.status).toBe(202);
    expect(answer.body.data).toMatchObject({ id: deliveryId, state: 'pending', attempts: 1 });
    const failed = await delivery(tenant, id, ({ attempts }) => attempts === 2);
    expect(failed).toMatchObject({ state: 'pending', last_status: 500 });
    const wait = (Date.parse(failed.next_attempt_at) - Date.parse(failed.last_attempt_at)) / 1000;
    expect(wait).toBeLessThanOrEqual(6.01);
    await tenant.api.put(`/webhook-endpoints/${id}`, { enabled: false });
    const disabled = await retry();
    expectProblem(disabled, 409, 'conflict');
    const other = await app.tenant();
    expectProblem(await other.api.post(`/webhook-deliveries/${deliveryId}/retry`, {}), 404, 'not_found');
  });
});

describe('Disabling', () => {
  test('Fail what is pending when an endpoint is disabled', async () => {
    const tenant = await app.tenant();
    const { id } = await newEndpoint(tenant, '/off');
    receiver.answer('/off', (response) => response.writeHead(500).end('broken'));
    await deliver(tenant, id);
    await delivery(tenant, id, ({ attempts }) => attempts === 1);
    await tenant.api.put(`/webhook-endpoints/${id}`, { enabled: false });
    const [failed] = await deliveriesOf(tenant, id);
    expect(failed).toMatchObject({
      state: 'failed',
      last_error: 'endpoint_disabled',
      last_status: 500,
      next_attempt_at: null,
    });
  });

  test('Disable an endpoint that answers 410', async () => {
    const tenant = await app.tenant();
    const { id } = await newEndpoint(tenant, '/gone');
    receiver.answer('/gone', (response) => response.writeHead(500).end());
    const [first] = await deliver(tenant, id);
    await delivery(tenant, id, ({ attempts }) => attempts === 1);
    receiver.answer('/gone', (response) => response.writeHead(410).end());
    const [second] = await deliver(tenant, id);
    await until(async () => !(await tenant.api.get(`/webhook-endpoints/${id}`)).body.data.enabled, 'disabling');
    expect((await tenant.api.get(`/webhook-endpoints/${id}`)).body.data).toMatchObject({
      enabled: false,
      disabled_reason: 'gone',
      disabled_at: expect.any(String),
    });
    const states = (await deliveriesOf(tenant, id)).map(({ id: one, state, last_error }: any) => [
      one,
      state,
      last_error,
    ]);
    expect(states).toContainEqual([first, 'failed', 'endpoint_disabled']);
    expect(states).toContainEqual([second, 'failed', 'http_status']);
  });

  test('Mail admins after a day of failures, and disable after five', async () => {
    const tenant = await app.tenant();
    await app.rows('update users set email = $2 where id = $1', [tenant.userIds[0], 'dead@owner.example']);
    const { id } = await newEndpoint(tenant, '/dead?token=secret');
    receiver.answer('/dead?token=secret', (response) => response.writeHead(500).end());
    const fail = async () => {
      const [one] = await deliver(tenant, id);
      await until(
        async () => (await deliveriesOf(tenant, id)).find((d) => d.id === one && d.attempts > 0),
        'an attempt',
      );
      await app.idle();
    };
    const mails = () => smtp.to('dead@owner.example').map(({ subject }) => subject);
    const enabled = async () => (await tenant.api.get(`/webhook-endpoints/${id}`)).body.data;
    await fail();
    app.clock.advance(23 * hour);
    await fail();
    expect(mails()).toEqual([]);
    app.clock.advance(1.5 * hour);
    await fail();
    await fail();
    const warning = `Webhooks to ${receiver.host} are failing`;
    expect(mails()).toEqual([warning]);
    app.clock.advance(94 * hour);
    await fail();
    expect(await enabled()).toMatchObject({ enabled: true });
    app.clock.advance(2 * hour);
    await deliver(tenant, id);
    await until(async () => !(await enabled()).enabled, 'disabling');
    await app.idle();
    expect(await enabled()).toMatchObject({ disabled_reason: 'failing' });
    expect(mails()).toEqual([warning, `We disabled the webhook endpoint on ${receiver.host}`]);
    expect(JSON.stringify(smtp.to('dead@owner.example'))).not.toContain('token=secret');
    expect(await deliveriesOf(tenant, id, '&state=pending')).toEqual([]);
    const again = (await tenant.api.put(`/webhook-endpoints/${id}`, { enabled: true })).body.data;
    expect(again).toMatchObject({ enabled: true, disabled_reason: null });
    await fail();
    expect(await enabled()).toMatchObject({ enabled: true });
  });
});

test('Delay no endpoint by five that hang', async () => {
  const tenant = await app.tenant();
  const [hanging, healthy] = [5, 15];
  const open = new Set<ServerResponse>();
  const hang = (response: ServerResponse) => {
    open.add(response);
    response.on('close', () => open.delete(response));
  };
  const endpoints = await Promise.all(
    Array.from({ length: hanging + healthy }, async (_, n) => {
      const path = n < hanging ? `/hangs/${n}` : `/works/${n}`;
      if (n < hanging) receiver.answer(path, hang);
      return { path, ...(await newEndpoint(tenant, path)) };
    }),
  );
  for (const { id } of endpoints) await deliver(tenant, id, 60);
  for (const { path } of endpoints.slice(hanging)) expect((await receiver.wait(path, 60)).length).toBe(60);
  // Their requests are still open.
  for (const { path } of endpoints.slice(0, hanging)) expect(receiver.at(path).length).toBeGreaterThan(0);
  expect(open.size).toBeGreaterThanOrEqual(hanging);
  for (const { id } of endpoints.slice(0, hanging)) await tenant.api.delete(`/webhook-endpoints/${id}`);
});
