// Measures how well the resume extractor works on a folder of real files:
//   node bench/eval/eval-resumes.ts --corpus DIR [--out FILE]
//
// DIR/resumes has the files and MANIFEST.tsv. Its columns file, group, full_name, email, phone, skills, years_stated
// and work_dates say what a person reads in the files. The figures count the values in the text and in the profile that
// is read from it, field by field, with the files that lack them. Groups that begin with "hard" may fail, but only with
// a named reason and without harm to this process: after each of them, a small good file must still be read. Exits with
// 1 otherwise, or if a readable file fails. --out writes the same as JSON.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readResumeFile } from '../../src/readers/resume/extract.ts';
import { ResumeFailure } from '../../src/readers/resume/failure.ts';
import type { ResumeLine } from '../../src/readers/resume/resume-document.ts';
import { makePdf } from '../../test/support/resume-files.ts';
import { checkFields, fieldReport } from './resume-fields.ts';

type Row = Record<string, string>;
/** Number of the manifest's values that are in the text. Undefined if the manifest gives none. */
type Found = { found: number; of: number } | undefined;
type Result = {
  file: string;
  group: string;
  outcome: string;
  /** False for a failure without a name, which is a fault of ours. */
  named: boolean;
  ms: number;
  characters: number;
  name: Found;
  email: Found;
  phone: Found;
  skills: Found;
  dates: Found;
  hostAlive: boolean;
  /** Comparison of the manifest with the profile. */
  checked: ReturnType<typeof checkFields>;
};
const fields = ['name', 'email', 'phone', 'skills', 'dates'] as const;

const { values } = parseArgs({ options: { corpus: { type: 'string' }, out: { type: 'string' } } });
if (!values.corpus) {
  console.error('usage: node bench/eval/eval-resumes.ts --corpus DIR [--out FILE]');
  process.exit(2);
}
const folder = join(values.corpus, 'resumes');
const smallGoodFile = await makePdf(['Ada Lovelace', 'ada@example.com']);

const today = new Date().toISOString().slice(0, 10);
const results: Result[] = [];
for (const row of parseTable(await readFile(join(folder, 'MANIFEST.tsv'), 'utf8'))) results.push(await measure(row));
const isHard = ({ group }: Result) => group.startsWith('hard');
const bad = results.filter(
  (result) => !result.named || !result.hostAlive || (!isHard(result) && result.outcome !== 'ok'),
);
const totals = summarize(results);

printTable(results);
for (const [label, value] of Object.entries(totals)) console.log(`${label.padEnd(26)} ${value}`);
for (const line of fieldReport(results)) console.log(line);
for (const { file, outcome } of bad) console.log(`BAD: ${file}: ${outcome}`);
if (values.out) await writeFile(values.out, `${JSON.stringify({ totals, results }, null, 2)}\n`);
process.exitCode = bad.length > 0 ? 1 : 0;

async function measure(row: Row): Promise<Result> {
  const { file = '', group = '' } = row;
  const bytes = await readFile(join(folder, file));
  const started = performance.now();
  let text = '';
  let lines: ResumeLine[] = [];
  let outcome = 'ok';
  let named = true;
  try {
    ({ text, lines } = await readResumeFile(bytes));
  } catch (error) {
    named = error instanceof ResumeFailure;
    outcome = error instanceof ResumeFailure ? error.reason : String(error);
  }
  const ms = Math.round(performance.now() - started);
  const hostAlive = group.startsWith('hard') ? await readsSmallFile() : true;
  // Values in a failed file do not count as missed, because a hard file may be unreadable by design.
  const inText = (list: string | undefined, test: (value: string) => boolean): Found => {
    const given = (list ?? '').split(';').filter((value) => value !== '');
    if (given.length === 0 || (outcome !== 'ok' && group.startsWith('hard'))) return undefined;
    return { found: given.filter(test).length, of: given.length };
  };
  const lower = text.toLowerCase();
  const dense = lower.replace(/\s/g, '');
  return {
    file,
    group,
    outcome,
    named,
    ms,
    characters: text.length,
    name: inText(row.full_name, (value) => dense.includes(value.toLowerCase().replace(/\s/g, ''))),
    email: inText(row.email, (value) => lower.includes(value.toLowerCase())),
    phone: inText(row.phone, (value) => digitsPattern(value).test(text)),
    skills: inText(row.skills, (value) => lower.includes(value.toLowerCase())),
    dates: inText(row.work_dates, (value) => datesPattern(value).test(text)),
    hostAlive,
    checked: outcome === 'ok' ? checkFields(row, lines, today) : [],
  };
}

