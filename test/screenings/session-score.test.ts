import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readAnswer } from '../../src/modules/screenings/sessions/session-answer.ts';
import type { SessionQuestion } from '../../src/modules/screenings/sessions/session-questions.ts';
import { scoreAnswer, scoreSession } from '../../src/modules/screenings/sessions/session-score.ts';

const asked = (fields: Partial<SessionQuestion>): SessionQuestion => ({
  id: 'q',
  question: 'Which?',
  type: 'text',
  required: false,
  order: 1,
  ...fields,
});
const score = (question: SessionQuestion, raw: string | string[]) => scoreAnswer(question, readAnswer(question, raw));
const options = ['A', 'B', 'C', 'D'];

describe('one answer', () => {
  test('Score a single choice 100 for an accepted option, else 0', () => {
    const question = asked({ type: 'single_choice', options, expected: ['A', 'B'] });
    expect(['A', 'B', 'C'].map((raw) => score(question, raw))).toEqual([100, 100, 0]);
  });

  test('Score a multiple choice by the share of accepted options, minus wrong ones, never below 0', () => {
    const question = asked({ type: 'multiple_choice', options, expected: ['A', 'B'] });
    const scores = [['A', 'B'], ['A'], ['A', 'B', 'C'], ['A', 'C'], ['C', 'D'], ['A', 'B', 'C', 'D']];
    expect(scores.map((raw) => score(question, raw))).toEqual([100, 50, 50, 0, 0, 0]);
  });

  test('Score a number 100 inside the range, falling in a straight line to 0 at half the bound beyond it', () => {
    const years = asked({ type: 'number', expected: { min: 4, max: 10 } });
    expect(['4', '10', '7.5', '3', '2', '1', '12.5', '15', '90'].map((raw) => score(years, raw))).toEqual([
      100, 100, 100, 50, 0, 0, 50, 0, 0,
    ]);
    const none = asked({ type: 'number', expected: { max: 0 } });
    expect(['0', '-5', '0.1'].map((raw) => score(none, raw))).toEqual([100, 100, 0]);
  });

  test('Score a date 100 from the first day to the last, else 0', () => {
    const question = asked({ type: 'date', expected: { from: '2026-01-01', to: '2026-01-31' } });
    const days = ['2025-12-31', '2026-01-01', '2026-01-31', '2026-02-01'];
    expect(days.map((raw) => score(question, raw))).toEqual([0, 100, 100, 0]);
    expect(score(asked({ type: 'date', expected: { to: '2026-01-31' } }), '1999-01-01')).toBe(100);
  });

  test('Score a text by the share of expected skills that it names, or else of the skills in the question', () => {
    const expected = asked({ expected: ['Kubernetes', 'React', 'Warehouse Karate'] });
    expect(score(expected, 'I ran k8s for years')).toBeCloseTo(100 / 3, 9);
    expect(score(expected, 'Warehouse karate, ReactJS and Kubernetes')).toBe(100);
    expect(score(expected, 'I like gardening')).toBe(0);
    const own = asked({ question: 'Tell us how you used PostgreSQL together with Docker.' });
    expect(score(own, 'We kept Postgres on plain machines.')).toBe(50);
  });

  test('Return no score without an expectation or for a skipped question', () => {
    expect(score(asked({ question: 'What drives you?' }), 'Curiosity and Java')).toBeNull();
    expect(score(asked({ type: 'number' }), '5')).toBeNull();
    expect(score(asked({ type: 'single_choice', options }), 'A')).toBeNull();
    expect(score(asked({ type: 'number', expected: { min: 5 } }), '')).toBeNull();
    expect(score(asked({ expected: ['Java'] }), '')).toBeNull();
  });
});

describe('a session', () => {
  const numbered = (id: string, more: Partial<SessionQuestion> = {}) =>
    asked({ id, type: 'number', expected: { min: 4 }, ...more });
  const total = (questions: SessionQuestion[], scores: Record<string, number | null>) =>
    scoreSession(questions, new Map(Object.entries(scores)));

  test('Compute the weighted average of scored answers, and null without any', () => {
    const questions = [numbered('a'), numbered('b', { weight: 3 }), numbered('c')];
    expect(total(questions, { a: 100, b: 0, c: null })).toBe(25);
    expect(total(questions, { a: 100, b: 100, c: 100 })).toBe(100);
    expect(total(questions, { a: 50 })).toBe(50);
    expect(total(questions, {})).toBeNull();
    expect(total([], {})).toBeNull();
  });

  test.each([
    ['a number outside its range', numbered('k'), 90, true],
    ['a number inside', numbered('k'), 100, false],
    [
      'some of the right choices',
      asked({ id: 'k', type: 'multiple_choice', options, expected: ['A', 'B'] }),
      50,
      false,
    ],
    ['none of them', asked({ id: 'k', type: 'multiple_choice', options, expected: ['A', 'B'] }), 0, true],
    ['none of the skills', asked({ id: 'k', expected: ['Java'] }), 0, true],
    ['some of them', asked({ id: 'k', expected: ['Java', 'Go'] }), 50, false],
    ['no answer', numbered('k'), null, true],
    ['an answer where nothing is expected', asked({ id: 'k', type: 'date' }), null, false],
  ])('Apply a knockout question with %s', (_name, question, given, isOut) => {
    const questions = [numbered('a', { weight: 1000 }), { ...question, knockout: true }];
    const reached = total(questions, { a: 100, k: given });
    if (isOut) expect(reached).toBe(0);
    else expect(reached).toBeGreaterThan(90);
  });
});

