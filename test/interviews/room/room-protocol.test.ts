import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { CandidateLinkService } from '../../../src/modules/outreach/index.ts';
import { together } from '../../applications/pipeline.ts';
import { startApp } from '../../support/app.ts';
import { interviewsOf, recorded, type Told, webm } from './room.ts';

const app = await startApp({
  worker: false,
  config: { interviewTimes: { preparationSeconds: 20, answerSeconds: 15, chunkSeconds: 3 } },
});
const tenant = await app.tenant({ credits: 10_000 });
const { invite } = interviewsOf(app, tenant);

const refused = ({ status, body }: Told) => [status, body.problem ?? body.error?.code];
/** What may differ between two answers to the same. */
const settled = ({ status, body }: Told) => ({
  status,
  ...body,
  server_time: null,
  ...(body.question && { question: { ...body.question, preparation_left: null } }),
});
const [head = Buffer.alloc(0), tail = Buffer.alloc(0)] = recorded(2);

type Interview = Awaited<ReturnType<typeof invite>>;
/** Each call of the protocol, and what it takes to get so far. */
const steps: { name: string; before(it: Interview): Promise<unknown>; call(it: Interview): Promise<Told> }[] = [
  { name: 'state', before: (it) => it.sit(), call: (it) => it.state() },
  { name: 'seat', before: async () => {}, call: (it) => it.sit() },
  { name: 'begin', before: (it) => it.sit(), call: (it) => it.begin() },
  {
    name: 'question',
    before: async (it) => {
      await it.sit();
      await it.begin();
    },
    call: (it) => it.open(0),
  },
  {
    name: 'run',
    before: async (it) => {
      await it.sit();
      await it.begin();
      await it.open(0);
    },
    call: (it) => it.run(0, 0),
  },
  { name: 'chunk', before: (it) => it.record(), call: (it) => it.chunk([0, 0, 0], head) },
  {
    name: 'answer',
    before: async (it) => {
      await it.record();
      await it.chunk([0, 0, 0], head);
    },
    call: (it) => it.answer(0, [{ run: 0, chunks: 1 }]),
  },
  {
    name: 'last answer',
    before: async (it) => {
      await it.record();
      await it.answer(0);
      await it.open(1);
    },
    call: (it) => it.answer(1),
  },
  {
    name: 'signals',
    before: (it) => it.record(),
    call: (it) => it.signals([{ number: 0, kind: 'paste', question: 0, at: new Date().toISOString() }]),
  },
];

/** Everything that is stored of the interview, without when its candidate was last seen. */
const stored = async (it: Interview) => {
  const { last_seen_at: _, ...room } = (await it.room()) ?? {};
  const tasks = await app.rows(`select name from pgboss.job where data ->> 'interviewId' = $1`, [it.id]);
  return [await it.row(), room, await it.runs(), await it.chunks(), await it.answers(), await it.kept(), tasks];
};

describe.each(steps)('$name', ({ before, call }) => {
  test('Return the same response twice in a row, and store nothing more', async () => {
    const it = await invite();
    await before(it);
    const first = await call(it);
    expect(first.status, JSON.stringify(first.body)).toBe(200);
    const after = await stored(it);
    expect(settled(await call(it))).toEqual(settled(first));
    expect(await stored(it)).toEqual(after);
  });

  test('Have the effect of one request when sent five times at once', async () => {
    const [once, often] = [await invite(), await invite()];
    await before(once);
    await before(often);
    const alone = await call(once);
    const answers = await together(5, () => call(often));
    for (const answer of answers) expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(new Set(answers.map(({ body }) => body.index))).toEqual(new Set([alone.body.index]));
    const shape = async (it: Interview) => {
      const [, room, ...rows] = await stored(it);
      return [(room as { seats?: number }).seats, ...rows.map((list) => (list as unknown[]).length)];
    };
    expect(await shape(often)).toEqual(await shape(once));
  });

  test('Return 404 for unknown, malformed and expired links, and links to something else', async () => {
    const it = await invite();
    await before(it);
    const after = await stored(it);
    const links = app.web.resolve(CandidateLinkService);
    const target = { organizationId: tenant.organizationId, candidateId: it.candidate, jobId: it.job };
    const { token: foreign } = await links.create({
      ...target,
      interviewId: it.id,
      purpose: 'screening',
      expiresAt: { afterDays: 1 },
    });
    for (const token of ['A'.repeat(43), 'x', foreign]) {
      expect(refused(await call({ ...it, ...it.as(token) }))).toEqual([404, 'not_found']);
    }
    await app.rows('update candidate_links set expires_at = now() where interview_id = $1 and purpose = $2', [
      it.id,
      'interview',
    ]);
    expect(refused(await call(it))).toEqual([404, 'not_found']);
    expect(await stored(it)).toEqual(after);
  });

  test('Reach only the link’s own interview, not another organization’s either', async () => {
    const it = await invite();
    await before(it);
    const after = await stored(it);
    const theirs = await interviewsOf(app, await app.tenant({ credits: 10 })).invite();
    await call({ ...it, ...it.as(theirs.token) });
    expect(await stored(it)).toEqual(after);
  });
});

