import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, expect, inject, test } from 'vitest';
import { readDocument } from '../../src/readers/resume/document-reader.ts';
import { readResumeFile } from '../../src/readers/resume/extract.ts';
import { ResumeFailure } from '../../src/readers/resume/failure.ts';
import {
  makeDocx,
  makePdf,
  makePdfWithContent,
  makePng,
  makeScannedPdf,
  makeTwoColumnPdf,
  makeZip,
} from '../support/resume-files.ts';

const isThorough = inject('isThorough');

const lines = ['Ada Lovelace', 'ada@example.com', '+44 20 7946 0018', 'TypeScript, PostgreSQL'];
let pdf: Buffer;
beforeAll(async () => {
  pdf = await makePdf(lines);
});

type Options = Parameters<typeof readResumeFile>[1];

/** What comes of it in a process of its own: `text`, or the reason why not. */
const outcomeOf = (bytes: Uint8Array, options?: Options): Promise<string> =>
  readResumeFile(bytes, options).then(
    () => 'text',
    (error: ResumeFailure) => error.reason ?? error.message,
  );

/** The same without the process, whose start takes a second of computing: for what is no danger. */
const outcomeHere = (bytes: Uint8Array): Promise<string> =>
  readDocument(Buffer.from(bytes)).then(
    () => 'text',
    (error: unknown) => (error instanceof ResumeFailure ? error.reason : 'corrupt'),
  );

/** Here and now, without a process: for what is no danger. */
async function textOf(bytes: Uint8Array): Promise<string> {
  return (await readDocument(Buffer.from(bytes))).text;
}

/** The extracting processes that this one has running. */
function children(): number {
  if (process.platform !== 'linux') return 0;
  return readdirSync(`/proc/${process.pid}/task`)
    .flatMap((task) => readFileSync(`/proc/${process.pid}/task/${task}/children`, 'utf8').split(' '))
    .filter((pid) => pid !== '' && readCommand(pid).includes('extract-worker')).length;
}

