import { expect, test } from 'vitest';
import { HeldMessages } from '../../src/modules/screenings/whatsapp/routing/held-message.service.ts';
import { pipelineOf } from '../applications/pipeline.ts';
import { startApp, type Tenant } from '../support/app.ts';
import {
  type CloudRequest,
  from,
  signature,
  startWhatsappServer,
  webhookBody,
} from '../support/servers/whatsapp-server.ts';
import { startScreening } from './start.ts';

const cloud = await startWhatsappServer();
const { settings } = cloud;
const app = await startApp({ config: { whatsapp: settings } });
const acme = await app.tenant({ name: 'Acme Recruiting' });
const other = await app.tenant({ name: 'Other Recruiting' });

const years = { id: 'years', question: 'How many years of Java?', type: 'number', required: true, order: 1 };
const sql = { ...years, id: 'sql', question: 'And of SQL?', order: 2 };

let last = 0;
const aNumber = () => `9198765${String(60_000 + last++)}`;

const post = async (...messages: object[]): Promise<void> => {
  const body = JSON.stringify(webhookBody(settings.phoneNumberId, { messages }));
  const headers = { 'content-type': 'application/json', 'x-hub-signature-256': signature(body, settings.appSecret) };
  expect((await fetch(`${app.base}/webhooks/whatsapp`, { method: 'POST', headers, body })).status).toBe(200);
};
const deliver = async (...messages: object[]): Promise<void> => {
  await post(...messages);
  await app.idle();
};
const latest = (number: string): CloudRequest => cloud.to(number).at(-1) ?? ({} as CloudRequest);
const said = (number: string): string => {
  const { text, interactive } = latest(number).body;
  return text?.body ?? interactive?.body.text ?? '';
};

/** A candidate of the organization who has been asked the first question. */
async function asked(tenant: Tenant, number: string, title: string) {
  const make = pipelineOf(app, tenant);
  const job = await make.job({ title, screening_questions: [years, sql] });
  const candidate = await make.candidate({ whatsapp_number: `+${number}` });
  await make.apply(candidate, job);
  const { screening_id: session } = await startScreening(app, candidate, job);
  await app.idle();
  await deliver(from.template(number, app.clock.now(), 'Start', latest(number).id ?? ''));
  expect(said(number)).toContain('How many years');
  return {
    session,
    question: latest(number).id ?? '',
    async answers(): Promise<Record<string, string>> {
      const rows = await app.rows('select question_id, answer from screening_responses where session_id = $1', [
        session,
      ]);
      return Object.fromEntries(rows.map((row) => [row.question_id, row.answer]));
    },
    received: async (): Promise<number> =>
      (await app.rows(`select 1 from whatsapp_messages where session_id = $1 and direction = 'in'`, [session])).length,
  };
}

async function askedByBoth() {
  const number = aNumber();
  const a = await asked(acme, number, 'Developer');
  app.clock.advance(2_000);
  const b = await asked(other, number, 'Baker');
  app.clock.advance(2_000);
  return { number, a, b, write: (text: string) => deliver(from.text(number, app.clock.now(), text)) };
}

/** The latest question which screening a message is for. */
const prompt = (number: string): CloudRequest =>
  cloud.to(number).findLast(({ body }) => body.interactive) ?? ({} as CloudRequest);
const prompted = (number: string): string => prompt(number).body.interactive.body.text;

/** A tap on its nth choice. */
function tap(number: string, nth: number) {
  const { body, id = '' } = prompt(number);
  return from.button(number, app.clock.now(), body.interactive.action.buttons[nth].reply, id);
}

