import { writeFileSync } from 'node:fs';
import { expect } from 'vitest';
import { pipelineOf } from '../../applications/pipeline.ts';
import { startApp } from '../../support/app.ts';
import { browserTest } from '../../support/browser.ts';
import { consolePages } from '../console-page.ts';

const app = await startApp({ worker: false });
const openConsole = consolePages(app);

browserTest(
  'Print records without buttons, filters, check boxes and empty note boxes, and all columns of a board',
  async () => {
    const tenant = await app.tenant({ outreachEnabled: false });
    const { job, candidate, apply } = pipelineOf(app, tenant);
    const jobId = await job({ title: 'Data Engineer', skip_ai_enrichment: true });
    const people: string[] = [];
    for (let i = 0; i < 12; i++) people.push(await candidate({ full_name: `Lakshmi Raghunathan ${i}` }));
    const applications: string[] = [];
    for (const [i, id] of people.entries()) {
      applications.push(await apply(id, jobId, { match_score: 90 - i, status: i % 5 === 1 ? 'screening' : 'Applied' }));
    }
    const view = await openConsole(tenant, 'recruiter');
    const { page } = view;
    // The width of an A4 page in landscape.
    await page.setViewportSize({ width: 1040, height: 720 });
    const [person = '', application = ''] = [people[0], applications[0]];
    for (const [name, path] of Object.entries({
      board: `/console/jobs/${jobId}/board`,
      candidates: '/console/candidates',
      applications: '/console/applications',
      candidate: `/console/candidates/${person}`,
      application: `/console/applications/${application}`,
      job: `/console/jobs/${jobId}`,
    })) {
      await page.emulateMedia({ media: 'screen' });
      await view.go(path);
      await page.emulateMedia({ media: 'print' });
      for (const left of ['button', '.button', 'input', 'textarea', '.filters', '.selection', '.side', '.pager a']) {
        const shown = await page
          .locator(left)
          .evaluateAll((all: any[]) => all.filter((one) => one.checkVisibility()).length);
        expect(shown, `${left} on ${name}`).toBe(0);
      }
      expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
      const folder = process.env['SCREENSHOTS'];
      if (folder) await page.screenshot({ path: `${folder}/print-${name}.png`, fullPage: true });
      if (folder)
        writeFileSync(`${folder}/print-${name}.pdf`, await page.pdf({ format: 'A4', landscape: name === 'board' }));
      if (name !== 'board') continue;
      const lanes = await page
        .getByRole('region')
        .filter({ has: page.locator('.cards') })
        .evaluateAll((all: any[]) => all.map((one) => one.getBoundingClientRect().right));
      const right = Math.max(...lanes);
      expect(right).toBeLessThanOrEqual(1040);
      expect(
        await page.evaluate(
          'document.querySelector(".board").scrollHeight - document.querySelector(".board").clientHeight',
        ),
      ).toBeLessThan(2);
    }
  },
);
