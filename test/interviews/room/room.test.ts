import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { startApp } from '../../support/app.ts';
import { digestOf, interviewsOf, recorded, webm } from './room.ts';

const app = await startApp({ worker: false });
const tenant = await app.tenant({ credits: 10_000 });
const { invite } = interviewsOf(app, tenant);

const fileOf = ({ file_key: key }: { file_key: string }) => readFile(`${app.config.dataDir}/files/${key}`);

test('Complete a whole interview from seat and consent to the last answer, then wait for the merge', async () => {
  const it = await invite(['What have you built?', 'What went wrong?']);
  const invited = await it.state();
  expect(invited.body).toEqual({
    status: 'invited',
    seated: false,
    server_time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    questions: 2,
    index: 0,
    preparation_seconds: 30,
    answer_seconds: 180,
    chunk_seconds: 3,
    wants_notes: true,
    question: null,
  });
  expect((await it.sit()).body).toMatchObject({ status: 'invited', seated: true });
  const begun = await it.begin({ readiness: { camera: 'Fake', microphone: 'Fake', at: 1.5 } });
  expect(begun.body).toMatchObject({ status: 'in_progress', seated: true, index: 0, question: null });
  expect(await it.row()).toMatchObject({
    status: 'in_progress',
    started_at: expect.any(Date),
    readiness_json: { camera: 'Fake', microphone: 'Fake', at: 1.5 },
    has_recording_chunks: false,
  });

  const sent = new Map<string, Buffer>();
  for (const [index, text] of ['What have you built?', 'What went wrong?'].entries()) {
    const opened = await it.open(index);
    expect(opened.body.question).toMatchObject({ index, text, next_run: 0, seconds_left: 180, runs: [] });
    expect(opened.body.question.preparation_left).toBeGreaterThan(28);
    const started = await it.run(index, 0);
    expect(started.body.question).toMatchObject({
      preparation_left: 0,
      next_run: 1,
      runs: [{ run: 0, type: webm, received: [] }],
    });
    for (const [number, bytes] of recorded(3).entries()) {
      sent.set(`${index} 0 ${number}`, bytes);
      expect(await it.chunk([index, 0, number], bytes)).toMatchObject({ status: 200, body: { received: true } });
    }
    expect((await it.state()).body.question).toMatchObject({
      seconds_left: 171,
      runs: [{ run: 0, received: [0, 1, 2] }],
    });
    const ended = await it.answer(index, [{ run: 0, chunks: 3 }], { notes: index === 0 ? '  Said aloud.\n' : null });
    expect([ended.status, ended.body.index, ended.body.question]).toEqual([200, index + 1, null]);
  }
  expect((await it.state()).body).toMatchObject({ status: 'completed', index: 2, questions: 2, question: null });

  expect(await it.row()).toMatchObject({
    status: 'completed',
    ended_at: expect.any(Date),
    current_question_index: 2,
    has_recording_chunks: true,
    recording_merge_status: 'pending',
  });
  expect(await it.answers()).toMatchObject([
    { question_index: 0, question_text: 'What have you built?', notes: 'Said aloud.' },
    { question_index: 1, question_text: 'What went wrong?', notes: null },
  ]);
  expect(await it.runs()).toMatchObject([{ expected_chunks: 3 }, { expected_chunks: 3 }]);
  const chunks = await it.chunks();
  expect(chunks).toHaveLength(6);
  for (const chunk of chunks) {
    const bytes = sent.get(`${chunk.question_index} ${chunk.run} ${chunk.number}`);
    if (!bytes) throw new Error('never sent');
    expect((await fileOf(chunk)).equals(bytes)).toBe(true);
    expect(`sha-256=:${chunk.sha256.toString('base64')}:`).toBe(digestOf(bytes));
    expect(chunk.bytes).toBe(bytes.length);
  }
  expect(await it.room()).toMatchObject({
    consented_at: expect.any(Date),
    closed_at: expect.any(Date),
    recorded_bytes: '12000',
    seats: 1,
  });
  const tasks = await app.rows(
    `select data from pgboss.job where name = 'interviews.merge-recording' and data ->> 'interviewId' = $1`,
    [it.id],
  );
  expect(tasks).toMatchObject([
    { data: { organizationId: tenant.organizationId, candidateId: it.candidate, jobId: it.job } },
  ]);
  expect(await it.detail()).toMatchObject({ status: 'completed', current_question_index: 2 });
});