test('Ask which organization an answer is for, and store it there alone', async () => {
  const { number, a, b, write } = await askedByBoth();
  await write('5');
  expect(said(number)).toMatch(/“5”\. Which screening is it for\?\n\n1\. Baker, Other .*\n2\. Developer, Acme /s);
  expect([await a.answers(), await b.answers()]).toEqual([{}, {}]);
  expect([await a.received(), await b.received()]).toEqual([1, 1]);
  await deliver(tap(number, 1));
  expect([await a.answers(), await b.answers()]).toEqual([{ years: '5' }, {}]);
  expect(said(number)).toContain('(2/2) And of SQL?');
  expect(await app.rows(`select content from whatsapp_held_messages where number = $1`, [number])).toEqual([
    { content: null },
  ]);
});

test('Take a typed number as the choice, and ask again after anything else', async () => {
  const { number, a, b, write } = await askedByBoth();
  await write('7');
  const question = latest(number).id ?? '';
  await deliver(from.text(number, app.clock.now(), 'the second', question));
  expect(said(number)).toContain('“7”');
  expect(latest(number).id).not.toBe(question);
  app.clock.advance(2_000);
  await write('2');
  expect([await a.answers(), await b.answers()]).toEqual([{ years: '7' }, {}]);
});

test('Route replies and taps without asking', async () => {
  const { number, a, b } = await askedByBoth();
  await deliver(from.text(number, app.clock.now(), '3', a.question));
  await deliver(from.text(number, app.clock.now(), '4', b.question));
  expect([await a.answers(), await b.answers()]).toEqual([{ years: '3' }, { years: '4' }]);
});

test('Ask about one message after the other', async () => {
  const { number, a, b, write } = await askedByBoth();
  await write('6');
  app.clock.advance(2_000);
  await write('eight');
  expect(said(number)).toContain('“6”');
  await deliver(tap(number, 0));
  app.clock.advance(2_000);
  expect(prompted(number)).toContain('“eight”');
  await deliver(tap(number, 1));
  expect([await a.answers(), await b.answers()]).toEqual([{ years: '8' }, { years: '6' }]);
});

test('Let one of two simultaneous choices win, and ignore repeated messages', async () => {
  const { number, a, b } = await askedByBoth();
  const five = from.text(number, app.clock.now(), '5');
  await Promise.all([post(five), post(five)]);
  await app.idle();
  expect(cloud.to(number).filter(({ body }) => body.interactive)).toHaveLength(1);
  const choices = [tap(number, 0), tap(number, 1)];
  await Promise.all([...choices, ...choices].map((choice) => post(choice)));
  await app.idle();
  await deliver(five, ...choices);
  const answers = [await a.answers(), await b.answers()];
  expect(answers.flatMap(Object.keys)).toEqual(['years']);
});

test('Do not take a thank-you to one organization as an answer to another', async () => {
  const { number, a, b, write } = await askedByBoth();
  await deliver(from.text(number, app.clock.now(), '3', a.question));
  app.clock.advance(2_000);
  await deliver(from.text(number, app.clock.now(), '4', latest(number).id));
  expect(await a.answers()).toEqual({ years: '3', sql: '4' });
  app.clock.advance(2_000);
  await write('Thanks, 9 of 10!');
  expect(said(number)).toContain('Which screening is it for?');
  expect(await b.answers()).toEqual({});
});

test('Ask also when the question of one organization has expired', async () => {
  const { number, a, b, write } = await askedByBoth();
  await app.rows(`update screening_sessions set expires_at = now() - interval '1 minute' where id = $1`, [a.session]);
  await write('5');
  expect([await a.answers(), await b.answers()]).toEqual([{}, {}]);
  await deliver(tap(number, 1));
  expect(said(number)).toContain('has expired');
  expect(await b.answers()).toEqual({});
});

test('Forget a message that nobody has assigned for a week', async () => {
  const { number, write } = await askedByBoth();
  await write('5');
  await app.rows(`update whatsapp_held_messages set held_at = now() - interval '8 days' where number = $1`, [number]);
  await app.web.resolve(HeldMessages).forgetOld();
  expect(await app.rows('select 1 from whatsapp_held_messages where number = $1', [number])).toEqual([]);
});
