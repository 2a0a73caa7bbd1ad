import { expect } from 'vitest';
import { startApp } from '../../support/app.ts';
import { browserTest, expectAccessible, expectClean, plainOrigin, startPhones } from '../../support/browser.ts';

const app = await startApp({ worker: false, config: { baseUrl: 'https://jobs.example' } });
const phones = startPhones(plainOrigin(app.base));

const cities = ['Pune', 'Berlin', 'Bengaluru', 'Chennai'];

browserTest('Search and filter jobs on a phone, and open one, without a script', async () => {
  const tenant = await app.tenant({ name: 'North Talent' });
  await app.rows(`update organizations set brand_color = '#b3261e' where id = $1`, [tenant.organizationId]);
  for (let n = 1; n <= 24; n++) {
    const made = await tenant.api.post('/jobs', {
      title: n === 7 ? `Senior ${'Donaudampfschifffahrt'.repeat(4)} engineer` : `Backend engineer ${n}`,
      description: 'Build things.',
      client_name: n % 3 === 0 ? 'Acme Logistics' : null,
      locations: cities.slice(n % 4, (n % 4) + (n % 5)),
      work_mode: ['onsite', 'remote', 'hybrid'][n % 3],
      job_type: n % 4 === 0 ? 'contract' : 'full_time',
      rate: n % 4 === 0 ? 1200 : null,
      min_ctc: 12,
      max_ctc: 18.5,
      min_experience_years: n % 6,
      skip_ai_enrichment: true,
    });
    expect(made.status).toBe(201);
  }
  const phone = await phones.open({ javaScriptEnabled: false });
  const { page } = phone;
  expect(await phone.go('/careers/north-talent')).toBe(200);
  await page.waitForLoadState('networkidle');
  const bytes = await page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      .map((entry) => (entry as PerformanceResourceTiming).decodedBodySize)
      .reduce((sum, size) => sum + size, 0),
  );
  expect(bytes).toBeGreaterThan(5_000);
  expect(bytes).toBeLessThan(100_000);
  await phone.shot('careers');
  await page.getByRole('link', { name: 'Next page' }).click();
  await page.getByText('Page 2 of 2').waitFor();
  await page.getByLabel('Search jobs').fill('backend acme');
  await page.getByText('Filters').click();
  await page.getByLabel('Location').selectOption('Pune');
  await page.getByRole('button', { name: 'Show jobs' }).click();
  await page.getByText(/\d jobs? found/).waitFor();
  await phone.shot('careers-found');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.getByLabel('Search jobs').fill('nobody wants this');
  await page.getByRole('button', { name: 'Show jobs' }).click();
  await page.getByText('No jobs match your search.').waitFor();
  await page.getByRole('link', { name: 'Show all jobs' }).click();
  await page.getByRole('link', { name: 'Backend engineer 24' }).click();
  await page.getByRole('heading', { name: 'Backend engineer 24', level: 1 }).waitFor();
  await phone.shot('careers-job');
  await page.getByRole('link', { name: 'All jobs at North Talent' }).click();
  await page.getByRole('heading', { name: 'Jobs at North Talent' }).waitFor();
  expectClean(phone);

  const reader = await phones.open();
  for (const path of ['', '?q=engineer&location=Pune&page=9', '?q=nobody']) {
    expect(await reader.go(`/careers/north-talent${path}`)).toBe(200);
    await expectAccessible(reader.page);
  }
  await app.rows(`update jobs set status = 'closed' where organization_id = $1`, [tenant.organizationId]);
  expect(await reader.go('/careers/north-talent')).toBe(200);
  await expectAccessible(reader.page);
  const [closed] = await app.rows('select id from jobs where organization_id = $1 limit 1', [tenant.organizationId]);
  expect(await reader.go(`/jobs/${closed.id}`)).toBe(404);
  await reader.page.getByRole('link', { name: 'All jobs at North Talent' }).waitFor();
  await expectAccessible(reader.page);
  await reader.shot('careers-closed');
  expectClean(reader);
});