function readCommand(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

test('Read the lines and the page count of a PDF', async () => {
  expect(await readResumeFile(pdf)).toMatchObject({
    text: lines.join('\n'),
    lines: lines.map((text) => ({ text, size: 1, bold: false })),
    format: 'pdf',
    pages: 1,
    hiddenCharacters: 0,
  });
});

test('Detect a PDF after up to a kilobyte of other bytes', async () => {
  expect(await textOf(Buffer.concat([Buffer.from('\r\n\0junk\r\n'), pdf]))).toContain('ada@example.com');
});

test('Read the columns of a two-column PDF one after the other', async () => {
  const left = ['Skills', 'Python', 'Kubernetes'];
  const right = ['Experience', 'Engineer at Analytical Engines', '2019 - 2023'];
  expect(await textOf(await makeTwoColumnPdf(left, right))).toBe([...left, '', ...right].join('\n'));
});

test('Read a PDF that only forbids copying', async () => {
  expect(await textOf(await makePdf(lines, { ownerPassword: 'owner' }))).toContain('ada@example.com');
});

test('Read the first 30 pages of a long PDF, and count all', async () => {
  const { text, pages } = await readDocument(await makePdf(['page {page}.'], { pages: 40 }));
  expect(pages).toBe(40);
  expect(text).toContain('page 30.');
  expect(text).not.toContain('page 31.');
});

test('Split words at line breaks of a DOCX, keep table rows on one line, and put the page header first', async () => {
  const docx = await makeDocx({
    header: 'Ada Lovelace',
    paragraphs: ['Engineer\nada@example.com', 'R&D <lead> "quoted"'],
    rows: [
      ['2019', 'Engines'],
      ['2020', 'Notes'],
    ],
  });
  expect(await readDocument(docx)).toMatchObject({
    text: 'Ada Lovelace\n\nEngineer\nada@example.com\nR&D <lead> "quoted"\n\n2019 Engines\n2020 Notes',
    format: 'docx',
    pages: null,
  });
});

test.each([
  ['UTF-8', Buffer.from('José Núñez, 工程师')],
  ['UTF-8 with its mark', Buffer.from('\ufeffJosé Núñez, 工程师')],
  ['UTF-16 little endian', Buffer.from('\ufeffJosé Núñez, 工程师', 'utf16le')],
  ['UTF-16 big endian', Buffer.from('\ufeffJosé Núñez, 工程师', 'utf16le').swap16()],
])('Read plain text in %s', async (_, bytes) => {
  expect(await readDocument(bytes)).toMatchObject({ text: 'José Núñez, 工程师', format: 'text', pages: null });
});

test('Read plain text in windows-1252', async () => {
  expect(await textOf(Buffer.from('Jos\xe9 N\xfa\xf1ez \x96 engineer', 'latin1'))).toBe('José Núñez - engineer');
});

test.each([
  ['dashes of every kind', '2019\u20132021 555\u20115555 a\u2014b \u22121', '2019-2021 555-5555 a-b -1'],
  ['soft hyphens next to digits and spaces', '2019 \u00ad 2021, 555\u00ad5555', '2019 - 2021, 555-5555'],
  ['a soft and a hard hyphen together', '555-\u00ad\u20105555', '555-5555'],
  ['soft hyphens in words, also at the end of a line', 'engi\u00adneer archi\u00ad\ntect', 'engineer architect'],
  ['ligatures and full-width letters', 'e\ufb03cient o\ufb03ce \uff21\uff22', 'efficient office AB'],
  ['Chinese compatibility radicals', '\u2f2f\u4f5c', '\u5de5\u4f5c'],
  ['icon glyphs', '\ue0b0john@example.com\uf095555', 'john@example.com 555'],
  ['controls and invisible characters', 'a\u0007b\u200b\u202ec', 'abc'],
  ['runs of spaces, tabs and newlines', 'a \t\u00a0 b \r\n\r\n\r\n\r\n\r\n c', 'a b\n\n\nc'],
])('Normalize %s', async (_, raw, text) => {
  // A long tail, so that one odd character in it does not make it binary.
  expect(await textOf(Buffer.from(`${raw}\n${'tail '.repeat(100)}`))).toBe(`${text}\n${'tail '.repeat(100).trim()}`);
});

test('Restore the range between two dates of a PDF if its soft hyphen is lost', async () => {
  const content = 'BT /F1 12 Tf 20 700 Td (Engineer, Sep. 2023 \\255 Mar. 2024) Tj ET';
  expect(await textOf(makePdfWithContent(Buffer.from(content)))).toBe('Engineer, Sep. 2023 - Mar. 2024');
});

test.each([
  ['soft hyphens', '\u00ad'.repeat(199_000)],
  ['dashes', '-'.repeat(199_000)],
  ['single letters', 'A '.repeat(99_000)],
  ['tabs', `a${'\t'.repeat(199_000)}b`],
  ['months', 'Jan 2020 '.repeat(22_000)],
  ['empty lines', '\n'.repeat(199_000)],
])('Read one line of 200,000 characters: %s', async (_, middle) => {
  const text = await textOf(Buffer.from(`Ada Lovelace ${middle} the end\nShe wrote`));
  expect(text).toContain('Ada Lovelace');
});

test.each([
  ['words', (i: number) => `BT /F1 10 Tf ${(i * 37) % 550} ${(i * 91) % 780} Td (word) Tj ET`],
  ['boxes', (i: number) => `${(i * 37) % 550} ${(i * 91) % 780} 20 20 re f`],
  ['curves', (i: number) => `${(i * 37) % 550} ${(i * 91) % 780} m 1 2 3 4 5 6 c f`],
  ['invisible letters', (i: number) => `BT 3 Tr /F1 10 Tf ${i % 500} 600 Td (word) Tj ET`],
])('Read a page of 10,000 %s', { timeout: 20_000 }, async (_, draw) => {
  const start = 'BT 0 Tr /F1 10 Tf 50 790 Td (Ada Lovelace) Tj ET';
  const content = [...Array.from({ length: 10_000 }, (_, i) => draw(i)), '0 0 600 800 re 1 g f 0 g', start].join('\n');
  expect(await textOf(makePdfWithContent(Buffer.from(content)))).toContain('Ada Lovelace');
});

test('Return at most 200,000 characters, cut between characters', async () => {
  const text = await textOf(Buffer.from(`a${'😀'.repeat(150_000)}`));
  expect(text.length).toBe(199_999);
  expect(text.isWellFormed()).toBe(true);
});

test.each<[string, string, () => Buffer | Promise<Buffer>]>([
  ['unsupported', 'HTML', () => Buffer.from('\n<!DOCTYPE html><html><body>Ada Lovelace</body></html>')],
  ['unsupported', 'RTF', () => Buffer.from('{\\rtf1 Ada Lovelace}')],
  ['unsupported', 'a picture', () => makePng(64, 64)],
  [
    'unsupported',
    'random bytes',
    () => Buffer.from(Array.from({ length: 5000 }, (_, i) => (i * i * 31 + (i >> 3)) % 256)),
  ],
  [
    'unsupported',
    'random bytes without a zero',
    () => Buffer.from(Array.from({ length: 300 }, (_, i) => 1 + ((i * 97) % 255))),
  ],
  ['unsupported', 'controls between letters', () => Buffer.from('\u0001a\u0002b'.repeat(100))],
  ['unsupported', 'text in an encoding nobody names', () => Buffer.from('\xd4\xd3\xd7\xf7 '.repeat(100), 'latin1')],
  ['unsupported', 'a ZIP that is no DOCX', () => makeZip([{ name: 'cv.txt', data: Buffer.from('Ada') }])],
  ['unsupported', 'an old .doc', () => Buffer.from('d0cf11e0a1b11ae1'.padEnd(1024, '0'), 'hex')],
  ['encrypted', 'a PDF that asks for a password', () => makePdf(lines, { userPassword: 'secret' })],
  [
    'encrypted',
    'a DOCX that asks for a password',
    () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('EncryptedPackage', 'utf16le')]),
  ],
  ['no_text', 'a scan', makeScannedPdf],
  ['no_text', 'a scan with the mark of the scanning program', () => makePdf(['Scanned with CamScanner'])],
  ['no_text', 'a DOCX without a word', () => makeDocx({ paragraphs: [''] })],
  ['no_text', 'a text file of blanks', () => Buffer.from(' \n\n ')],
  ['corrupt', 'a PDF cut off', () => pdf.subarray(0, 400)],
  ['corrupt', 'a PDF in name only', () => Buffer.from('%PDF-1.7\nnothing of the sort')],
  ['corrupt', 'a DOCX cut off', async () => (await makeDocx({ paragraphs: lines })).subarray(0, 2000)],
  [
    'corrupt',
    'a DOCX whose document is no XML',
    () => makeZip([{ name: 'word/document.xml', data: Buffer.from('not < xml') }]),
  ],
  [
    'too_complex',
    'a DOCX that says it unpacks to 51 MiB',
    () => makeZip([{ name: 'word/document.xml', data: Buffer.alloc(51 * 1024 * 1024, 'a') }]),
  ],
])('Return %s for %s', async (reason, _, make) => {
  expect(await outcomeHere(await make())).toBe(reason);
});