test('Return 403 for a request from another site', async () => {
  const it = await invite();
  const cross = await it.post('seat', { seat: it.seat }, { 'sec-fetch-site': 'cross-site' });
  expect(cross.status).toBe(403);
  expect(await it.room()).toBeUndefined();
});

test('Return 400 naming the invalid field, without a change', async () => {
  const it = await invite();
  await it.record();
  const before = await stored(it);
  const { seat } = it;
  const good = { seat, signals: [] };
  const at = new Date().toISOString();
  const wrong: [string, unknown, string | undefined][] = [
    ['seat', '', undefined],
    ['seat', '{"seat"', undefined],
    ['seat', '[]', ''],
    ['seat', 'null', ''],
    ['seat', {}, 'seat'],
    ['seat', { seat: 'me' }, 'seat'],
    ['seat', { seat, more: 1 }, 'more'],
    ['begin', { seat, readiness: {} }, 'consent'],
    ['begin', { seat, consent: false, readiness: {} }, 'consent'],
    ['begin', { seat, consent: true, readiness: [] }, 'readiness'],
    ['begin', { seat, consent: true, readiness: { a: '\u0000' } }, 'readiness'],
    ['questions/0/runs', { seat, run: -1, type: webm }, 'run'],
    ['questions/0/runs', { seat, run: 1.5, type: webm }, 'run'],
    ['questions/0/runs', { seat, run: 1, type: 'text/html' }, 'type'],
    [
      'questions/0/answer',
      { seat, runs: [{ run: 0, chunks: 601 }], notes: null, accept_loss: false },
      'runs[0].chunks',
    ],
    ['questions/0/answer', { seat, runs: [{ run: 7, chunks: 1 }], notes: null, accept_loss: false }, 'runs[0].run'],
    [
      'questions/0/answer',
      { seat, runs: [0, 0].map((run) => ({ run, chunks: 0 })), notes: null, accept_loss: true },
      'runs',
    ],
    ['questions/0/answer', { seat, runs: [], notes: 'x'.repeat(5001), accept_loss: true }, 'notes'],
    ['questions/0/answer', { seat, runs: [], notes: null }, 'accept_loss'],
    ['signals', { ...good, signals: [{ number: 0, kind: 'smiled', question: 0, at }] }, 'signals[0].kind'],
    ['signals', { ...good, signals: [{ number: 0, kind: 'seat_taken', question: 0, at }] }, 'signals[0].kind'],
    ['signals', { ...good, signals: [{ number: 1_000_000, kind: 'paste', question: 0, at }] }, 'signals[0].number'],
    ['signals', { ...good, signals: [{ number: 0, kind: 'paste', question: 0, at: 'now' }] }, 'signals[0].at'],
    ['signals', { ...good, signals: Array.from({ length: 201 }, () => ({})) }, 'signals'],
  ];
  for (const [path, body, field] of wrong) {
    const told = await it.post(path, body);
    expect(refused(told), JSON.stringify([path, body])).toEqual([400, 'validation_error']);
    if (field !== undefined) expect(told.body.error.details.map((one: { path: string }) => one.path)).toContain(field);
  }
  expect(refused(await it.ask('state?seat=me'))).toEqual([400, 'validation_error']);
  for (const path of ['questions/x', 'questions/-1', 'questions/01', 'questions/1e1', 'questions/9999999']) {
    expect(refused(await it.post(path, { seat }))).toEqual([404, 'not_found']);
  }
  expect(refused(await it.post('seat', `{"seat": "${seat}", "more": "${'x'.repeat(200_000)}"}`))).toEqual([
    413,
    'payload_too_large',
  ]);
  expect(await stored(it)).toEqual(before);
});

