import { expect, test } from 'vitest';
import { startApp } from '../support/app.ts';
import { browserTest, expectClean, startPhones } from '../support/browser.ts';

const password = 'correct-horse-battery';
const app = await startApp({ worker: true, config: { operatorPassword: password } });
const phones = startPhones(app.base);
const basic = `Basic ${Buffer.from(`operator:${password}`).toString('base64')}`;
test('x', async () => {
  const t0 = performance.now();
  const r = await fetch(`${app.base}/operator/queues`, { headers: { authorization: basic } });
  const html = await r.text();
  console.log(r.status, performance.now() - t0, Object.fromEntries(r.headers), html.length);
  console.log(html.slice(0, 3000));
  console.log(html.includes(new URL(app.config.databaseUrl!).password), html.includes('postgres://'));
  const t1 = performance.now();
  await (await fetch(`${app.base}/operator/queues/queues`, { headers: { authorization: basic } })).text();
  console.log(performance.now() - t1);
  console.log(await app.rows("select application_name, count(*) from pg_stat_activity where datname = current_database() group by 1"));
});
browserTest('b', async () => {
  const phone = await phones.open({ httpCredentials: { username: 'operator', password }, viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false });
  console.log(await phone.go('/operator/queues'));
  await phone.page.waitForLoadState('networkidle');
  await phone.shot('overview');
  console.log(phone.faults);
  await phone.page.getByRole('link', { name: 'Queues' }).first().click();
  await phone.page.waitForLoadState('networkidle');
  await phone.shot('queues');
  await phone.page.getByRole('link', { name: 'candidates.read-resume', exact: true }).first().click();
  await phone.page.waitForURL(/read-resume/);
  await phone.page.waitForLoadState('networkidle');
  await phone.shot('queue');
  await phone.page.getByRole('link', { name: 'Metrics' }).first().click().catch((e) => console.log(String(e).slice(0, 200)));
  await phone.page.waitForLoadState('networkidle');
  await phone.shot('metrics');
  console.log(phone.page.url(), phone.faults);
});
