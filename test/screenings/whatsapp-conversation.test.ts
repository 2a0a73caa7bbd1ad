import { expect, test } from 'vitest';
import { pipelineOf } from '../applications/pipeline.ts';
import { startApp, type Tenant } from '../support/app.ts';
import { makePdf } from '../support/resume-files.ts';
import {
  type CloudRequest,
  cloudSays,
  from,
  signature,
  startWhatsappServer,
  webhookBody,
} from '../support/servers/whatsapp-server.ts';
import { startScreening } from './start.ts';

const cloud = await startWhatsappServer();
const { settings } = cloud;
const app = await startApp({ config: { whatsapp: settings } });
const tenant = await app.tenant({ name: 'Acme Recruiting' });
const pipeline = pipelineOf(app, tenant);

const relocate = {
  id: 'relocate',
  question: 'Would you relocate?',
  type: 'single_choice',
  options: ['Yes', 'No'],
  required: true,
  order: 1,
};
const years = { id: 'years', question: 'How many years of Java?', type: 'number', required: true, order: 2 };
const city = {
  id: 'city',
  question: 'Which city?',
  type: 'single_choice',
  options: ['Pune', 'Delhi', 'Chennai', 'Kochi'],
  required: true,
  order: 3,
};
const start = { id: 'start', question: 'When could you start?', type: 'date', required: true, order: 4 };
const tools = {
  id: 'tools',
  question: 'Which do you use?',
  type: 'multiple_choice',
  options: ['Git', 'Docker', 'Maven'],
  required: true,
  order: 5,
};
const hobby = { id: 'hobby', question: 'Anything else?', type: 'text', required: false, order: 6 };
const resume_url = undefined;

let last = 0;
type Options = { questions?: object[]; withResume?: boolean; number?: string; of?: Tenant; fields?: object };

/** A candidate in a conversation: what they do, and what they see. */
async function conversation({
  questions = [relocate, years],
  withResume = true,
  number,
  of = tenant,
  fields = {},
}: Options = {}) {
  const mine = number ?? `9198765${String(20_000 + last++)}`;
  const make = pipelineOf(app, of);
  const job = await make.job({ title: 'Developer', screening_questions: questions });
  const candidate = await make.candidate({ full_name: 'Asha Rao', whatsapp_number: `+${mine}`, resume_url, ...fields });
  if (withResume) {
    const file = await of.api.call('POST', '/api/v1/resumes', `Resume. Java. ${candidate}`, {
      'content-type': 'text/plain',
    });
    await of.api.put(`/candidates/${candidate}`, { resume_path: file.body.data.resume_path });
  }
  const application = await make.apply(candidate, job);
  await of.api.put(`/applications/${application}`, { status: 'screening' });
  const before = cloud.to(mine).length;
  const { screening_id: session } = await startScreening(app, candidate, job);
  await app.idle();
  const seen = () => cloud.to(mine).slice(before);
  const latest = (): CloudRequest => seen().at(-1) ?? ({} as CloudRequest);
  return {
    number: mine,
    session,
    application,
    candidate,
    seen,
    latest,
    /** What the latest message says. */
    said: (): string => latest().body.text?.body ?? latest().body.interactive?.body.text ?? '',
    async writes(text: string, replyTo?: string) {
      await deliver(from.text(mine, app.clock.now(), text, replyTo));
    },
    /** Taps the option on the latest message. */
    tap(title: string, on = latest(), at = app.clock.now()) {
      const { action, type } = on.body.interactive;
      if (type === 'list') {
        const row = action.sections[0].rows.find((r: { title: string }) => r.title === title);
        return from.list(mine, at, row, on.id ?? '');
      }
      const button = action.buttons.find((b: { reply: { title: string } }) => b.reply.title === title);
      return from.button(mine, at, button.reply, on.id ?? '');
    },
    async state() {
      return (await of.api.get(`/screenings/${session}?type=screening_session`)).body.data;
    },
    async answers(): Promise<Record<string, string>> {
      const rows = await app.rows('select question_id, answer from screening_responses where session_id = $1', [
        session,
      ]);
      return Object.fromEntries(rows.map((row) => [row.question_id, row.answer]));
    },
  };
}

const post = async (...messages: object[]): Promise<void> => {
  const body = JSON.stringify(webhookBody(settings.phoneNumberId, { messages }));
  const headers = { 'content-type': 'application/json', 'x-hub-signature-256': signature(body, settings.appSecret) };
  const answer = await fetch(`${app.base}/webhooks/whatsapp`, { method: 'POST', headers, body });
  expect(answer.status).toBe(200);
};
const deliver = async (...messages: object[]): Promise<void> => {
  await post(...messages);
  await app.idle();
};

