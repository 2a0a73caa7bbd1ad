import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import { WebhookDeliveryRepository } from '../../src/modules/integrations/webhooks/deliveries/delivery.repository.ts';
import { newId } from '../../src/platform/ids.ts';
import { pipelineOf } from '../applications/pipeline.ts';
import { rowsOf } from '../screenings/rows.ts';
import { startApp, type Tenant } from '../support/app.ts';
import { browserTest, expectAccessible, expectClean } from '../support/browser.ts';
import { consolePages } from './console-page.ts';
import { recordingStore } from './recording-fixture.ts';

const webhooks = { secretKeys: [randomBytes(32)], concurrency: 1, allowHosts: [], caFile: undefined };
const app = await startApp({ config: { webhooks } });
const openConsole = consolePages(app);
/** Refused without a request. */
const unreachable = 'https://127.0.0.1/resume.pdf';

/** A recorded and assessed interview. */
async function withInterview(tenant: Tenant): Promise<void> {
  const { job, candidate } = pipelineOf(app, tenant);
  const stored = rowsOf(app, tenant.organizationId);
  const id = await stored.interview(await candidate(), await job({ skip_ai_enrichment: true }), {
    status: 'completed',
    started_at: new Date(),
    ended_at: new Date(),
    questions: [{ id: 'q', text: 'Tell us about Kafka.', kind: 'spoken', order: 1, skill: 'Kafka' }],
    recording_merge_status: 'merged',
    proctoring_trust_score: 40,
    proctoring_risk_level: 'high',
    proctoring_summary_json: {
      counts: { paste: 12 },
      deductions: [{ kind: 'paste', points: 60, why: 'Text was pasted.' }],
    },
    integrity_json: { chunks_expected: 2, chunks_received: 2, recording_sha256: 'ab'.repeat(32) },
  });
  await stored.answer(id, {
    question_index: 0,
    answer_transcript: 'For years.',
    score: 60,
    score_reasons: ['Says for how long.'],
  });
  await recordingStore(app, tenant)(id, null, Buffer.from('not looked at here'));
}

/** An endpoint with a delivery that fails: the name is in no DNS. */
async function withWebhook({ api, organizationId }: Tenant): Promise<void> {
  const made = await api.post('/webhook-endpoints', { url: 'https://receiver.invalid/hooks', description: 'Test' });
  const [id, eventId, type] = [newId(), newId(), 'application.created'];
  const body = JSON.stringify({ id: `evt_${eventId.replaceAll('-', '')}`, type, data: {} });
  const delivery = { id, organizationId, endpointId: made.body.data.id, eventId, type, body };
  await app.web.resolve(WebhookDeliveryRepository).insert([delivery], app.clock.now());
}

/** The path without ids: one page of each kind is enough. */
const shapeOf = (path: string): string =>
  path.replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '{id}').replace(/templates\/\w+/, 'templates/{kind}');

browserTest('Keep every linked page small, accessible and within its content security policy', async () => {
  const tenant = await app.tenant();
  const { job, candidate, apply } = pipelineOf(app, tenant);
  const appliedId = await apply(await candidate(), await job({ skip_ai_enrichment: true }), { match_score: 90 });
  await app.masked(tenant.organizationId, { resume_url: unreachable });
  await withInterview(tenant);
  await withWebhook(tenant);
  await app.idle();
  const view = await openConsole(tenant);
  const { page } = view;
  // A search leads to the second one, a button to the third.
  const compare = `/console/candidates/${await candidate()}/merge?with=${await candidate()}`;
  const left = ['/console', compare, `/console/applications/${appliedId}/interview`];
  const seen = new Set(left.map(shapeOf));
  for (let path = left.pop(); path !== undefined; path = left.pop()) {
    const response = await page.goto(new URL(path, app.base).href);
    expect([path, response?.status()]).toEqual([path, 200]);
    expect((await response?.body())?.length, path).toBeLessThan(100_000);
    await view.shot(`all${shapeOf(path).replaceAll(/\W+/g, '-')}`);
    await expectAccessible(page);
    const links = await page.evaluate<string[]>(
      `[...document.querySelectorAll('a[href]:not([download])')].map((link) => new URL(link.href))
         .filter((url) => url.origin === location.origin).map((url) => (url.searchParams.has('to') ? url.pathname + url.search : url.pathname))`,
    );
    for (const link of links.filter((one) => /^\/console(\/|$)/.test(one))) {
      // A recording is a file: without a script its links open it in the browser's own player.
      if (/\/recording(\/\d+)?$/.test(link)) continue;
      if (seen.has(shapeOf(link))) continue;
      seen.add(shapeOf(link));
      left.push(link);
    }
  }
  expect([...seen]).toEqual(
    expect.arrayContaining([
      '/console/work/{id}',
      '/console/applications/{id}',
      '/console/interviews/{id}',
      '/console/settings/retention',
      '/console/candidates/{id}/legal-hold',
      '/console/candidates/{id}/merge?with={id}',
      '/console/settings/audit',
      '/console/settings/bias-audit',
      '/console/settings/request-log',
      '/console/settings/request-log/{id}',
      '/console/settings/webhooks/new',
      '/console/settings/webhooks/{id}',
      '/console/settings/webhooks/{id}/edit',
      '/console/settings/webhooks/{id}/replay',
      '/console/settings/webhook-deliveries/{id}',
    ]),
  );
  expectClean(view);
});
