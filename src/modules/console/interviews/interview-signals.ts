import { type ComponentChildren, h, type JSX } from 'preact';
import { type Fact, factList } from '#platform/pages/fact-list.ts';
import { formatDuration, formatNumber, formatScore } from '#platform/pages/format.ts';
import { badge, type Tone } from '../components/badges.ts';
import { scoreOutOf100 } from '../components/score-text.ts';
import { type Column, table } from '../components/table.ts';
import { copy } from '../console.messages.ts';
import { type ProctoringSummary, readIntegrity, readProctoringSummary, readReadiness } from './interview-json.ts';
import type { InterviewDetail } from './interview-report.service.ts';

type Signal = { kind: string; count: number; seconds: number | undefined };

const { signals: t, files, device, facts } = copy.interviews;

const riskTones: Readonly<Record<string, Tone>> = { low: 'plain', medium: 'busy', high: 'bad' };

export const riskBadge = (level: string): JSX.Element => badge(t.risk(level), riskTones[level] ?? 'plain');

const columns: readonly Column<Signal>[] = [
  { label: t.columns.signal, of: ({ kind }) => t.name(kind) },
  { label: t.columns.count, isNumber: true, of: ({ count }) => formatNumber(count) },
  { label: t.columns.duration, of: ({ seconds }) => seconds && formatDuration(seconds) },
];

const signalsOf = ({ counts, seconds }: ProctoringSummary): Signal[] =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => ({ kind, count, seconds: seconds[kind] }));

const deductionList = ({ deductions }: ProctoringSummary): ComponentChildren =>
  deductions.length > 0 && [
    h('h3', null, t.deductions),
    h(
      'ul',
      { class: 'plain' },
      deductions.map(({ points, why }) =>
        h('li', null, [h('b', null, `−${formatScore(Math.abs(points))}`), ` ${why}`]),
      ),
    ),
  ];

export function signalSection(interview: InterviewDetail): ComponentChildren {
  const { proctoring_trust_score: trust, proctoring_risk_level: risk } = interview;
  const summary = readProctoringSummary(interview.proctoring_summary_json);
  if (trust === null && !summary) return null;
  const signals = summary ? signalsOf(summary) : [];
  return h('section', { id: 'noticed', 'aria-labelledby': 'noticed-title' }, [
    h('h2', { id: 'noticed-title' }, t.title),
    factList([[facts.trust, trust !== null && [scoreOutOf100(trust), ' ', risk !== null && riskBadge(risk)]]]),
    h('p', { class: 'quiet' }, t.notice),
    signals.length > 0 ? table(t.caption, columns, signals) : summary && h('p', null, t.none),
    summary && deductionList(summary),
  ]);
}

const shortHash = (hash: string): JSX.Element => h('code', { title: hash }, hash.slice(0, 12));

const partsReceived = (received: number | null | undefined, expected: number | null | undefined): string | null =>
  typeof received === 'number' ? files.received(received, expected) : null;

function fileFacts(interview: InterviewDetail): readonly Fact[] {
  const integrity = readIntegrity(interview.integrity_json);
  if (!integrity) return [];
  const { merged_by: merger, recording_sha256: hash } = integrity;
  return [
    [files.parts, partsReceived(integrity.chunks_received, integrity.chunks_expected)],
    ...integrity.answers.map(({ question_index, chunks_received, chunks_expected, sha256 }): Fact => {
      const received = partsReceived(chunks_received, chunks_expected);
      const checksum = sha256 && [files.answerChecksum, shortHash(sha256)];
      return [files.answerParts(question_index + 1), received && [received, checksum]];
    }),
    [files.verified, interview.has_valid_merge ? copy.yes : copy.no],
    [files.checksum, hash && shortHash(hash)],
    [files.mergedBy, merger && (files.mergers[merger] ?? merger)],
  ];
}

const deviceValue = (value: unknown): string | null => {
  if (typeof value === 'boolean') return value ? copy.yes : copy.no;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
};

export function technicalSections(interview: InterviewDetail): ComponentChildren[] {
  const received = fileFacts(interview);
  const readiness = Object.entries(readReadiness(interview.readiness_json) ?? {});
  return [
    ...(received.length > 0 ? [h('h3', null, files.title), factList(received)] : []),
    ...(readiness.length > 0
      ? [
          h('h3', null, device.title),
          factList(readiness.map(([name, value]) => [device.fact(name), deviceValue(value)])),
        ]
      : []),
  ];
}