test.each<[string, string, () => Buffer | Promise<Buffer>]>([
  ['unsupported', 'nothing at all', () => Buffer.alloc(0)],
  ['too_large', 'more than 10 MiB', () => Buffer.alloc(10 * 1024 * 1024 + 1, 'a')],
  ['no_text', 'a scan', makeScannedPdf],
  ['corrupt', 'a PDF in name only', () => Buffer.from('%PDF-1.7\nnothing of the sort')],
  ['encrypted', 'a PDF that asks for a password', () => makePdf(lines, { userPassword: 'secret' })],
])('Return %s for %s, reported by the child process', async (reason, _, make) => {
  expect(await outcomeOf(await make())).toBe(reason);
});

const largeContents: [string, () => Buffer][] = [
  ['a text of 100 MB', () => Buffer.from(`BT /F1 12 Tf (${'A'.repeat(100e6)}) Tj ET`)],
  ['an array of 20 million numbers', () => Buffer.from(`BT /F1 12 Tf [${'0 '.repeat(20e6)}] TJ ET`)],
];

test.each<[string, () => Buffer]>([
  // This one aborts the process it is parsed in, worker thread or not.
  [
    'a dictionary of a million keys',
    () => Buffer.from(`<<${Array.from({ length: 1e6 }, (_, i) => `/${i} 0`).join('')}>>`),
  ],
  ...(isThorough ? largeContents : []),
])('Return too_complex for a small PDF that unpacks to %s', async (_, content) => {
  const bomb = makePdfWithContent(content());
  expect(bomb.length).toBeLessThan(3_000_000);
  expect(await outcomeOf(bomb, { heapMb: 64 })).toBe('too_complex');
});

