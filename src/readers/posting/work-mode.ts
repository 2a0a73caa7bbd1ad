import { jobPlaceRegex } from './lexicon/places.lexicon.ts';
import {
  workModeHashtagRegex,
  workModeRegex,
  workModeStatementRegex,
  workModeTitleRegex,
  workModeWordRegex,
} from './lexicon/work-mode.lexicon.ts';
import type { PostingLine } from './posting-text.ts';

export type WorkMode = 'onsite' | 'remote' | 'hybrid';

export type LabelledValue = { label: string; value: string };

/** `shown` is the text outside ignored sections. */
type WorkModeSources = {
  title: string;
  labels: readonly LabelledValue[];
  lines: readonly PostingLine[];
  shown: readonly string[];
};

const { modeLabel, remotelyLabel, remoteDenied, yes, no } = workModeRegex;
const maxValue = 160;

export const isModeLabel = (label: string): boolean => modeLabel.test(label) || remotelyLabel.test(label);

/** The work mode by the most explicit source that states one: hashtag, label, question, title, text. */
export function readWorkMode({ title, labels, lines, shown }: WorkModeSources): WorkMode | null {
  const lower = (texts: readonly string[]) => texts.map((text) => text.toLowerCase());
  const values = labels
    .filter(({ label }) => jobPlaceRegex.placeLabel.test(label) || modeLabel.test(label))
    .filter(({ value }) => value.length <= maxValue);
  const answers = labels.filter(({ label }) => remotelyLabel.test(label)).map(({ value }) => answeredMode(value));
  const statements = lower(shown).filter((text) => !remoteDenied.test(text));
  return (
    agreedMode(lower(lines.map(({ text }) => text)), workModeHashtagRegex) ??
    agreedMode(lower(values.map(({ value }) => value)), workModeWordRegex) ??
    (answers.length > 0 ? soleMode(answers) : undefined) ??
    agreedMode([title.toLowerCase()], workModeTitleRegex) ??
    agreedMode(statements, workModeStatementRegex) ??
    null
  );
}

/** The only mode, or hybrid among others. Null if the texts contradict each other, undefined without any. */
function agreedMode(
  texts: readonly string[],
  patterns: Readonly<Record<WorkMode, RegExp>>,
): WorkMode | null | undefined {
  const modes = (['hybrid', 'remote', 'onsite'] as const).filter((mode) =>
    texts.some((text) => patterns[mode].test(text)),
  );
  if (modes.length === 0) return undefined;
  if (modes.includes('hybrid')) return 'hybrid';
  return modes.length === 1 ? (modes[0] ?? null) : null;
}

const soleMode = (modes: readonly (WorkMode | null)[]): WorkMode | null | undefined =>
  new Set(modes).size === 1 ? (modes[0] ?? undefined) : undefined;

const answeredMode = (value: string): WorkMode | null =>
  yes.test(value) ? 'remote' : no.test(value) ? 'onsite' : null;
