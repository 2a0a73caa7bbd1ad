import { jobPlaceRegex } from './lexicon/places/places.lexicon.ts';
import {
  workModeHashtagRegex,
  workModePartRegex,
  workModeRegex,
  workModeStatementRegex,
  workModeTitleRegex,
  workModeWordRegex,
} from './lexicon/work-mode.lexicon.ts';
import type { PostingLine } from './posting-text.ts';
import { isKnownTown } from './regions.ts';

export type WorkMode = 'onsite' | 'remote' | 'hybrid';

export type LabelledValue = { label: string; value: string };

/** `shown` is the text outside ignored sections. */
type WorkModeSources = {
  title: string;
  labels: readonly LabelledValue[];
  lines: readonly PostingLine[];
  shown: readonly string[];
};

const {
  modeLabel,
  remotelyLabel,
  remoteUnclear,
  ofOthers,
  afterProbation,
  forNow,
  homeAlone,
  visits,
  engine,
  yes,
  no,
  notMode,
  remoteLabel,
} = workModeRegex;
const { commutes, temporarily, noHeadline, betweenParts, townAndMode, modeAlone, besideMode, remoteExcluded } =
  workModeRegex;
const maxValue = 160;
const maxStatement = 600;
/** Above the text, rows of parts are headlines. */
const headLines = 8;
const maxHeadline = 200;

export const isModeLabel = (label: string): boolean => modeLabel.test(label) || remotelyLabel.test(label);

/** The work mode by the most explicit source that states one: hashtag, label, question, title, headline, text, ignored sections. */
export function readWorkMode({ title, labels, lines, shown }: WorkModeSources): WorkMode | null {
  const values = labels
    .filter(({ label }) => jobPlaceRegex.placeLabel.test(label) || modeLabel.test(label))
    .filter(({ value }) => value.length <= maxValue);
  const asked = labels.filter(
    ({ label, value }) => remotelyLabel.test(label) || (remoteLabel.test(label) && no.test(value)),
  );
  const answers = asked.map(({ value }) => answeredMode(value));
  const isTemporary = asked.some(({ value }) => temporarily.test(value));
  const all = lines.map(({ text }) => text);
  return (
    agreedMode(
      all.map((text) => text.toLowerCase()),
      workModeHashtagRegex,
    ) ??
    modeOfValues(values.map(({ value }) => ofJob(value))) ??
    // beside the place, home working after probation is the mode of the job: nothing else is stated there
    modeOfValues(values.map(({ value }) => withoutOthers(value))) ??
    (answers.length > 0 ? soleMode(answers) : undefined) ??
    agreedMode([ofJob(title)], workModeTitleRegex) ??
    modeOfHeadlines(lines) ??
    agreedMode(statementsOf(shown), workModeStatementRegex) ??
    modeOfAll(all, isTemporary || all.some((text) => commutes.test(text)))
  );
}

/** "Field work - not a WFH job" names no mode but the one that it denies. */
function modeOfValues(values: readonly string[]): WorkMode | null | undefined {
  const named = values.map((value) => value.replace(notMode, ' '));
  const mode = agreedMode(named, workModeWordRegex);
  return mode === undefined && named.some((value, n) => value !== values[n]) ? 'onsite' : mode;
}

/**
 * Benefits often mention remote work. So it is ignored if the form asks about commuting, or says that it is temporary,
 * and if it is a benefit in a line of its own.
 */
function modeOfAll(texts: readonly string[], areAsked: boolean): WorkMode | null {
  const stated = texts.filter((text) => !homeAlone.test(text));
  const mode = agreedMode(statementsOf(stated), workModeStatementRegex) ?? null;
  return mode === 'remote' && areAsked ? null : mode;
}

/** In lower case, without words about something other than the job. */
const ofJob = (text: string): string => withoutOthers(text).replace(afterProbation, ' ');

const withoutOthers = (text: string): string => text.toLowerCase().replace(ofOthers, ' ').replace(forNow, ' ');

/** "Exeter | Permanent | Hybrid". Rows further below count if they look like headlines, as lists of tools do not. */
function modeOfHeadlines(lines: readonly PostingLine[]): WorkMode | null | undefined {
  const modes = lines.flatMap(({ text, item }, n): WorkMode[] => {
    if (text.length > maxHeadline || !mayState.test(text) || noHeadline.test(text)) return [];
    const [, alone] = n < headLines && !item ? (modeAlone.exec(text) ?? []) : [];
    if (alone !== undefined) return [modeOfPart(alone.toLowerCase()) ?? []].flat();
    const [, town = '', mode = ''] = townAndMode.exec(text) ?? [];
    const parts = isKnownTown(town) ? [town, mode] : text.split(betweenParts);
    const isHeadline = n < headLines || isKnownTown(town) || parts.some((part) => besideMode.test(part));
    if (parts.length < 2 || !isHeadline || parts.some((part) => engine.test(part))) return [];
    // "Work from home - two days a week"
    if (workModeStatementRegex.hybrid.test(ofJob(text))) return ['hybrid'];
    const named = new Set(parts.flatMap((part) => modeOfPart(ofJob(part)) ?? []));
    return named.size === 1 ? [...named] : [];
  });
  return soleMode(modes);
}

const modeOfPart = (part: string): WorkMode | undefined =>
  (['hybrid', 'remote', 'onsite'] as const).find((mode) => workModePartRegex[mode].test(part));

const mayState =
  /remote|hybrid|site|office|home|wfh|wfo|anywhere|based|plant|mobile work|tele-?work|in[- ]person|studio|shop|store/i;

const statementsOf = (texts: readonly string[]): string[] =>
  texts.flatMap((text, n) => {
    if (!mayState.test(text) || engine.test(texts[n - 1] ?? '') || engine.test(texts[n + 1] ?? '')) return [];
    // "OfficeExperience": the line break between them got lost.
    const statement = ofJob(text.replace(/(?<=\p{Ll}{3})(?=\p{Lu}\p{Ll}{2})/gu, ' '));
    if (remoteExcluded.test(statement)) return ['no remote work'];
    const isVisitor = text.length <= maxStatement && visits.test(statement) && !statement.includes('hybrid');
    return isVisitor || remoteUnclear.test(statement) ? [] : [statement];
  });

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
