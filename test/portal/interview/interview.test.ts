import { expect, test } from 'vitest';
import { pipelineOf } from '../../applications/pipeline.ts';
import { startApp, type TestApp } from '../../support/app.ts';
import { statusAndHtml, unknownToken, visitorOf } from '../visitor.ts';

const app = await startApp({
  worker: false,
  config: { recordingDays: 30, interviewTimes: { preparationSeconds: 45, answerSeconds: 120, chunkSeconds: 3 } },
});

/** The path of the link to a new interview. */
async function invitedBy(service: TestApp, fields: object = {}) {
  const tenant = await service.tenant({ publicName: 'North Talent', outreachEnabled: false, credits: 100 });
  const pipeline = pipelineOf(service, tenant);
  const { body } = await tenant.api.post('/video-interviews', {
    candidate_id: await pipeline.candidate(),
    job_id: await pipeline.job({ title: 'Data <Engineer>', client_name: 'Acme', ...fields }),
    question_source: 'job',
    send_invite_email: false,
    interview_questions: [{ text: 'What is a secret question?', kind: 'spoken' }],
  });
  return new URL(body.data.invite_url).pathname;
}
const visitor = visitorOf(app);

test('Explain what is recorded, for how long and who sees it, before the interview', async () => {
  const { status, headers, html } = await visitor.visit(await invitedBy(app));
  expect(status).toBe(200);
  for (const words of [
    'Data &lt;Engineer>',
    'Acme',
    '45 seconds per question',
    'up to 2 minutes per question',
    'We delete the recording 30 days after the interview.',
    'Recruiters at North Talent can watch the recording.',
    'an answer without text gets no score',
  ]) {
    expect(html.replaceAll('&gt;', '>')).toContain(words);
  }
  // Questions are not in the page, so everybody has the same time to prepare.
  expect(html).not.toContain('secret question');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-robots-tag')).toContain('noindex');
});

test('Show what a candidate must know in a few lines, and fold away the list of what the page counts', async () => {
  const { html } = await visitor.visit(await invitedBy(app));
  const [before = ''] = html.split('data-consent');
  const folded = /<details>(.*?)<\/details>/s.exec(before)?.[1] ?? '';
  expect(folded).toContain('<summary>What the page notes and counts</summary>');
  expect(folded).toContain('each time something is pasted');
  const shown = before.replace(folded, '');
  expect(shown.match(/<li>/g)?.length).toBeLessThan(10);
  for (const [name, text] of [
    ['Questions', '1'],
    ['Retakes', 'None. You answer each question once.'],
    ['Device', 'A phone or computer with a camera and a microphone'],
    ['Recorded', 'We record video and sound'],
    ['Who sees it', 'Recruiters at North Talent can watch the recording.'],
    ['How long', 'We delete the recording 30 days after the interview.'],
    ['Counted', 'The page counts events such as leaving it for another tab.'],
  ]) {
    expect(shown).toContain(`<dt>${name}</dt><dd>${text}`);
  }
});

test('Allow camera, microphone and our script, and no inline code', async () => {
  const { headers, html } = await visitor.visit(await invitedBy(app));
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toContain('unsafe');
  expect(headers.get('permissions-policy')).toMatch(/camera=\(self\), microphone=\(self\)/);
  expect(html).not.toMatch(/ style=| on[a-z]+=|<script(?! type="module" src="\/assets\/room-[0-9a-f]{16}\/room\.js")/);
});

test('Serve all script modules from one immutable folder', async () => {
  const { html } = await visitor.visit(await invitedBy(app));
  const paths = [...html.matchAll(/(?:src|href)="(\/assets\/room-[^"]+)"/g)].map(([, path]) => path ?? '');
  const folder = (path: string) => path.slice(0, path.lastIndexOf('/') + 1);
  expect(new Set(paths.map(folder)).size).toBe(1);
  const imported = new Set<string>();
  for (const path of paths) {
    const { status, headers, html: source } = await visitor.visit(path);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
    expect(headers.get('cache-control')).toContain('immutable');
    for (const [, file = ''] of source.matchAll(/ from '([^']+)'/g))
      imported.add(folder(path) + file.replace('./', ''));
  }
  expect(paths).toEqual(expect.arrayContaining([...imported]));
});

test('Explain transcription, if it is configured, instead of notes', async () => {
  const transcription = { baseUrl: 'https://speech.example/v1', apiKey: undefined, model: 'whisper-1' };
  const listening = await startApp({ worker: false, config: { transcription } });
  const { html } = await visitorOf(listening).visit(await invitedBy(listening));
  expect(html).toContain('to a speech recognition service');
  expect(html).not.toContain('an answer without text gets no score');
});

test('Hide an undisclosed client', async () => {
  const tenant = await app.tenant({ publicName: 'North Talent', outreachEnabled: false, credits: 100 });
  const client = await tenant.api.post('/clients', { name: 'Secret Client' });
  const pipeline = pipelineOf(app, tenant);
  const job_id = await pipeline.job({ client_id: client.body.data.id, client_name_not_disclosed: true });
  const { body } = await tenant.api.post('/video-interviews', {
    candidate_id: await pipeline.candidate(),
    job_id,
    question_source: 'job',
    send_invite_email: false,
  });
  const { html } = await visitor.visit(new URL(body.data.invite_url).pathname);
  expect(html).toContain('North Talent');
  expect(html).not.toContain('Secret Client');
});

test.each(['rejected', 'hired'])(
  'Say that the interview is no longer needed when the application is %s',
  async (to) => {
    const tenant = await app.tenant({ publicName: 'North Talent', outreachEnabled: false, credits: 100 });
    const pipeline = pipelineOf(app, tenant);
    const [candidate_id, job_id] = [await pipeline.candidate(), await pipeline.job({ title: 'Cook' })];
    const { data } = (await tenant.api.post('/applications', { candidate_id, job_id })).body;
    const invite = { candidate_id, job_id, question_source: 'job', send_invite_email: false };
    const { body } = await tenant.api.post('/video-interviews', invite);
    await tenant.api.put(`/applications/${data.id}`, { status: to });
    const { status, html } = await visitor.visit(new URL(body.data.invite_url).pathname);
    expect(status).toBe(200);
    expect(html).toContain('You no longer need to do this interview');
    expect(html).toContain('North Talent no longer needs it for your application');
    expect(html).not.toContain('ask for a new invitation');
  },
);

test('Show the same 404 page for every link that does not work', async () => {
  const seen = await Promise.all(
    [`/interview/${unknownToken}`, '/interview/x', `/interest/${unknownToken}`].map((path) => visitor.visit(path)),
  );
  expect(seen.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect(new Set(seen.map((one) => JSON.stringify(statusAndHtml(one)))).size).toBe(1);
});
