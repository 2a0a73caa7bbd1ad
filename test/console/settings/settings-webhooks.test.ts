import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { WebhookDeliveryRepository } from '../../../src/modules/integrations/webhooks/deliveries/delivery.repository.ts';
import { newId } from '../../../src/platform/ids.ts';
import { startReceiver, verify } from '../../integrations/webhook-receiver.ts';
import { startApp, type Tenant, until } from '../../support/app.ts';
import { type ConsoleClient, signIn } from '../console-client.ts';
import { auditEntries, visibleText } from '../page-assertions.ts';

const receiver = await startReceiver();
const webhooks = { secretKeys: [randomBytes(32)], concurrency: 10, ...receiver.settings };
const app = await startApp({ config: { webhooks } });
const path = '/console/settings/webhooks';

/** Adds an endpoint by the form. */
async function added(admin: ConsoleClient, target: string): Promise<{ page: string; secret: string }> {
  const made = await admin.post(path, { url: receiver.url(target), description: 'For <tests>' });
  expect(made.status, made.text).toBe(200);
  const secret = /<code class="secret">([^<]+)</.exec(made.text)?.[1] ?? '';
  const page = /href="(\/console\/settings\/webhooks\/[0-9a-f-]{36})"/.exec(made.text)?.[1] ?? '';
  return { page, secret };
}

/** Sends an event. Returns the page of its delivery. */
async function deliver({ organizationId }: Tenant, page: string): Promise<string> {
  const [id, eventId, endpointId] = [newId(), newId(), page.slice(-36)];
  const body = JSON.stringify({ id: `evt_${eventId.replaceAll('-', '')}`, type: 'client.created', note: '<b>' });
  const one = { id, organizationId, endpointId, eventId, type: 'client.created', body };
  await app.web.resolve(WebhookDeliveryRepository).insert([one], app.clock.now());
  return `/console/settings/webhook-deliveries/${id}`;
}

const textOf = async (admin: ConsoleClient, page: string): Promise<string> => visibleText((await admin.get(page)).text);

const attempted = (deliveryPage: string, attempts: number) =>
  until(
    async () =>
      (await app.rows('select attempts from webhook_deliveries where id = $1', [deliveryPage.slice(-36)]))[0]
        ?.attempts === attempts,
    'the attempt',
  );

test('Add an endpoint, show its secret once, and verify what it receives', async () => {
  const tenant = await app.tenant();
  const admin = await signIn(app, tenant);
  expect(await textOf(admin, path)).toContain('No webhook endpoints yet');
  const { page, secret } = await added(admin, '/console-add');
  expect(secret).toMatch(/^whsec_/);
  const text = await textOf(admin, page);
  expect(text).toContain('All types');
  expect(text).toContain('For <tests>');
  expect((await admin.get(page)).text).not.toContain(secret);
  const delivery = await deliver(tenant, page);
  const [got] = await receiver.wait('/console-add');
  expect(verify(secret, got as never).note).toBe('<b>');
  await attempted(delivery, 1);
  const list = await textOf(admin, path);
  expect(list).toContain('Working');
  const [entry] = await auditEntries(app, tenant, 'webhook_endpoint.create');
  expect(entry.subject).toBe(page.slice(-36));
  expect(await textOf(admin, '/console/settings/audit')).toContain('Added a webhook endpoint');
});

test('Name every wrong field, and keep what was typed', async () => {
  const admin = await signIn(app, await app.tenant());
  const refused = await admin.post(path, { url: 'http://localhost/x', description: 'Typed', types: 'job.exploded' });
  const text = visibleText(refused.text);
  expect(refused.status).toBe(400);
  expect(text).toContain('URL must be an https URL.');
  expect(text).toContain('"job.exploded" is not an event type');
  expect(refused.text).toContain('value="http://localhost/x"');
  expect(refused.text).toContain('Typed');
});

