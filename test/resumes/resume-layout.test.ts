import { expect, test } from 'vitest';
import { readDocument } from '../../src/readers/resume/document-reader.ts';
import { makePdfWithContent } from '../support/resume-files.ts';

type Words = [x: number, y: number, text: string, font?: string];

/** A page with these words painted in this order; `y` counts down from the top, a font is its name and size. */
const page = (words: Words[]): Buffer =>
  Buffer.from(
    words.map(([x, y, text, font = 'F1 10']) => `BT /${font} Tf ${x} ${800 - y} Td (${text}) Tj ET`).join('\n'),
  );
const read = async (...pages: Words[][]) => (await readDocument(makePdfWithContent(...pages.map(page)))).lines;
const textOf = async (...pages: Words[][]) =>
  (await read(...pages)).map(({ text }) => text).filter((text) => text !== '');

const sentence = 'Built the first engine that computes tables of numbers';
const column = (x: number, y: number, texts: string[]): Words[] => texts.map((text, i) => [x, y + i * 14, text]);

test('Return relative size and boldness of each line', async () => {
  const body = column(50, 100, Array(6).fill(sentence));
  const [name, , section] = await read([[50, 50, 'Ada Lovelace', 'F2 25'], [50, 80, 'Experience', 'F2 15'], ...body]);
  expect(name).toEqual({ text: 'Ada Lovelace', size: 2.5, bold: true });
  expect(section).toEqual({ text: 'Experience', size: 1.5, bold: true });
});

test('Put a header over two columns first, then each column, in any painting order', async () => {
  const left = ['Skills', 'Python', 'Kubernetes', 'PostgreSQL', 'Languages', 'English'];
  const right = Array.from({ length: 10 }, (_, i) => `${sentence} ${i}`);
  const header: Words[] = [[150, 40, 'Ada Lovelace, a name over both columns of it', 'F2 16']];
  const sidebar = column(50, 100, left);
  const main = column(200, 104, right);
  const expected = [header[0]?.[2], ...left, ...right];
  expect(await textOf([...header, ...sidebar, ...main])).toEqual(expected);
  expect(await textOf([...header, ...main, ...sidebar])).toEqual(expected);
  const mixed = [...sidebar, ...main].sort(([, a], [, b]) => a - b);
  expect(await textOf([...header, ...mixed])).toEqual(expected);
});

test('Put three columns of skills one after the other, then the full line below', async () => {
  const skills = ['Python', 'Java', 'Go', 'Rust'];
  const words = [50, 200, 350].flatMap((x, i) =>
    column(
      x,
      100,
      skills.map((skill) => `${skill} ${'abc'[i]}`),
    ),
  );
  const last: Words = [50, 170, `${sentence}, and of very much more than that, again and again`];
  expect(await textOf([...words, last])).toEqual([...words.map(([, , text]) => text), last[2]]);
});

test('Keep dates in a separate column with their entries', async () => {
  const rows = [
    ['2019 - 2021', 'Engineer at Analytical Engines'],
    ['2015 - 2019', 'Programmer at Difference Engines'],
    ['2011 - 2015', 'Translator at Notes'],
    ['2008 - 2011', 'Student at London'],
  ];
  const entries = (x: number, at: number, second: number): Words[] =>
    rows.flatMap(([date = '', title = ''], i) => [
      [x, 100 + i * 60, at === 0 ? date : title],
      [second, 100 + i * 60, at === 0 ? title : date],
      ...column(at === 0 ? second : x, 114 + i * 60, ['Wrote programs', 'Led the team']),
    ]);
  const left = await textOf(entries(50, 0, 150));
  const right = await textOf(entries(50, 1, 450));
  for (const [date, title] of rows) {
    expect(left).toContain(`${date} ${title}`);
    expect(right).toContain(`${title} ${date}`);
  }
});

test('Keep a date under a location with its own entry, not with that entry’s first bullet', async () => {
  const entries = [0, 1, 2].flatMap((i): Words[] => [
    [50, 100 + i * 60, `Engineer at firm number ${'abc'[i]}`],
    [450, 100 + i * 60, 'London, England'],
    [50, 114 + i * 60, `\\267 ${sentence}`],
    [450, 114 + i * 60, `May 201${i} - May 201${i + 1}`],
    [50, 128 + i * 60, `\\267 ${sentence}`],
  ]);
  const texts = await textOf(entries);
  expect(texts.slice(0, 3)).toEqual([
    'Engineer at firm number a London, England',
    'May 2010 - May 2011',
    expect.stringContaining(sentence),
  ]);
});

test('Join words painted separately and letters painted twice into one line', async () => {
  expect(
    await textOf([
      [50, 100, 'Senior'],
      [82.5, 100, 'engineer'],
      [50.3, 100, 'Senior'],
    ]),
  ).toEqual(['Senior engineer']);
});

test.each([
  ['spaced by typing', '(E X P E R I E N C E) Tj', 'EXPERIENCE'],
  ['spaced by the program', '4 Tc (EXPERIENCE) Tj', 'EXPERIENCE'],
  ['spaced by the program, two words', '3 Tc (WORK EXPERIENCE) Tj', 'WORK EXPERIENCE'],
  ['that are words', '(I am a C and R person) Tj', 'I am a C and R person'],
])('Read letters %s', async (_, paint, text) => {
  const file = makePdfWithContent(Buffer.from(`BT /F1 10 Tf 50 700 Td ${paint} ET`));
  expect((await readDocument(file)).text).toBe(text);
});

test('Drop page numbers and repeated lines from the second page on', async () => {
  const pages = [1, 2, 3].map((n): Words[] => [
    [50, 40, 'Ada Lovelace, engineer'],
    ...column(
      50,
      100,
      ['one', 'two', 'three', 'four'].map((word) => `${word} of part ${'abc'[n]}`),
    ),
    [280, 780, `Page ${n} of 3`],
  ]);
  const text = (await textOf(...pages)).join('\n');
  expect(text.match(/Ada Lovelace/g)).toHaveLength(1);
  expect(text).not.toContain('Page');
  expect(text.match(/ of part /g)).toHaveLength(12);
});

test('Put vertical text after the upright text, in one piece', async () => {
  const upright = column(50, 100, [sentence, sentence]);
  const side = Buffer.from('\nBT /F1 10 Tf 0 1 -1 0 20 300 Tm (Curriculum vitae) Tj ET');
  const { text } = await readDocument(makePdfWithContent(Buffer.concat([page(upright), side])));
  expect(text.endsWith('Curriculum vitae')).toBe(true);
});
