/**
 * Measures how many resumes two readers read per second: in a process for each file, as for public uploads, and in
 * processes that stay warm for their organization. The floor is a bare loop in this process.
 */
import { readDocument } from '../../src/readers/resume/document-reader.ts';
import { readResumeFile } from '../../src/readers/resume/extract.ts';
import { ReaderPool } from '../../src/readers/resume/reader-pool.ts';
import { skillLexicon } from '../../src/readers/skills/skill-lexicon.ts';
import { makeDocx, makePdf } from '../../test/support/resume-files.ts';
import { short, table } from '../report.ts';

const readers = 2;
const [few, many] = [10, 60];

type Read = (bytes: Buffer) => Promise<unknown>;
export type ReaderRow = { way: string; files: number; perSecond: number };

/** A resume of two pages, different for each `n`. */
function linesOf(n: number): string[] {
  const skills = skillLexicon.map(({ name }) => name);
  const positions = Array.from({ length: 8 }, (_, at) => [
    `Data Engineer at Company ${n}-${at}, Jan ${2008 + at} - Dec ${2008 + at}`,
    ...Array.from({ length: 6 }, (__, line) => {
      const first = (n * 13 + at * 7 + line * 3) % (skills.length - 5);
      return `Built pipelines for ${1000 + line} users with ${skills.slice(first, first + 5).join(', ')}`;
    }),
  ]);
  return ['Asha Rao', `asha.${n}@example.com`, '+44 20 7946 0018', 'Experience', ...positions.flat(), 'Skills: Python'];
}

const resumes = (count: number): Promise<Buffer[]> =>
  Promise.all(
    Array.from({ length: count }, (_, n) =>
      n % 4 === 0 ? makeDocx({ header: 'Asha Rao', paragraphs: linesOf(n) }) : makePdf(linesOf(n)),
    ),
  );

async function perSecond(files: readonly Buffer[], atOnce: number, read: Read): Promise<number> {
  const left = [...files];
  const began = performance.now();
  const work = async () => {
    for (let file = left.shift(); file; file = left.shift()) await read(file);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return (files.length / (performance.now() - began)) * 1000;
}

/** Each way runs as often before as after the others, so that other work of the machine affects all alike. */
export async function measureReaders(rounds: number): Promise<ReaderRow[]> {
  const files = await resumes(many);
  const ways = [
    {
      way: 'a process for each file',
      files: few,
      run: () => perSecond(files.slice(0, few), readers, (bytes) => readResumeFile(bytes)),
    },
    {
      way: 'warm processes, with their start',
      files: many,
      run: () => {
        const pool = new ReaderPool({ resumeReaders: readers });
        return perSecond(files, readers, (bytes) => pool.read(bytes, { owner: 'bench' }));
      },
    },
    { way: 'floor: a loop', files: many, run: () => perSecond(files, 1, readDocument) },
  ];
  const rates = ways.map((): number[] => []);
  for (let round = 0; round < rounds; round++) {
    for (const at of [0, 1, 2, 2, 1, 0]) rates[at]?.push((await ways[at]?.run()) ?? Number.NaN);
  }
  const mean = (numbers: number[]) => numbers.length / numbers.reduce((sum, rate) => sum + 1 / rate, 0);
  return ways.map(({ way, files: count }, at) => ({ way, files: count, perSecond: mean(rates[at] ?? []) }));
}

export function readerTable(rows: ReaderRow[]): string {
  const slowest = rows[0]?.perSecond ?? Number.NaN;
  return table(
    ['', 'files', 'resumes/s', 'times'],
    rows.map(({ way, files, perSecond: rate }) => [way, String(files), short(rate), short(rate / slowest)]),
  );
}