test('Show why a delivery failed, what was sent and what came back, and retry it', async () => {
  const tenant = await app.tenant();
  const admin = await signIn(app, tenant);
  const { page } = await added(admin, '/console-fail');
  receiver.answer('/console-fail', (response) => response.writeHead(500).end('<h1>broken</h1>'));
  const delivery = await deliver(tenant, page);
  await attempted(delivery, 1);
  const endpoint = await textOf(admin, page);
  expect(endpoint).toMatch(/Failing Failing|Health Failing/);
  expect(endpoint).toMatch(/client\.created Pending 1 500 /);
  expect(await textOf(admin, `${page}?state=succeeded`)).toContain('No results match these filters.');
  const { text: html } = await admin.get(delivery);
  const text = visibleText(html);
  expect(text).toContain('The endpoint returned a status other than 2xx.');
  expect(text).toContain('HTTP status 500 <h1>broken</h1>');
  expect(html).not.toContain('<h1>broken');
  expect(text).toMatch(
    /POST \/console-fail HTTP\/1.1 host: \S+ content-type: application\/json webhook-id: evt_[0-9a-f]{32}/,
  );
  expect(text).toContain('"note": "<b>"');
  receiver.answer('/console-fail', (response) => response.writeHead(204).end());
  const retried = await admin.submit(`${delivery}/retry`);
  expect(visibleText(retried.text)).toContain('Delivery queued.');
  await attempted(delivery, 2);
  expect(await textOf(admin, delivery)).toMatch(/Status Succeeded .*HTTP status 204 The response had no body\./);
  expect(await auditEntries(app, tenant, 'webhook_delivery.retry')).toHaveLength(1);
});

test('Send a test event and show the answer, also of a disabled endpoint', async () => {
  const tenant = await app.tenant();
  const admin = await signIn(app, tenant);
  const { page } = await added(admin, '/console-test');
  receiver.answer('/console-test', (response) => response.writeHead(202).end('noted'));
  const accepted = visibleText((await admin.post(`${page}/test`)).text);
  expect(accepted).toMatch(/The endpoint accepted the test event\. .*HTTP status 202 .*noted/);
  const disabled = visibleText((await admin.submit(`${page}/disable`)).text);
  expect(disabled).toMatch(/Endpoint disabled\. .*Disabled by a user or an API key\./);
  receiver.answer('/console-test', (response) => response.writeHead(302, { location: '/' }).end());
  const failed = visibleText((await admin.post(`${page}/test`)).text);
  expect(failed).toMatch(/The test event failed\. .*HTTP status 302 .*Redirects aren’t followed/);
  const [entry] = await auditEntries(app, tenant, 'webhook_endpoint.test');
  expect(entry.details).toEqual({ succeeded: false, status: 302, error: 'redirect' });
  const { text: list } = await admin.get(page);
  expect(visibleText(list)).toMatch(/webhook\.test Failed 1 302 .*webhook\.test Succeeded 1 202/);
  expect((await admin.get(`${page}?state=succeeded`)).text.match(/<code>webhook\.test/g)).toHaveLength(1);
  expect(visibleText(list)).toContain('Failed in 24 hours 0');
  const tested = /\/console\/settings\/webhook-deliveries\/[0-9a-f-]{36}/.exec(list)?.[0] ?? '';
  const { text: shown } = await admin.get(tested);
  expect(shown).toContain(`<p class="back"><a href="${page}">Back to the endpoint</a>`);
  expect(shown).not.toContain('/retry"');
  expect((await admin.post(`${tested}/retry`)).status).toBe(404);
  expect((await admin.get(`${page}/deliveries.csv`)).text.match(/webhook\.test/g)).toHaveLength(2);
  expect((await tenant.api.get(`/webhook-endpoints/${page.slice(-36)}/deliveries`)).body.meta.total).toBe(0);
  const delivery = await deliver(tenant, page);
  await admin.post(`${page}/disable`);
  expect(await textOf(admin, delivery)).toContain('Enable the endpoint to retry this delivery.');
  expect((await admin.post(`${delivery}/retry`)).status).toBe(409);
  expect(await textOf(admin, page)).toContain('Enable it to replay those it missed in the last 30 days.');
  const enabled = visibleText((await admin.submit(`${page}/enable`)).text);
  expect(enabled).toContain('Endpoint enabled.');
  expect(enabled).toContain('replay events instead of retrying each delivery');
});