async function readsSmallFile(): Promise<boolean> {
  const { text } = await readResumeFile(smallGoodFile).catch(() => ({ text: '' }));
  return text.includes('ada@example.com');
}

/**
 * Matches the same digits on one line, with at most three other characters between two of them. So digits are not
 * gathered from all over.
 */
function digitsPattern(phone: string): RegExp {
  return new RegExp(phone.replace(/\D/g, '').split('').join('[^\\d\\n]{0,3}'));
}

/** Matches "Sep 2023-Mar 2024" with its months, dots and dash in any spelling. Some kind of dash must be between. */
function datesPattern(range: string): RegExp {
  const ends = range.split('-').map((end) =>
    end
      .split(' ')
      .map((word) => (/^\d+$/.test(word) ? word : `${word}[a-z]*\\.?`))
      .join('[ ,]{1,2}'),
  );
  return new RegExp(ends.join('\\s*(?:-+|to|until)\\s*'), 'i');
}

function summarize(all: Result[]): Record<string, string> {
  const hard = all.filter(isHard);
  const readable = all.filter((result) => !isHard(result));
  const count = (list: Result[], field: (typeof fields)[number]) => {
    const given = list.map((result) => result[field]).filter((found) => found !== undefined);
    const sum = (key: 'found' | 'of') => given.reduce((total, found) => total + found[key], 0);
    return `${sum('found')} of ${sum('of')}`;
  };
  const twoColumns = all.filter(({ group }) => group === '2col');
  const isWhole = (result: Result) => fields.every((field) => (result[field]?.found ?? 0) === (result[field]?.of ?? 0));
  const times = all.filter(({ outcome }) => outcome === 'ok').map(({ ms }) => ms);
  return {
    'readable files read': `${readable.filter(({ outcome }) => outcome === 'ok').length} of ${readable.length}`,
    'names found': count(all, 'name'),
    'emails found': count(all, 'email'),
    'phones found': count(all, 'phone'),
    'skills found': count(all, 'skills'),
    'date ranges found': count(all, 'dates'),
    'two-column files whole': `${twoColumns.filter(isWhole).length} of ${twoColumns.length} (every value above in one piece)`,
    'hard files named': `${hard.filter(({ named }) => named).length} of ${hard.length}`,
    'hard files host survived': `${hard.filter(({ hostAlive }) => hostAlive).length} of ${hard.length}`,
    'ms per read file': `median ${times.sort((a, b) => a - b)[times.length >> 1]}, highest ${times.at(-1)}`,
  };
}

function printTable(all: Result[]): void {
  const cell = (found: Found) => (found ? `${found.found}/${found.of}` : '-').padStart(6);
  console.log(
    `${'file'.padEnd(34)}${'group'.padEnd(10)}${'outcome'.padEnd(13)}    ms  chars${fields.map((f) => f.padStart(7)).join('')}`,
  );
  for (const result of all) {
    const { file, group, outcome, ms, characters, hostAlive } = result;
    const head = `${file.padEnd(34)}${group.padEnd(10)}${outcome.padEnd(13)}`;
    const values = fields.map((field) => ` ${cell(result[field])}`).join('');
    console.log(
      `${head}${String(ms).padStart(6)} ${String(characters).padStart(6)}${values}${hostAlive ? '' : '  HOST HARMED'}`,
    );
  }
}

/**
 * Parses tab-separated values. The first line names the columns. A value may be in quotes, with quotes inside it
 * doubled.
 */
function parseTable(tsv: string): Row[] {
  const [head, ...lines] = tsv.split(/\r?\n/).filter((line) => line !== '');
  const columns = head?.split('\t') ?? [];
  const unquote = (value: string) => (/^".*"$/.test(value) ? value.slice(1, -1).replaceAll('""', '"') : value);
  return lines.map((line) =>
    Object.fromEntries(line.split('\t').map((value, i) => [columns[i] ?? '', unquote(value)])),
  );
}