test('Return a failure for a DOCX that declares a false unpacked size', async () => {
  const data = Buffer.from(`<w:document>${'<w:p/>'.repeat(8e6)}</w:document>`);
  const bomb = makeZip([
    { name: '[Content_Types].xml', data: Buffer.from('<Types/>') },
    { name: 'word/document.xml', data, declaredSize: 1000 },
  ]);
  expect(['too_complex', 'corrupt']).toContain(await outcomeOf(bomb, { heapMb: 64 }));
});

test('Return too_complex after the time limit, and leave no process behind', async () => {
  // At each moment of its start: for some milliseconds the reader is not yet bound to the shell that started it.
  const moments = isThorough ? 24 : 8;
  for (let ms = 1; ms <= moments; ms += 1) {
    expect(await outcomeOf(pdf, { timeoutMs: 1 + (ms % 8) })).toBe('too_complex');
  }
  expect(children()).toBe(0);
});

test('Throw the signal’s reason when the caller aborts, and leave no process behind', async () => {
  const controller = new AbortController();
  const extracting = readResumeFile(pdf, { signal: controller.signal });
  const reason = new Error('stopping');
  controller.abort(reason);
  await expect(extracting).rejects.toBe(reason);
  await expect(readResumeFile(pdf, { signal: controller.signal })).rejects.toBe(reason);
  expect(children()).toBe(0);
});

test('Read many files at once without mixing them up, and leave no process behind', async () => {
  const names = Array.from({ length: 4 }, (_, i) => `Candidate number ${i}`);
  const reading = names.map((name) => readResumeFile(Buffer.from(name)).then(({ text }) => text));
  if (process.platform === 'linux') await expect.poll(children, { interval: 1 }).toBe(names.length);
  expect(await Promise.all(reading)).toEqual(names);
  expect(children()).toBe(0);
});

test('Return a reason or a text for every damaged file', { timeout: 60_000 }, async () => {
  const files = [pdf, await makeDocx({ paragraphs: lines, rows: [lines] })];
  const damaged = files.flatMap((file) =>
    Array.from({ length: 8 }, (_, seed) => {
      const bytes = Buffer.from(file);
      for (let i = 0; i < 40; i++) bytes[(seed * 7919 + i * 104_729) % bytes.length] = (seed * 31 + i * 17) % 256;
      return bytes;
    }),
  );
  const known = ['text', 'corrupt', 'no_text', 'unsupported', 'encrypted', 'too_complex'];
  for (const bytes of damaged) expect(known).toContain(await outcomeHere(bytes));
});
