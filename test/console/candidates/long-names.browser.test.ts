import { expect } from 'vitest';
import { pipelineOf } from '../../applications/pipeline.ts';
import { rowsOf } from '../../screenings/rows.ts';
import { startApp } from '../../support/app.ts';
import { browserTest, expectClean } from '../../support/browser.ts';
import { consolePages } from '../console-page.ts';

const app = await startApp({ worker: false });
const openConsole = consolePages(app);

browserTest('Break a name of 45 letters in lists, so that they never scroll sideways', async () => {
  const tenant = await app.tenant({ outreachEnabled: false });
  const { job, candidate, apply } = pipelineOf(app, tenant);
  const jobId = await job({ title: 'Rechtsschutzversicherungsgesellschaftenreferent', skip_ai_enrichment: true });
  const stored = rowsOf(app, tenant.organizationId);
  const [long, usual] = ['Pneumonoultramicroscopicsilicovolcanoconiosis', 'Lakshmi Venkataraman'];
  for (const full_name of [long, usual]) {
    const id = await candidate({
      ...{ full_name, current_designation: 'Senior engineer', current_company: 'Northwind Analytics' },
      ...{ location: 'Thiruvananthapuram', total_experience_years: 7.5, tags: ['relocation', 'referred'] },
      primary_skills: ['Kafka', 'PostgreSQL', 'Kubernetes'],
    });
    await apply(id, jobId, { match_score: 81.5 });
    await stored.session(id, jobId);
  }
  const view = await openConsole(tenant, 'recruiter');
  const { page } = view;
  for (const list of ['candidates', 'applications', 'screenings']) {
    await view.go(`/console/${list}`);
    for (const width of [1280, 1024, 768, 390]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
      expect(overflow, `${list} at ${width}`).toBeLessThanOrEqual(0);
      const cell = page.locator('td', { hasText: long });
      if (width > 640) expect((await cell.boundingBox())?.width, `${list} at ${width}`).toBeLessThan(400);
      // The usual name is not broken within a word.
      const { height = 99 } = (await page.locator('td', { hasText: usual }).getByRole('link').boundingBox()) ?? {};
      expect(height, `${list} at ${width}`).toBeLessThan(70);
      if (process.env['SCREENSHOTS'])
        await page.screenshot({ path: `${process.env['SCREENSHOTS']}/${list}-${width}.png` });
    }
  }
  expectClean(view);
});