test('Replay events by time and type, and name wrong times', async () => {
  const tenant = await app.tenant();
  const admin = await signIn(app, tenant);
  const { page } = await added(admin, '/console-replay');
  await tenant.api.post('/clients', { name: 'Replayed' });
  await receiver.wait('/console-replay');
  await tenant.api.post('/jobs', { title: 'Data Engineer' });
  const wrong = await admin.post(`${page}/replay`, { after: 'yesterday', before: '2026-13-01 10:00', types: 'x' });
  expect(wrong.status).toBe(400);
  expect(wrong.text).toContain('value="yesterday"');
  for (const name of ['after', 'before']) expect(wrong.text).toContain(`href="#field-${name}"`);
  expect(visibleText(wrong.text)).toContain('"x" is not an event type');
  const after = new Date(Date.now() - 3_600_000).toISOString().slice(0, 16).replace('T', ' ');
  const done = await admin.submit(`${page}/replay`, { after, before: '', types: 'client.created' });
  expect(visibleText(done.text)).toContain('1 delivery queued.');
  await until(
    async () => receiver.at('/console-replay').filter(({ body }) => body.includes('client.created')).length === 2,
    'the event to be sent again',
  );
  expect((await admin.get(`${page}/replay`)).text).toContain(
    `<p class="back"><a href="${page}">Back to the endpoint</a>`,
  );
  const early = await admin.submit(`${page}/replay`, { after: '2026-01-01 00:00', before: '2026-01-02 00:00:00' });
  expect(visibleText(early.text)).toContain('No events match, so nothing is sent.');
  const [, entry] = await auditEntries(app, tenant, 'webhook_endpoint.replay');
  expect(entry.details).toMatchObject({ count: 1, types: ['client.created'] });
  await admin.post(`${page}/disable`);
  expect((await admin.post(`${page}/replay`, { after })).status).toBe(409);
});

test('Edit an endpoint, rotate its secret, and delete it', async () => {
  const tenant = await app.tenant();
  const admin = await signIn(app, tenant);
  const { page, secret } = await added(admin, '/console-edit');
  const saved = await admin.submit(`${page}/edit`, { url: receiver.url('/console-moved'), types: 'job.created' });
  expect(visibleText(saved.text)).toMatch(/Endpoint saved\. .*console-moved .*job\.created/);
  const rotated = (await admin.post(`${page}/rotate`)).text;
  expect(rotated).toContain('<code class="secret">whsec_');
  expect(rotated).not.toContain(secret);
  expect(await textOf(admin, page)).toContain('Also signs until');
  expect(visibleText((await admin.submit(`${page}/delete`)).text)).toMatch(/Endpoint deleted\. .*No webhook endpoints/);
  expect((await admin.get(page)).status).toBe(404);
});

test('Refuse every page and form to recruiters, other organizations and other sites', async () => {
  const tenant = await app.tenant();
  const admin = await signIn(app, tenant);
  const { page } = await added(admin, '/console-guard');
  const delivery = await deliver(tenant, page);
  const recruiter = await signIn(app, tenant, 'recruiter');
  const other = await signIn(app, await app.tenant());
  for (const one of [path, `${path}/new`, page, `${page}/edit`, `${page}/replay`, delivery])
    expect([one, (await recruiter.get(one)).status]).toEqual([one, 403]);
  for (const one of [page, `${page}/edit`, `${page}/replay`, delivery])
    expect([one, (await other.get(one)).status]).toEqual([one, 404]);
  const form = { url: receiver.url('/console-stolen') };
  for (const action of ['edit', 'replay', 'test', 'rotate', 'enable', 'disable', 'delete']) {
    expect([action, (await other.post(`${page}/${action}`, form)).status]).toEqual([action, 404]);
    expect([action, (await recruiter.post(`${page}/${action}`, form)).status]).toEqual([action, 403]);
  }
  expect((await other.post(`${delivery}/retry`)).status).toBe(404);
  const cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const elsewhere = {
    method: 'POST',
    headers: { cookie, origin: 'https://evil.example.com' },
    redirect: 'manual',
  } as const;
  expect((await fetch(`${app.base}${page}/delete`, elsewhere)).status).toBe(403);
  expect((await admin.get(page)).status).toBe(200);
  expect(receiver.at('/console-stolen')).toEqual([]);
});
