import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { z } from 'zod';
import {
  AnswerBody,
  BeginBody,
  RunBody,
  SeatBody,
  SignalsBody,
} from '../../../src/modules/portal/interview/interview.schemas.ts';
import { startApp } from '../../support/app.ts';
import { bodiesOf, hostileStrings } from '../../support/json-arbitrary.ts';
import { digestOf, interviewsOf, recorded, type Told } from './room.ts';

const isThorough = inject('isThorough');

// Whatever is sent, in whatever order: never a fault of our own, always JSON, and nothing stored that does not fit.
const app = await startApp({ worker: false });
const it = await interviewsOf(app, await app.tenant({ credits: 10 })).invite(
  Array.from({ length: 10 }, (_, n) => `Question ${n}?`),
);
await it.record();

const known = { document: {}, ids: () => [it.seat, it.seat, it.seat, randomUUID()] };
const indices = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 0, max: 2 }).map(String) },
  { weight: 1, arbitrary: fc.constantFrom('-1', '01', '1e3', '99999999999999999999', '%00', '%', '..%2f') },
);
const steps: [string, z.ZodType][] = [
  ['seat', SeatBody],
  ['begin', BeginBody],
  ['questions/*', SeatBody],
  ['questions/*/runs', RunBody],
  ['questions/*/answer', AnswerBody],
  ['signals', SignalsBody],
];

const expectAnswered = ({ status, body, headers }: Told): void => {
  expect(status, JSON.stringify(body)).toBeLessThan(500);
  expect(headers.get('content-type')).toContain('application/json');
};
/** All at once would be one after the other. */
const bounded = { numRuns: isThorough ? 80 : 25, interruptAfterTimeLimit: 4000, endOnFailure: true } as const;

test.each(steps)('Answer hostile input to %s without a server error', async (path, schema) => {
  const bodies = bodiesOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), known);
  await fc.assert(
    fc.asyncProperty(indices, bodies, async (index, body) => {
      expectAnswered(await it.post(path.replace('*', index), body));
    }),
    bounded,
  );
});

test('Answer chunks with hostile headers without a server error', async () => {
  const [head = Buffer.alloc(1)] = recorded(1, 64);
  const values = hostileStrings.map((text) => text.replaceAll(/[^\x20-\x7e]/g, '').slice(0, 500));
  const headers = fc.record(
    {
      'content-type': fc.oneof(values, fc.constantFrom('video/webm', 'video/mp4;', ';', 'video/webm;codecs=","')),
      'content-digest': fc.oneof(values, fc.constant(digestOf(head)), fc.constant(`sha-256=:${'A'.repeat(43)}=:`)),
      'content-encoding': fc.constantFrom('gzip', 'br', 'identity', 'x'),
    },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(indices, indices, indices, headers, async (index, run, number, sent) => {
      const path = `questions/${index}/runs/${run}/chunks/${number}?seat=${it.seat}`;
      expectAnswered(await it.ask(path, { method: 'POST', headers: sent, body: head }));
    }),
    bounded,
  );
});

test('Keep stored data consistent after all of this', async () => {
  const [room, row] = [await it.room(), await it.row()];
  expect(['in_progress', 'completed']).toContain(row.status);
  expect((await it.answers()).map((answer) => answer.question_index)).toEqual(
    Array.from({ length: row.current_question_index }, (_, n) => n),
  );
  const chunks = await it.chunks();
  expect(Number(room.recorded_bytes)).toBe(chunks.reduce((sum, { bytes }) => sum + bytes, 0));
  expect((await it.state()).status).toBe(200);
});
