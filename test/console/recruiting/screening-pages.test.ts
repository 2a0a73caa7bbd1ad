import { expect, test } from 'vitest';
import { rowsOf } from '../../screenings/rows.ts';
import { aCandidate, startApp } from '../../support/app.ts';
import { signIn } from '../console-client.ts';
import { creatorOf, expectGuarded, visibleText } from '../page-assertions.ts';

const app = await startApp({ worker: false });
const tenant = await app.tenant();
const make = creatorOf(tenant);
const browser = await signIn(app, tenant, 'recruiter');
const stored = rowsOf(app, tenant.organizationId);

const job = await make('/jobs', { title: 'Backend engineer', skip_ai_enrichment: true });
const candidate = await make('/candidates', aCandidate({ full_name: 'Asha Rao' }));
const application = await make('/applications', { candidate_id: candidate, job_id: job });
const session = await stored.session(candidate, job, { status: 'completed', calculated_score: 62.5 });
await stored.response(session, { question: 'Notice period?', answer: '30', answer_type: 'number', score: 100 });
await stored.response(session, {
  question: 'Which clouds?',
  answer: '["AWS","Azure"]',
  answer_type: 'multiple_choice',
  score: 25,
});
await stored.response(session, { question: 'Anything else?', answer: '', score: null });
const questions = [{ id: 'q', text: 'Tell us about Kafka.', kind: 'spoken', order: 1, skill: 'Kafka' }];
const interview = await stored.interview(candidate, job, { questions, initiated_via: 'dashboard' });

test('List screenings and interviews, and filter them by type, status, channel and name', async () => {
  await expectGuarded(app, tenant, '/console/screenings');
  const kinds = async (query: string) => {
    const { text } = await browser.get(`/console/screenings?${query}`);
    return [text.includes(session), text.includes(interview)];
  };
  expect(await kinds('')).toEqual([true, true]);
  expect(await kinds('type=video')).toEqual([false, true]);
  expect(await kinds('status=completed')).toEqual([true, false]);
  expect(await kinds('channel=email')).toEqual([true, false]);
  expect(await kinds('search=asha')).toEqual([true, true]);
  expect(await kinds('search=nobody')).toEqual([false, false]);
  const wrong = await browser.get('/console/screenings?status=lost&channel=fax');
  expect(wrong.status).toBe(422);
  expect(visibleText(wrong.text)).toMatch(/Status isn’t valid\..*Channel isn’t valid\./);
});

test('Show each answer of a screening with its score, and link to the application', async () => {
  await expectGuarded(app, tenant, `/console/screenings/${session}`);
  const page = await browser.get(`/console/screenings/${session}`);
  const text = visibleText(page.text);
  expect(text).toContain('Score 62.5 of 100');
  expect(text).toMatch(/Notice period\? 30 Score 100.0 of 100/);
  expect(text).toMatch(/Which clouds\? AWS, Azure Score 25.0 of 100/);
  expect(text).toMatch(/Anything else\? Skipped Not scored/);
  expect(page.text).toContain(`href="/console/applications/${application}"`);
});

test('Read both sides of a WhatsApp conversation, with states', async () => {
  const chat = await stored.session(candidate, await make('/jobs', { title: 'Chat' }), { channel: 'whatsapp' });
  await stored.conversation(chat, '919876543210', { kind: 'text', text: 'Which <clouds>?' });
  await app.rows(
    `insert into whatsapp_messages (id, organization_id, session_id, direction, content, state)
      values (gen_random_uuid(), $1, $2, 'in', '{"kind": "text", "text": "AWS"}', 'handled'),
        (gen_random_uuid(), $1, $2, 'in', '{"kind": "document", "mediaId": "1"}', 'handled')`,
    [tenant.organizationId, chat],
  );
  const text = visibleText((await browser.get(`/console/screenings/${chat}`)).text);
  expect(text).toMatch(/WhatsApp messages To the candidate · .* UTC · Read Which <clouds>\?/);
  expect(text).toMatch(/Candidate · .* UTC AWS/);
  expect(text).toContain('A file or a picture');
});

test('Show the status of an interview, its questions and whether an invite was sent', async () => {
  await expectGuarded(app, tenant, `/console/interviews/${interview}`);
  const text = visibleText((await browser.get(`/console/interviews/${interview}`)).text);
  expect(text).toMatch(/Status Invited .*Created by Console/);
  expect(text).toContain('No invite was sent by email.');
  expect(text).toContain('Tell us about Kafka.');
});

test('Answer 404 for a screening as an interview, and the reverse', async () => {
  expect((await browser.get(`/console/interviews/${session}`)).status).toBe(404);
  expect((await browser.get(`/console/screenings/${interview}`)).status).toBe(404);
});

test('Explain in an empty list how to start screenings', async () => {
  const fresh = await signIn(app, await app.tenant());
  expect(visibleText((await fresh.get('/console/screenings')).text)).toContain('No screenings yet');
});