test('Run a whole conversation, from the template to a score and a screened application', async () => {
  const wanted = [{ ...relocate, expected: ['Yes'] }, { ...years, expected: { min: 3 } }, city, start, tools, hobby];
  const c = await conversation({ questions: wanted, withResume: false });
  expect(await c.state()).toMatchObject({ status: 'message_sent' });

  await deliver(from.template(c.number, app.clock.now(), 'Start', c.latest().id ?? ''));
  expect(await c.state()).toMatchObject({ status: 'in_progress' });
  expect(c.said()).toContain('“Developer”');
  expect(c.said()).toContain('(1/6) Would you relocate?');
  expect(c.latest().body.interactive).toMatchObject({ type: 'button', action: { buttons: [{}, {}] } });
  const started = (await pipeline.applicationRow(c.application)).whatsapp_started_at;
  expect(started).toBeInstanceOf(Date);

  await deliver(c.tap('Yes'));
  expect(c.said()).toBe('(2/6) How many years of Java?');
  await c.writes('rather many');
  expect(c.said()).toMatch(/^Sorry, I didn’t get that\. Please answer with one number.*\n\n\(2\/6\) How many/s);
  await c.writes('3-5');
  expect(c.said()).toMatch(/^Sorry, that’s still not clear to me\./);
  await c.writes('9'.repeat(60));
  expect(c.said()).toContain('Please give a number only');
  await c.writes('about 5 years');
  expect(c.latest().body.interactive).toMatchObject({ type: 'list', action: { button: 'Choose' } });
  await deliver(c.tap('Chennai'));
  await c.writes('12/03/2027');
  expect(c.said()).toContain('year-month-day');
  await c.writes('12 March 2027');
  expect(c.said()).toContain('1. Git\n2. Docker\n3. Maven');
  await c.writes('1 and docker');
  expect(c.said()).toContain('reply *skip*');
  await c.writes('skip');
  expect(c.said()).toContain('resume');
  expect(await c.state()).toMatchObject({ status: 'awaiting_resume' });

  await c.writes('later');
  expect(c.said()).toContain('as a file');
  cloud.media.set('m1', Buffer.from([0, 1, 2, 3]));
  await deliver(from.document(c.number, app.clock.now(), 'm1'));
  expect(c.said()).toContain('couldn’t open');
  cloud.media.set('m2', Buffer.alloc(11 * 1024 * 1024));
  await deliver(from.document(c.number, app.clock.now(), 'm2'));
  expect(c.said()).toContain('too large');
  cloud.media.set('m3', await makePdf(['Asha Rao', 'Java developer at Example Works']));
  await deliver(from.document(c.number, app.clock.now(), 'm3'));

  expect(c.said()).toMatch(/^Thank you, that’s everything\. Acme Recruiting/);
  expect(await c.answers()).toEqual({
    relocate: 'Yes',
    years: '5',
    city: 'Chennai',
    start: '2027-03-12',
    tools: '["Git","Docker"]',
    hobby: '',
  });
  expect(await c.state()).toMatchObject({ status: 'completed', calculated_score: 100, pipeline_status: 'screened' });
  const application = await pipeline.applicationRow(c.application);
  expect(application).toMatchObject({ status: 'screened', screening_score: 100, whatsapp_started_at: started });
  expect((await pipeline.candidateRow(c.candidate)).resume_path).toMatch(/pdf$/);

  await c.writes('Thanks!');
  await c.writes('Bye!');
  expect(c.said()).toContain('is complete');
  expect(c.seen().filter(({ body }) => body.text?.body.includes('is complete'))).toHaveLength(1);
});

test('Request no resume from a candidate who has one, and let others decline', async () => {
  const c = await conversation({ questions: [hobby], withResume: false });
  await c.writes('Hi');
  await c.writes('No');
  expect(c.said()).toContain('your resume');
  await c.writes('Skip');
  expect(await c.state()).toMatchObject({ status: 'completed' });
  const d = await conversation({ questions: [hobby] });
  await d.writes('Hi');
  await d.writes('No');
  expect(await d.state()).toMatchObject({ status: 'completed' });
});

test('Answer a message once that is delivered several times', async () => {
  const c = await conversation();
  const hello = from.text(c.number, app.clock.now(), 'Hello');
  await Promise.all([post(hello), post(hello), post(hello)]);
  await app.idle();
  const yes = c.tap('Yes');
  await Promise.all([post(yes), post(yes)]);
  await app.idle();
  await deliver(hello, yes);
  expect(c.seen().map(({ body }) => body.type)).toEqual(['template', 'interactive', 'text']);
});

