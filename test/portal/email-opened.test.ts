import { expect, test } from 'vitest';
import { pipelineOf } from '../applications/pipeline.ts';
import { baseUrl } from '../outreach/support.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { startSmtpServer } from '../support/servers/smtp-server.ts';
import { statusAndHtml, unknownToken, visitorOf } from './visitor.ts';

const smtp = await startSmtpServer();
const app = await startApp({ config: { smtpUrl: smtp.url, baseUrl, trackEmailOpens: true } });
const quiet = await startApp({ config: { smtpUrl: smtp.url, baseUrl } });
const { visit } = visitorOf(app);

/** A screening by email, and the images that its invite loads. */
async function invited(of: TestApp) {
  const pipeline = pipelineOf(of, await of.tenant());
  const [job, candidate] = [await pipeline.job(), await pipeline.candidate()];
  const { id } = await visitorOf(of).startScreening(candidate, job, 'email');
  await of.idle();
  const { email } = await pipeline.candidateRow(candidate);
  const html = smtp.to(email).find(({ subject }) => subject?.startsWith('A few questions'))?.html ?? '';
  return {
    pictures: [...html.matchAll(/<img src="(.*?)"/g)].map(([, src]) => src ?? ''),
    openedAt: async () =>
      (await of.rows('select email_opened_at from screening_sessions where id = $1', [id]))[0].email_opened_at,
  };
}

test('Record the first load of the tracking pixel without starting the screening', async () => {
  const { pictures, openedAt } = await invited(app);
  expect(pictures).toHaveLength(1);
  expect(await openedAt()).toBeNull();
  const seen = await visit(pictures[0] ?? '');
  expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/gif']);
  expect(seen.headers.get('cache-control')).toBe('no-store');
  const first = await openedAt();
  expect(first).toBeInstanceOf(Date);
  await visit(pictures[0] ?? '');
  expect(await openedAt()).toEqual(first);
  const unknown = await visit(`/screening/${unknownToken}/opened.gif`);
  expect([unknown.status, statusAndHtml(unknown)]).toEqual([
    404,
    statusAndHtml(await visit(`/screening/${unknownToken}`)),
  ]);
});

test('Leave the tracking pixel out of emails by default', async () => {
  expect((await invited(quiet)).pictures).toEqual([]);
});
