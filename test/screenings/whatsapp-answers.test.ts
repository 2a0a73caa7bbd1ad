import { describe, expect, test } from 'vitest';
import type { PublicQuestion } from '../../src/modules/screenings/sessions/session-questions.ts';
import { parseAnswer } from '../../src/modules/screenings/whatsapp/whatsapp-answers.ts';
import { whatsappIdOf } from '../../src/modules/screenings/whatsapp/whatsapp-number.ts';
import { choicePosition, questionMessage } from '../../src/modules/screenings/whatsapp/whatsapp-question.ts';
import { cpuTimeOf } from '../support/cpu-time.ts';

const question = (type: PublicQuestion['type'], options: string[] = [], required = true): PublicQuestion => ({
  id: 'q',
  question: 'What?',
  type,
  options,
  required,
});

describe('a number', () => {
  test.each([
    ['5', '5'],
    ['about 5 years', '5'],
    ['5+', '5'],
    ['I have 7.5 years.', '7.5'],
    ['7,5', '7.5'],
    ['12,50,000 INR', '1250000'],
    ['₹1,200.50', '1200.50'],
    ['five years', '5'],
    ['-3', '-3'],
    ['12LPA', '12'],
    ['٥', undefined],
    ['3-5', undefined],
    ['5 years 6 months', undefined],
    ['12 lakh', undefined],
    ['50k', undefined],
    ['twenty five', undefined],
    ['five and a half', undefined],
    ['5 1/2', undefined],
    ['1.500.000', undefined],
    ['none', undefined],
    ['skip', undefined],
  ])('Parse %s as %s', (text, expected) => {
    expect(parseAnswer(question('number'), text)).toBe(expected);
  });
});

describe('a date', () => {
  test.each([
    ['2026-03-31', '2026-03-31'],
    ['2026/3/1', '2026-03-01'],
    ['31/03/2026', '2026-03-31'],
    ['03/31/2026', '2026-03-31'],
    ['5/5/2026', '2026-05-05'],
    ['12.03.2026', '2026-03-12'],
    ['12 March 2026', '2026-03-12'],
    ['12th of Mar, 2026', '2026-03-12'],
    ['March 1st, 2026.', '2026-03-01'],
    ['1-sep-2026', '2026-09-01'],
    ['12/03/2026', undefined],
    ['31 April 2026', undefined],
    ['2026-13-01', undefined],
    ['next month', undefined],
    ['31/03/26', undefined],
  ])('Parse %s as %s', (text, expected) => {
    expect(parseAnswer(question('date'), text)).toBe(expected);
  });
});

describe('a choice', () => {
  const cities = ['Bengaluru', 'Berlin', 'Remote', '2 years', '5 years'];
  test.each([
    ['Berlin', 'Berlin'],
    [' berlin! ', 'Berlin'],
    ['3', 'Remote'],
    ['Option 3.', 'Remote'],
    ['rem', 'Remote'],
    ['5', '5 years'],
    ['be', undefined],
    // The second option is not "2 years".
    ['2', undefined],
    ['6', undefined],
    ['Paris', undefined],
    ['', undefined],
  ])('Parse %j as %s', (text, expected) => {
    expect(parseAnswer(question('single_choice', cities), text)).toBe(expected);
  });

  const skills = ['Java', 'JavaScript', 'Go, the language', 'Skip'];
  test.each([
    ['1, 3', ['Java', 'Go, the language']],
    ['1 3', ['Java', 'Go, the language']],
    ['java and javascript', ['Java', 'JavaScript']],
    ['Java, java, 1', ['Java']],
    ['Go, the language', ['Go, the language']],
    ['skip', ['Skip']],
    ['1, 9', undefined],
    ['Java, Rust', undefined],
  ])('Parse one of several from %j as %j', (text, expected) => {
    expect(parseAnswer(question('multiple_choice', skills), text)).toEqual(expected);
  });
});

test('Accept “skip” for an optional question, and not as an answer to a required one', () => {
  for (const type of ['text', 'number', 'date', 'single_choice'] as const) {
    const options = type === 'single_choice' ? ['a', 'b'] : [];
    expect(parseAnswer(question(type, options, false), 'Skip.')).toBe('');
    expect(parseAnswer(question(type, options, true), 'skip')).toBeUndefined();
  }
});

test('Parse a hostile text in bounded time', () => {
  const milliseconds = cpuTimeOf(() => {
    for (const text of [
      '1,'.repeat(100_000),
      ' '.repeat(200_000),
      '1 '.repeat(100_000),
      'a,'.repeat(100_000),
      `a${'"'.repeat(200_000)}a`,
    ]) {
      for (const type of ['number', 'date', 'single_choice', 'multiple_choice', 'text'] as const)
        parseAnswer(question(type, ['a', 'b'], false), text);
    }
  });
  expect(milliseconds).toBeLessThan(5_000);
});

describe('asking a question', () => {
  const ask = (q: PublicQuestion, before = '') => questionMessage('s', [q], q, before);
  const long = (n: number) => Array.from({ length: n }, (_, i) => `Option ${i}`);
  test.each([
    [3, 'buttons'],
    [4, 'list'],
    [10, 'list'],
    [11, 'text'],
  ])('Ask with %i short options by %s', (n, kind) => {
    expect(ask(question('single_choice', long(n))).kind).toBe(kind);
  });
  test.each([
    ['20 characters', ['a'.repeat(20), 'b'], 'buttons'],
    ['21 characters', ['a'.repeat(21), 'b'], 'list'],
    ['25 characters', ['a'.repeat(25), 'b'], 'text'],
    ['the same title twice', ['a', 'a'], 'text'],
  ])('Ask with an option of %s within WhatsApp’s limits', (_what, options, kind) => {
    expect(ask(question('single_choice', options)).kind).toBe(kind);
  });
  test('Number options that are too long for a list, and explain how to answer', () => {
    const q = { ...question('single_choice', long(200)), question: 'x'.repeat(4000) };
    const message = ask(q, 'Sorry.');
    expect(message.kind).toBe('text');
    expect(message).toMatchObject({
      text: expect.stringMatching(/^Sorry\.\n\nx+.*Reply with the number of your answer\.$/s),
    });
    if (message.kind === 'text') expect(message.text.length).toBeLessThanOrEqual(4096);
  });
  test('Identify an option by its position, in its own session only', () => {
    const message = ask(question('single_choice', ['Yes', 'No']));
    if (message.kind !== 'buttons') throw new Error('no buttons');
    expect(message.choices.map(({ id }) => choicePosition(id, 's'))).toEqual([
      { question: 0, option: 0 },
      { question: 0, option: 1 },
    ]);
    expect(choicePosition(message.choices[0]?.id ?? '', 'other')).toBeUndefined();
  });
});

test.each([
  ['+91 98765 43210', null, '919876543210'],
  ['0091-98765-43210', null, '919876543210'],
  [null, '+4915112345678', '4915112345678'],
  ['not a number', '+4915112345678', '4915112345678'],
  ['98765 43210', '+91 98765 11111', '919876543210'],
  ['98765 43210', null, undefined],
  ['+91 1', null, undefined],
  [null, null, undefined],
])('Send to WhatsApp number %s or phone %s as %s', (whatsapp, phone, expected) => {
  expect(whatsappIdOf(whatsapp, phone)).toBe(expected);
});