const aQuestion = fc.oneof(
  fc
    .record({ min: fc.option(fc.integer({ min: -50, max: 50 })), max: fc.option(fc.integer({ min: 51, max: 90 })) })
    .map(({ min, max }) => ({
      type: 'number' as const,
      expected: { ...(min !== null && { min }), ...(max !== null && { max }) },
    })),
  fc.subarray(options, { minLength: 1 }).map((expected) => ({ type: 'multiple_choice' as const, options, expected })),
  fc.subarray(options, { minLength: 1 }).map((expected) => ({ type: 'single_choice' as const, options, expected })),
  fc.constant({ type: 'text' as const, expected: ['Java', 'Docker', 'SQL'] as string[] }),
  fc.constant({ type: 'text' as const }),
);
const anAnswer = (question: SessionQuestion) =>
  ({
    number: fc.double({ min: -200, max: 200, noNaN: true }).map((n) => n.toFixed(2)),
    multiple_choice: fc.subarray(options).map((chosen) => chosen as string[] | string),
    single_choice: fc.constantFrom(...options),
    text: fc.string(),
    date: fc.constant('2026-01-01'),
  })[question.type] as fc.Arbitrary<string | string[]>;
const aSession = fc
  .array(fc.tuple(aQuestion, fc.boolean(), fc.double({ min: 0.001, max: 1000, noNaN: true })), { maxLength: 6 })
  .map((parts) => parts.map(([q, knockout, weight], i) => asked({ ...q, id: String(i), knockout, weight })))
  .chain((questions) => fc.tuple(fc.constant(questions), fc.tuple(...questions.map(anAnswer))));

describe('any session', () => {
  const scoresOf = (questions: SessionQuestion[], answers: (string | string[])[]) =>
    new Map(questions.map((q, i) => [q.id, score(q, answers[i] ?? '')]));

  test('Keep scores at 0 to 100 or null, and the total between the lowest and highest answer without a knockout', () => {
    fc.assert(
      fc.property(aSession, ([questions, answers]) => {
        const scores = scoresOf(questions, answers);
        const known = [...scores.values()].filter((one) => one !== null);
        for (const one of known) expect(one >= 0 && one <= 100).toBe(true);
        const plain = questions.map((question) => ({ ...question, knockout: false }));
        const whole = scoreSession(plain, scores);
        if (known.length === 0) expect(whole).toBeNull();
        else {
          expect(whole).toBeGreaterThanOrEqual(Math.min(...known) - 1e-9);
          expect(whole).toBeLessThanOrEqual(Math.min(100, Math.max(...known) + 1e-9));
        }
        expect([0, whole]).toContain(scoreSession(questions, scores));
      }),
    );
  });

  test('Ignore the order of the questions and a common factor of the weights', () => {
    fc.assert(
      fc.property(aSession, fc.double({ min: 0.01, max: 100, noNaN: true }), ([questions, answers], factor) => {
        const scores = scoresOf(questions, answers);
        const whole = scoreSession(questions, scores);
        const other = scoreSession(
          questions.map((q) => ({ ...q, weight: (q.weight ?? 1) * factor })).toReversed(),
          scores,
        );
        if (whole === null) expect(other).toBeNull();
        else expect(other).toBeCloseTo(whole, 6);
      }),
    );
  });

  test('Never score a number higher for being further outside', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), fc.nat(100), fc.nat(100), (bound, near, more) => {
        for (const [expected, sign] of [
          [{ max: bound }, 1],
          [{ min: bound }, -1],
        ] as const) {
          const question = asked({ type: 'number', expected });
          const closer = score(question, String(bound + sign * near)) ?? 0;
          expect(score(question, String(bound + sign * (near + more)))).toBeLessThanOrEqual(closer);
        }
      }),
    );
  });

  test('Never lower a score for one more right choice, or raise it for one more wrong one', () => {
    fc.assert(
      fc.property(
        fc.subarray(options, { minLength: 1 }),
        fc.subarray(options),
        fc.constantFrom(...options),
        (expected, chosen, one) => {
          const question = asked({ type: 'multiple_choice', options, expected });
          const without = chosen.filter((c) => c !== one);
          const before = without.length > 0 ? (score(question, without) ?? 0) : 0;
          const after = score(question, [...without, one]) ?? 0;
          if (expected.includes(one)) expect(after).toBeGreaterThanOrEqual(before);
          else expect(after).toBeLessThanOrEqual(before);
        },
      ),
    );
  });
});
