import { describe, expect, test } from 'vitest';
import { readAnswer, shownAnswer } from '../../src/modules/screenings/sessions/session-answer.ts';
import {
  progressOf,
  publicQuestion,
  type SessionQuestion,
} from '../../src/modules/screenings/sessions/session-questions.ts';

const asked = (fields: Partial<SessionQuestion>): SessionQuestion => ({
  id: 'q',
  question: 'Which?',
  type: 'text',
  required: true,
  order: 1,
  ...fields,
});
const fault = (question: SessionQuestion, raw: string | string[]) => {
  try {
    return readAnswer(question, raw);
  } catch (error) {
    const { details } = error as { details: { path: string; code: string; message: string }[] };
    expect(details).toHaveLength(1);
    expect(details[0]?.message).toMatch(/^(Please|Your) .*\.$/);
    return [details[0]?.path, details[0]?.code];
  }
};

describe.each([
  ['text', undefined],
  ['number', undefined],
  ['date', undefined],
  ['single_choice', ['a']],
  ['multiple_choice', ['a']],
] as const)('%s', (type, options) => {
  test('Refuse to skip a required question, and store an empty answer for an optional one', () => {
    for (const raw of ['', ' \n\t', [], [' ']]) {
      const question = asked({ type, ...(options && { options: [...options] }) });
      expect(fault(question, raw as string)).toEqual(['q', 'required']);
      expect(readAnswer({ ...question, required: false }, raw as string)).toBe('');
    }
  });
});

test('Trim a text and keep its lines, up to 5000 characters', () => {
  const question = asked({});
  expect(readAnswer(question, ' \tFirst\r\nsecond ✓ \n')).toBe('First\nsecond ✓');
  expect(readAnswer(question, '😀'.repeat(5000))).toHaveLength(10_000);
  expect(fault(question, 'x'.repeat(5001))).toEqual(['q', 'too_big']);
  expect(fault(question, 'a\0b')).toEqual(['q', 'invalid_format']);
  expect(fault(question, 'a\uD800b')).toEqual(['q', 'invalid_format']);
  expect(fault(question, ['one', 'two'])).toEqual(['q', 'invalid_value']);
});

test.each([
  ['12', '12'],
  [' 7.50 ', '7.50'],
  ['-3', '-3'],
  ['\u22123', '-3'],
  ['+4', '4'],
  ['.5', '0.5'],
  ['1,234.5', '1234.5'],
  ['1,234,567', '1234567'],
  ['12,34,567', '1234567'],
  ['0', '0'],
  ['１２', '12'],
])('Store the number %j as %s', (raw, kept) => {
  expect(readAnswer(asked({ type: 'number' }), raw)).toBe(kept);
});

test.each([
  '12 LPA',
  'twelve',
  '1e5',
  '0x10',
  '7,5',
  '1,23',
  '1,2345',
  '1.2.3',
  '1 234',
  '--1',
  '-',
  '.',
  '5.',
  'NaN',
  'Infinity',
  '9'.repeat(41),
])('Refuse %j as a number, with a message', (raw) => {
  expect(fault(asked({ type: 'number' }), raw)).toEqual(['q', 'invalid_format']);
});

test('Accept only existing dates', () => {
  const question = asked({ type: 'date' });
  expect(readAnswer(question, ' 2028-02-29 ')).toBe('2028-02-29');
  for (const raw of ['2026-02-29', '29.02.2028', '2026-2-1', '2026-02-01T00:00:00Z', 'tomorrow', '2026-13-01']) {
    expect(fault(question, raw)).toEqual(['q', 'invalid_format']);
  }
});

test('Accept exactly one of the options for a single choice', () => {
  const question = asked({ type: 'single_choice', options: ['Yes', 'No'] });
  expect(readAnswer(question, 'Yes')).toBe('Yes');
  expect(readAnswer(question, ['No'])).toBe('No');
  for (const raw of ['yes', 'Maybe', '__proto__', ['Yes', 'No']])
    expect(fault(question, raw)).toEqual(['q', 'invalid_value']);
});

test('Store a multiple choice as JSON in the order of the options, and show it as a list', () => {
  const question = asked({ type: 'multiple_choice', options: ['Go, Rust', 'C', 'Java'] });
  const kept = readAnswer(question, ['Java', 'Go, Rust', 'Java']);
  expect(kept).toBe('["Go, Rust","Java"]');
  expect(shownAnswer(question, kept)).toEqual(['Go, Rust', 'Java']);
  expect(shownAnswer(question, readAnswer(question, 'C'))).toEqual(['C']);
  expect(shownAnswer(question, '')).toEqual([]);
  expect(fault(question, ['C', 'Go'])).toEqual(['q', 'invalid_value']);
});

test.each(['single_choice', 'multiple_choice'] as const)('Ask a %s without options as text', (type) => {
  for (const options of [undefined, []]) {
    const question = asked({ type, ...(options && { options }) });
    expect(publicQuestion(question)).toMatchObject({ type: 'text', options: [] });
    expect(readAnswer(question, 'Both')).toBe('Both');
    expect(shownAnswer(question, 'Both')).toBe('Both');
  }
});

test('Refuse a hostile answer of 200,000 characters as quickly as a short one', () => {
  const lines = [
    '9'.repeat(200_000),
    ','.repeat(200_000),
    '1,'.repeat(100_000),
    ' '.repeat(199_999) + 'x',
    '-'.repeat(200_000),
  ];
  for (const type of ['number', 'date'] as const) {
    for (const raw of lines) expect(fault(asked({ type }), raw)).toEqual(['q', 'invalid_format']);
  }
});

test('Show a candidate the question, and nothing of its scoring', () => {
  const question = asked({ type: 'number', expected: { min: 1 }, knockout: true, weight: 3, order: 7 });
  expect(publicQuestion(question)).toEqual({
    id: 'q',
    question: 'Which?',
    type: 'number',
    options: [],
    required: true,
  });
});

test('Return the first unanswered question as next, accepting an empty answer for optional ones only', () => {
  const questions = [asked({ id: 'a' }), asked({ id: 'b', required: false }), asked({ id: 'c' })];
  const progress = (answers: Record<string, string>) => progressOf(questions, new Map(Object.entries(answers)));
  expect(progress({})).toEqual({ nextIndex: 0, nextQuestionId: 'a', missing: ['a', 'c'] });
  expect(progress({ a: 'x', c: 'y' })).toEqual({ nextIndex: 1, nextQuestionId: 'b', missing: [] });
  expect(progress({ a: 'x', b: '', c: 'y' })).toEqual({ nextIndex: 3, nextQuestionId: null, missing: [] });
});
