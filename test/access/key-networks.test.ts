import { expect, test } from 'vitest';
import { ApiKeyService } from '../../src/modules/access/index.ts';
import { OrganizationService } from '../../src/modules/organizations/index.ts';
import { normalizeNetwork } from '../../src/platform/network.ts';
import { expectProblem } from '../http/problem.ts';
import { startApp } from '../support/app.ts';

const behindProxy = await startApp({ worker: false, config: { trustedProxies: 1 } });
const direct = await startApp({ worker: false });

async function limitedTo(app: typeof direct, ...allowedIps: string[]) {
  const { organizationId } = await app.tenant();
  const keys = app.web.resolve(ApiKeyService);
  const key = { organizationId, name: 'limited', expiresAt: null, createdByUserId: null, allowedIps };
  const { apiKey } = await keys.create(key);
  const from = (address: string, path = '/organization') =>
    app.withKey(apiKey).call('GET', `/api/v1${path}`, undefined, { 'x-forwarded-for': address });
  return { from, organizationId };
}

test('Accept calls from the allowed networks, in either notation of IPv4, and refuse others', async () => {
  const { from } = await limitedTo(behindProxy, '203.0.113.0/24', '198.51.100.7/32', '2001:db8:1::/48');
  for (const address of [
    '203.0.113.0',
    '203.0.113.255',
    '198.51.100.7',
    '::ffff:203.0.113.9',
    '::FFFF:203.0.113.9',
    '203.0.113.9:4711',
    '2001:db8:1::1',
    '2001:DB8:1:ffff::',
    '[2001:db8:1::1]:443',
  ]) {
    expect((await from(address)).status, address).toBe(200);
  }
  for (const address of [
    '203.0.114.0',
    '198.51.100.8',
    '::ffff:203.0.114.9',
    '2001:db8:2::1',
    '::1',
    '127.0.0.1',
    'unknown',
    '203.0.113.9, 10.0.0.1',
  ]) {
    expectProblem(await from(address), 403, 'ip_not_allowed');
  }
});

test('Refuse another network right after the key: before the plan, the path and the scope', async () => {
  const { from, organizationId } = await limitedTo(behindProxy, '203.0.113.0/24');
  expectProblem(await from('192.0.2.1', '/nothing'), 403, 'ip_not_allowed');
  await behindProxy.web.resolve(OrganizationService).update(organizationId, { plan: 'free' });
  expectProblem(await from('192.0.2.1'), 403, 'ip_not_allowed');
  const answer = await behindProxy.anonymous.call('GET', '/api/v1/organization', undefined, {
    authorization: 'Bearer nonsense',
    'x-forwarded-for': '192.0.2.1',
  });
  expectProblem(answer, 401, 'unauthorized');
});

test('Believe no forwarded address without a trusted proxy', async () => {
  expect((await (await limitedTo(direct, '127.0.0.0/8')).from('192.0.2.1')).status).toBe(200);
  expectProblem(await (await limitedTo(direct, '192.0.2.0/24')).from('192.0.2.1'), 403, 'ip_not_allowed');
});

test.each([
  ['203.0.113.0/24', '203.0.113.0/24'],
  [' 203.0.113.7 ', '203.0.113.7/32'],
  ['0.0.0.0/0', '0.0.0.0/0'],
  ['2001:db8::/32', '2001:db8::/32'],
  ['::1', '::1/128'],
  ['::ffff:10.0.0.0/104', '10.0.0.0/8'],
  ['::ffff:10.0.0.1', '10.0.0.1/32'],
  ['::ffff:10.0.0.0/90', undefined],
  ['203.0.113.0/33', undefined],
  ['203.0.113.0/-1', undefined],
  ['203.0.113.0/', undefined],
  ['203.0.113.0/8/8', undefined],
  ['203.0.113', undefined],
  ['203.0.113.7:80', undefined],
  ['fe80::1%eth0', undefined],
  ['example.com', undefined],
  ['', undefined],
])('Read the network %j as %j', (text, network) => {
  expect(normalizeNetwork(text)).toBe(network);
});
