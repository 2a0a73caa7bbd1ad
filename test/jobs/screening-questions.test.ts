import { describe, expect, test } from 'vitest';
import { expectWrong } from '../applications/pipeline.ts';
import { startApp } from '../support/app.ts';

const app = await startApp({ worker: false });
const { api } = await app.tenant();

const asked = (fields: object) => ({ question: 'Why?', required: true, order: 1, ...fields });
const post = (...questions: object[]) => api.post('/jobs', { title: 'T', screening_questions: questions });
const options = ['Yes', 'No', 'Perhaps'];

test('Return expected, knockout and weight as sent by POST, and by PUT of a response', async () => {
  const questions = [
    asked({ type: 'single_choice', options, expected: ['Yes'], knockout: true, weight: 2.5 }),
    asked({ type: 'multiple_choice', options, expected: ['Yes', 'Perhaps'] }),
    asked({ type: 'number', expected: { min: 0, max: 30 }, knockout: false }),
    asked({ type: 'number', expected: { min: -1.5 } }),
    asked({ type: 'date', expected: { from: '2026-01-31', to: '2026-01-31' } }),
    asked({ type: 'date', expected: { to: '2026-12-01' }, weight: 0.001 }),
    asked({ type: 'text', expected: ['Java', 'Spring Boot'] }),
    asked({ type: 'text' }),
  ];
  const { status, body } = await post(...questions);
  expect(status).toBe(201);
  expect(body.data.screening_questions).toEqual(questions);
  const shown = (await api.get(`/jobs/${body.data.id}`)).body.data;
  expect((await api.put(`/jobs/${body.data.id}`, shown)).body.data.screening_questions).toEqual(questions);
});

describe('Return 400 naming expected if it does not match the type', () => {
  test.each([
    ['single_choice', ['Never']],
    ['single_choice', 'Yes'],
    ['single_choice', []],
    ['multiple_choice', ['Yes', 'yes']],
    ['multiple_choice', { min: 1 }],
    ['number', 5],
    ['number', {}],
    ['number', { min: 5, max: 4 }],
    ['number', { min: '5' }],
    ['number', { from: '2026-01-01' }],
    ['number', null],
    ['date', { from: '2026-02-30' }],
    ['date', { from: '2026-02-02', to: '2026-02-01' }],
    ['date', { from: '2026-02-02', until: '2026-02-03' }],
    ['date', ['2026-02-02']],
    ['text', { max: 3 }],
    ['text', [' ']],
    ['text', [5]],
  ])('for %s: %j', async (type, expected) => {
    const answer = await post(asked({ type: 'text' }), asked({ type, options, expected }));
    expectWrong(answer, 'screening_questions[1].expected');
  });

  test('for a choice without options', async () => {
    expectWrong(await post(asked({ type: 'single_choice', expected: ['Yes'] })), 'screening_questions[0].expected');
  });
});

test('Return 400 naming knockout, weight and every other invalid field', async () => {
  expectWrong(await post(asked({ type: 'text', weight: 0 })), 'screening_questions[0].weight');
  expectWrong(await post(asked({ type: 'text', weight: 1001 })), 'screening_questions[0].weight');
  expectWrong(
    await post(asked({ type: 'number', knockout: 'yes', weight: null, expected: [], required: 1 })),
    'screening_questions[0].required',
    'screening_questions[0].knockout',
    'screening_questions[0].weight',
    'screening_questions[0].expected',
  );
  // a type that is none is one fault, not two
  expectWrong(await post(asked({ type: 'choice', expected: 5 })), 'screening_questions[0].type');
});
