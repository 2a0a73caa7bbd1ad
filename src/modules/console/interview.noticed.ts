import { type ComponentChildren, h, type JSX } from 'preact';
import { badge } from './components/badge.ts';
import { type Fact, facts } from './components/facts.ts';
import { score } from './components/score.ts';
import { type Column, table } from './components/table.ts';
import { integrityIn, noticedIn, readinessIn } from './interview.records.ts';
import { lengthWords, riskTone, signalWords } from './interview.words.ts';
import type { InterviewDetail, InterviewReport } from './interview-report.service.ts';
import { count, inWords } from './words.ts';

type Noticed = NonNullable<ReturnType<typeof noticedIn>>;
type Signal = { kind: string; n: number; seconds: number | undefined };

export const riskBadge = (level: string): JSX.Element => badge(`${inWords(level)} risk`, riskTone(level));

const signalColumns: readonly Column<Signal>[] = [
  { label: 'What was noticed', of: ({ kind }) => signalWords(kind) },
  { label: 'How often', isNumber: true, of: ({ n }) => count.format(n) },
  { label: 'How long', of: ({ seconds }) => (seconds ? lengthWords(seconds) : '–') },
];

const signalsOf = ({ counts, seconds }: Noticed): Signal[] =>
  Object.entries(counts)
    .filter(([, n]) => n > 0)
    .map(([kind, n]) => ({ kind, n, seconds: seconds[kind] }));

const deductionList = ({ deductions }: Noticed): ComponentChildren =>
  deductions.length > 0 && [
    h('h3', null, 'What was taken off'),
    h(
      'ul',
      { class: 'plain' },
      deductions.map(({ points, why }) => h('li', null, [h('b', null, `−${Math.abs(points)}`), ` ${why}`])),
    ),
  ];

/** What the candidate's browser noticed, and the trust score that was made of it. */
export function noticedPart(interview: InterviewDetail): ComponentChildren {
  const { proctoring_trust_score: trust, proctoring_risk_level: risk } = interview;
  const noticed = noticedIn(interview.proctoring_summary_json);
  if (trust === null && !noticed) return null;
  const signals = noticed ? signalsOf(noticed) : [];
  return h('section', { id: 'noticed', 'aria-labelledby': 'noticed-title' }, [
    h('h2', { id: 'noticed-title' }, 'What was noticed'),
    facts([['Trust score', trust !== null && [score(trust), ' of 100 ', risk !== null && riskBadge(risk)]]]),
    h(
      'p',
      { class: 'quiet' },
      'A hint at where to look, not a verdict. Each of these has innocent reasons, a phone call or a second screen at work among them; nobody has looked at faces or voices.',
    ),
    signals.length > 0
      ? table('What was noticed, how often and for how long', signalColumns, signals)
      : noticed && h('p', null, 'Nothing was noticed.'),
    noticed && deductionList(noticed),
  ]);
}

/** Enough of a hash to tell it from another. */
const short = (hash: string): JSX.Element => h('code', { title: hash }, hash.slice(0, 12));

const chunks = (received: number | null | undefined, expected: number | null | undefined): string | null => {
  if (received === null || received === undefined) return null;
  const all = expected === null || expected === undefined ? '' : ` of ${count.format(expected)}`;
  return `${count.format(received)}${all} arrived`;
};

const mergers: Readonly<Record<string, string>> = { ffmpeg: 'By ffmpeg', embedded: 'By the service itself' };

function integrityFacts(interview: InterviewDetail): readonly Fact[] {
  const integrity = integrityIn(interview.integrity_json);
  if (!integrity) return [];
  const { merged_by: by, recording_sha256: hash } = integrity;
  return [
    ['Parts', chunks(integrity.chunks_received, integrity.chunks_expected)],
    ...integrity.answers.map(({ question_index, chunks_received, chunks_expected, sha256 }): Fact => {
      const arrived = chunks(chunks_received, chunks_expected);
      return [`Parts of answer ${question_index + 1}`, arrived && [arrived, sha256 && [' · SHA-256 ', short(sha256)]]];
    }),
    ['Read back when it was put together', interview.has_valid_merge ? 'Yes' : 'No'],
    ['SHA-256 of the whole', hash && short(hash)],
    ['Put together', by && (mergers[by] ?? by)],
  ];
}

const readinessWords: Readonly<Record<string, string>> = {
  type: 'Recorded as',
  width: 'Width of the picture',
  height: 'Height of the picture',
  keeps_chunks: 'Keeps what is not sent yet',
  several_screens: 'More than one screen',
};

const plain = (value: unknown): string | null => {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
};

const readinessFacts = (interview: InterviewDetail): readonly Fact[] =>
  Object.entries(readinessIn(interview.readiness_json) ?? {}).map(([name, value]) => [
    readinessWords[name] ?? inWords(name),
    plain(value),
  ]);

/** For who wants to know exactly: what has arrived, and what the candidate's device was like. */
export function technicalPart({ interview }: InterviewReport): ComponentChildren {
  const [integrity, readiness] = [integrityFacts(interview), readinessFacts(interview)];
  return [
    integrity.length > 0 && [h('h2', null, 'What has arrived'), facts(integrity)],
    readiness.length > 0 && [h('h2', null, "The candidate's device"), facts(readiness)],
  ];
}