test('Never use the second of two concurrent messages for a question not yet asked', async () => {
  const c = await conversation({ questions: [years, { ...years, id: 'sql', question: 'And of SQL?', order: 3 }] });
  await c.writes('Hello');
  const at = app.clock.now();
  app.clock.advance(3_000);
  await Promise.all([post(from.text(c.number, at, '5')), post(from.text(c.number, at, '5'))]);
  await app.idle();
  expect(await c.answers()).toEqual({ years: '5' });
  expect(c.said()).toMatch(/^You sent that before my last question\..*And of SQL\?$/s);
  await c.writes('2');
  expect(await c.answers()).toEqual({ years: '5', sql: '2' });
});

test('Match taps to their question, and use the last one, even if it arrives first', async () => {
  const c = await conversation();
  await c.writes('Hello');
  const asked = c.latest();
  const first = c.tap('Yes', asked, app.clock.now());
  app.clock.advance(5_000);
  const second = c.tap('No', asked, app.clock.now());
  await deliver(second);
  expect(await c.answers()).toEqual({ relocate: 'No' });
  await deliver(first);
  expect(await c.answers()).toEqual({ relocate: 'No' });
  app.clock.advance(5_000);
  await deliver(c.tap('Yes', asked, app.clock.now()));
  expect(await c.answers()).toEqual({ relocate: 'Yes' });
  expect(c.said()).toMatch(/^I’ve changed that answer\.\n\n\(2\/2\) How many years/);
});

test('Process waiting messages in the order of sending', async () => {
  const c = await conversation({ questions: [years, { ...years, id: 'sql', question: 'And of SQL?', order: 3 }] });
  await c.writes('Hello');
  const early = from.text(c.number, app.clock.now(), '5');
  app.clock.advance(2_000);
  const late = from.text(c.number, app.clock.now(), '7');
  app.clock.advance(2_000);
  await deliver(late, early);
  expect(await c.answers()).toEqual({ years: '5' });
});

test('Use a reply to a question as the answer to that question', async () => {
  const c = await conversation({ questions: [hobby, { ...hobby, id: 'more', question: 'More?', order: 9 }] });
  await c.writes('Hello');
  const asked = c.latest().id ?? '';
  await c.writes('Chess');
  await c.writes('Chess and tennis', asked);
  expect(await c.answers()).toEqual({ hobby: 'Chess and tennis' });
  expect(c.said()).toContain('I’ve changed that answer');
});

test('Ask for text after a picture or voice message, and end on “stop”', async () => {
  const c = await conversation();
  await c.writes('Hello');
  await deliver(from.image(c.number, app.clock.now()));
  expect(c.said()).toContain('only read written answers');
  const consents = () =>
    app.rows(
      `select n.purpose, n.channel, n.withdrawal_channel, x.text from consents n join consent_texts x
         on x.organization_id = n.organization_id and x.hash = n.text_hash and x.version = n.text_version
       where n.screening_session_id = $1`,
      [c.session],
    );
  const consent = { purpose: 'whatsapp_screening', channel: 'whatsapp', text: expect.stringMatching(/Reply to begin/) };
  expect(await consents()).toEqual([{ ...consent, withdrawal_channel: null }]);
  await c.writes('STOP');
  expect(await c.state()).toMatchObject({ status: 'cancelled' });
  expect(c.said()).toContain('no further messages');
  expect(await consents()).toEqual([{ ...consent, withdrawal_channel: 'whatsapp' }]);
});

test('Report an expired session once, and store nothing more', async () => {
  const c = await conversation();
  await c.writes('Hello');
  const asked = c.latest();
  await app.rows(`update screening_sessions set expires_at = now() - interval '1 minute' where id = $1`, [c.session]);
  await deliver(c.tap('Yes', asked));
  await deliver(c.tap('No', asked));
  expect(await c.answers()).toEqual({});
  expect(c.seen().filter(({ body }) => body.text?.body.includes('has expired'))).toHaveLength(1);
});

test('Accept replies under WhatsApp’s own spelling of the number', async () => {
  cloud.script(cloudSays.taken('5215512345678'));
  const c = await conversation({ number: '525512345678' });
  await deliver(from.text('5215512345678', app.clock.now(), 'Hola'));
  expect(await c.state()).toMatchObject({ status: 'in_progress' });
  expect(cloud.to('5215512345678')).toHaveLength(1);
});