test('Return 409 for questions and recordings out of order', async () => {
  const it = await invite(['One?', 'Two?', 'Three?']);
  expect(refused(await it.begin())).toEqual([409, 'seat_taken']);
  await it.sit();
  for (const told of [await it.open(0), await it.run(0, 0), await it.answer(0), await it.signals()]) {
    expect(refused(told)).toEqual([409, 'not_begun']);
  }
  expect(refused(await it.chunk([0, 0, 0], head))).toEqual([409, 'not_begun']);
  await it.begin();
  const early = [await it.run(0, 0), await it.answer(0), await it.open(1), await it.answer(1), await it.open(3)];
  for (const told of [...early, await it.chunk([0, 0, 0], head)]) expect(refused(told)).toEqual([409, 'out_of_turn']);
  expect((await it.state()).body.question).toBeNull();
  await it.open(0);
  expect(refused(await it.run(0, 1))).toEqual([409, 'out_of_turn']);
  await it.run(0, 0);
  expect(refused(await it.run(0, 0, { type: 'video/mp4' }))).toEqual([409, 'out_of_turn']);
  expect(refused(await it.run(1, 0))).toEqual([409, 'out_of_turn']);
  await it.answer(0);
  const late = [await it.open(0), await it.run(0, 1)];
  for (const told of late) {
    expect(refused(told)).toEqual([409, 'out_of_turn']);
    expect(told.body.state).toMatchObject({ index: 1, question: null, seated: true });
  }
  expect((await it.answers()).map((answer) => answer.question_index)).toEqual([0]);
});

test('Start the preparation once, and continue it after a reload', async () => {
  const it = await invite();
  await it.sit();
  await it.begin();
  await it.open(0);
  await app.rows(`update video_interview_rooms set opened_at = now() - interval '12 seconds' where interview_id = $1`, [
    it.id,
  ]);
  expect((await it.open(0)).body.question.preparation_left).toBe(8);
  await app.rows(`update video_interview_rooms set opened_at = now() - interval '1 hour' where interview_id = $1`, [
    it.id,
  ]);
  expect((await it.state()).body.question.preparation_left).toBe(0);
  await it.run(0, 0);
  await it.chunk([0, 0, 0], head);
  expect((await it.state()).body.question.seconds_left).toBe(12);
  await it.chunk([0, 0, 1], tail);
  await it.chunk([0, 0, 2], tail);
  expect((await it.run(0, 1)).body.question).toMatchObject({
    seconds_left: 10,
    next_run: 2,
    runs: [
      { run: 0, received: [0, 1, 2] },
      { run: 1, received: [] },
    ],
  });
});

test('Return 409 listing missing chunks until they arrive or their loss is accepted', async () => {
  const it = await invite(['One?', 'Two?']);
  await it.record();
  await it.chunk([0, 0, 1], tail);
  await it.run(0, 1);
  const told = await it.answer(0, [
    { run: 0, chunks: 3 },
    { run: 1, chunks: 1 },
  ]);
  expect(refused(told)).toEqual([409, 'chunks_missing']);
  expect(told.body.missing).toEqual([
    { run: 0, numbers: [0, 2] },
    { run: 1, numbers: [0] },
  ]);
  expect(told.body.state).toMatchObject({ index: 0, seated: true });
  await it.chunk([0, 0, 0], head);
  await it.chunk([0, 1, 0], head);
  const accepted = await it.answer(
    0,
    [
      { run: 0, chunks: 3 },
      { run: 1, chunks: 0 },
    ],
    { accept_loss: true },
  );
  expect([accepted.status, accepted.body.index]).toEqual([200, 1]);
  // Never fewer than there are.
  expect((await it.runs()).map((run) => run.expected_chunks)).toEqual([3, 1]);

  // What is missing may still come until the end, and nothing beyond it.
  expect((await it.chunk([0, 0, 2], tail)).status).toBe(200);
  expect(refused(await it.chunk([0, 0, 3], tail))).toEqual([409, 'out_of_turn']);
});

