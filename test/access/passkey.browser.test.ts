import http from 'node:http';
import { afterAll, expect } from 'vitest';
import { SignInService } from '../../src/modules/access/index.ts';
import { startApp } from '../support/app.ts';
import { browserTest, desktop, expectAccessible, expectClean, startPhones } from '../support/browser.ts';
import { freePort } from '../support/servers/free-port.ts';

// Browsers have passkeys for names. The service is below a path of the host, as behind a proxy that removes it.
const port = await freePort();
const base = `http://localhost:${port}`;
const app = await startApp({ worker: false, config: { baseUrl: `${base}/recruiting` } });
const target = new URL(app.base);
const proxy = http.createServer((request, response) => {
  const path = (request.url ?? '').replace(/^\/recruiting/, '');
  const { method, headers } = request;
  const forward = http.request({ host: target.hostname, port: target.port, path, method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
    answer.pipe(response);
  });
  forward.on('error', () => response.destroy());
  request.pipe(forward);
});
await new Promise<void>((resolve) => proxy.listen(port, 'localhost', resolve));
afterAll(() => {
  proxy.closeAllConnections();
  proxy.close();
});
const browsers = startPhones(base);

browserTest('Add a passkey, sign in with it, and remove it', async () => {
  const { organizationId } = await app.tenant();
  const opened = await browsers.open(desktop);
  const { context, page, go, shot } = opened;
  const cdp = await context.newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const { url } = await app.web.resolve(SignInService).makeLink(organizationId);
  await go(new URL(url).pathname);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/console');
  // As if they had signed in by email: the operator adds no passkeys.
  await app.rows(`update console_sessions set sess = sess #- '{user,isOperator}' where organization_id = $1`, [
    organizationId,
  ]);
  await go('/recruiting/console/account');
  await page.getByLabel('Name of the passkey').fill('Laptop');
  await page.getByRole('button', { name: 'Add passkey' }).click();
  await page.getByText('Passkey Laptop added.').waitFor();
  await expectAccessible(page);
  await shot('account');
  // Nobody touches the device before the page is looked at: browsers offer passkeys beside the address.
  await cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: false });
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).waitFor();
  await expectAccessible(page);
  await shot('sign-in');
  await cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: true });
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.waitForURL('**/recruiting/console');
  await go('/recruiting/console/account');
  await page.getByRole('button', { name: 'Remove passkey Laptop' }).click();
  await page.getByText('Passkey Laptop removed.').waitFor();
  const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId });
  expect(credentials).toHaveLength(1);
  expectClean(opened);
});
