import { expect, test } from 'vitest';
import { resumeFailureReasons } from '../../src/readers/resume/failure.ts';
import { doubtsOf, qualityOfFailure } from '../../src/readers/resume/quality.ts';

const english = `Ada Lovelace, engineer. ${'Wrote the first program for an engine that computes tables of numbers. '.repeat(5)}`;
const document = (text: string, hiddenCharacters = 0) => ({
  text,
  lines: [],
  format: 'pdf' as const,
  pages: 1,
  hiddenCharacters,
});

test.each([
  ['English', english],
  ['German', 'Ingenieurin für Rechenmaschinen, Schwerpunkt Übersetzung und Größenordnungen der Sprache. '.repeat(6)],
  ['Chinese', '工程师,负责数据平台的设计与开发,精通分布式系统和数据库。'.repeat(5)],
  ['Russian', 'Инженер по разработке программного обеспечения для вычислительных машин. '.repeat(6)],
  ['a list of abbreviations', `${english} SQL, HTML, CSS, XML, HTTP, TCP, PHP, npm, https, kubectl, nginx, grpc`],
])('Return ok for %s', (_, text) => {
  expect(doubtsOf(document(text))).toEqual([]);
});

test.each([
  ['garbled', 'UTF-8 read as windows-1252', 'Engineerâ€™s résumÃ© â€“ worksâ€™ '.repeat(20), 0],
  ['garbled', 'letters that are no words', 'xkcd qwrt plmn zxcv bnmk hjkl fghj '.repeat(10), 0],
  ['garbled', 'characters nobody could tell', 'En\ufffdineer at \ufffd\ufffd\ufffd since \ufffd the '.repeat(10), 0],
  ['garbled', 'signs and numbers', '%&/ 12 )( 34 =? 56 ++ 78 ab '.repeat(40), 0],
  ['too_few_words', 'a name and a number', 'Ada Lovelace, 555-5555', 0],
  ['hides_text', 'more than a fifth as much as it shows', english, 200],
])('Return low_confidence (%s) for %s', (doubt, _, text, hidden) => {
  expect(doubtsOf(document(text, hidden))).toContain(doubt);
});

test('Return ok with a little hidden text, or much of it in a long resume', () => {
  expect(doubtsOf(document(english, 199))).toEqual([]);
  expect(doubtsOf(document(english.repeat(10), 500))).toEqual([]);
});

test('Judge 200,000 characters without a space', () => {
  expect(doubtsOf(document('b'.repeat(200_000)))).not.toEqual([]);
  expect(doubtsOf(document('\u00e2'.repeat(200_000)))).not.toEqual([]);
});

test('Return a state for every failure of file, host and link', () => {
  const states = Object.fromEntries(resumeFailureReasons.map((reason) => [reason, qualityOfFailure(reason)]));
  expect(states).toEqual({
    invalid_url: 'fetch_failed',
    not_https: 'fetch_failed',
    private_address: 'fetch_failed',
    not_found: 'fetch_failed',
    rate_limited: 'fetch_failed',
    fetch_failed: 'fetch_failed',
    too_large: 'unsupported',
    unsupported: 'unsupported',
    encrypted: 'encrypted',
    corrupt: 'corrupt',
    too_complex: 'corrupt',
    no_text: 'needs_ocr',
  });
});