test('Let a second tab take over, refuse the first tab’s next action, and accept its chunks', async () => {
  const it = await invite(['One?', 'Two?']);
  await it.record();
  await it.chunk([0, 0, 0], head);
  const other = it.otherTab();
  expect((await other.state()).body).toMatchObject({ status: 'in_progress', seated: false });
  expect((await other.sit()).body).toMatchObject({
    seated: true,
    question: { next_run: 1, runs: [{ received: [0] }] },
  });

  const at = new Date().toISOString();
  const told = [
    await it.open(0),
    await it.run(0, 1),
    await it.answer(0),
    await it.begin(),
    await it.signals([{ number: 3, kind: 'tab_hidden', question: 0, at, seconds: 4.5 }]),
  ];
  for (const one of told) {
    expect(refused(one)).toEqual([409, 'seat_taken']);
    expect(one.body.state.seated).toBe(false);
  }
  // What it noticed before counts all the same.
  const kept = await it.kept();
  expect(kept.toSorted((a, b) => a.kind.localeCompare(b.kind))).toMatchObject([
    { kind: 'seat_taken', seat_id: other.seat, question_index: 0 },
    { kind: 'tab_hidden', seat_id: it.seat, seconds: 4.5 },
  ]);
  expect((await it.chunk([0, 0, 1], tail)).status).toBe(200);
  expect((await other.run(0, 1)).status).toBe(200);
  expect((await other.chunk([0, 1, 0], head)).status).toBe(200);
  expect((await other.answer(0, [{ run: 1, chunks: 1 }])).status).toBe(200);
  // It alone knows how many there were.
  expect((await it.chunk([0, 0, 2], tail)).status).toBe(200);
  expect((await it.chunks()).map((chunk) => [chunk.run, chunk.number])).toEqual([
    [0, 0],
    [0, 1],
    [0, 2],
    [1, 0],
  ]);
  await it.sit();
  expect(refused(await other.open(1))).toEqual([409, 'seat_taken']);
  expect((await it.open(1)).status).toBe(200);
  expect((await it.room()).seats).toBe(3);
});

test('Give the room to one of two tabs that take it at once, and refuse the other', async () => {
  const it = await invite();
  await it.record();
  const tabs = [it.otherTab(), it.otherTab()];
  await Promise.all(tabs.map((tab) => tab.sit()));
  const told = await Promise.all(tabs.map((tab) => tab.signals()));
  expect(told.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('Reject every change after the end', async () => {
  const it = await invite(['One?']);
  await it.record();
  await it.chunk([0, 0, 0], head);
  expect((await it.answer(0, [{ run: 0, chunks: 2 }], { accept_loss: true })).body.status).toBe('completed');
  const after = await stored(it);
  for (const told of [await it.begin(), await it.open(0), await it.open(1), await it.run(0, 1), await it.answer(1)]) {
    expect(refused(told)).toEqual([409, 'ended']);
    expect(told.body.state).toMatchObject({ status: 'completed', index: 1, questions: 1 });
  }
  expect(refused(await it.signals())).toEqual([409, 'ended']);
  expect(refused(await it.chunk([0, 0, 1], tail))).toEqual([409, 'ended']);
  expect(refused(await it.chunk([0, 0, 0], tail))).toEqual([409, 'ended']);
  // What was taken was taken.
  expect((await it.chunk([0, 0, 0], head)).status).toBe(200);
  expect((await it.otherTab().sit()).body).toMatchObject({ status: 'completed', seated: false });
  expect((await it.answer(0)).body.status).toBe('completed');
  expect(await stored(it)).toEqual(after);
});

test('Refuse to start an expired interview', async () => {
  const it = await invite();
  await it.sit();
  await app.rows('update video_interviews set expires_at = now() where id = $1', [it.id]);
  expect((await it.state()).body.status).toBe('expired');
  const told = await it.begin();
  expect(refused(told)).toEqual([409, 'ended']);
  expect(told.body.state.status).toBe('expired');
  expect(await it.row()).toMatchObject({ status: 'invited', started_at: null });
});

test('Extend every link by a day if started in the last minute, and keep an ended interview ended', async () => {
  const it = await invite();
  await app.rows(`update candidate_links set expires_at = now() + interval '1 minute' where interview_id = $1`, [
    it.id,
  ]);
  const links = app.web.resolve(CandidateLinkService);
  const target = {
    organizationId: tenant.organizationId,
    candidateId: it.candidate,
    jobId: it.job,
    interviewId: it.id,
  };
  const ended = (await links.create({ ...target, purpose: 'interview', expiresAt: '2026-01-01T00:00:00Z' })).token;
  const longer = (await links.create({ ...target, purpose: 'interview', expiresAt: { afterDays: 5 } })).token;
  await it.sit();
  await it.begin();
  const hours = await app.rows(
    `select round(extract(epoch from expires_at - now()) / 3600)::int as n from candidate_links
     where interview_id = $1 and expires_at > now() order by 1`,
    [it.id],
  );
  expect(hours).toEqual([{ n: 24 }, { n: 120 }]);
  expect((await it.state()).status).toBe(200);
  expect(await links.open(ended, 'interview')).toBeUndefined();
  expect(await links.open(longer, 'interview')).toBeDefined();
});

test('Store each signal once, a thousand at most, with a plausible time', async () => {
  const it = await invite();
  await it.record();
  const at = new Date(Date.now() - 5000).toISOString();
  const signal = (number: number, fields = {}) => ({ number, kind: 'window_left', question: 0, at, ...fields });
  expect((await it.signals([signal(0, { seconds: 2.5 }), signal(1, { at: '2001-01-01T00:00:00Z' })])).body).toEqual({});
  await it.signals([signal(0, { seconds: 99 }), signal(2, { at: '2099-01-01T00:00:00Z' })]);
  const kept = await it.kept();
  expect(kept.map((one) => [one.number, one.seconds])).toEqual([
    [0, 2.5],
    [1, null],
    [2, null],
  ]);
  expect(kept[0]?.at.toISOString()).toBe(at);
  for (const one of kept.slice(1)) expect(Math.abs(one.at - Date.now())).toBeLessThan(60_000);

  for (let n = 0; n < 6; n++) {
    const batch = Array.from({ length: 200 }, (_, i) => signal(100 + n * 200 + i));
    expect((await it.signals(batch)).status).toBe(200);
  }
  expect(await it.kept()).toHaveLength(1000);
});

test('Count heartbeats and chunks as activity, without moving updated_at', async () => {
  const it = await invite();
  await it.record();
  await it.chunk([0, 0, 0], head);
  const before = await it.row();
  for (const live of [() => it.signals(), () => it.chunk([0, 0, 1], tail), () => it.sit(), () => it.open(0)]) {
    await it.silent(20);
    const { last_seen_at: seen } = await it.room();
    expect((await live()).status).toBe(200);
    expect((await it.room()).last_seen_at.getTime()).toBeGreaterThan(seen.getTime());
  }
  await it.silent(20);
  const { last_seen_at: seen } = await it.room();
  await it.state();
  await it.otherTab().signals();
  expect((await it.room()).last_seen_at).toEqual(seen);
  expect(await it.row()).toEqual(before);
});

test('Return 413 for too many recordings of one answer', async () => {
  const it = await invite();
  await it.record();
  for (let run = 1; run < 30; run++) expect((await it.run(0, run)).status).toBe(200);
  expect(refused(await it.run(0, 30))).toEqual([413, 'payload_too_large']);
  expect(await it.runs()).toHaveLength(30);
});

test('Answer in JSON only, without caching or indexing', async () => {
  const it = await invite();
  for (const told of [await it.state(), await it.sit(), await it.post('seat', { seat: randomUUID(), more: 1 })]) {
    expect(told.headers.get('cache-control')).toBe('no-store');
    expect(told.headers.get('x-robots-tag')).toContain('noindex');
    expect(told.headers.get('content-type')).toContain('application/json');
  }
});
