import { projectRegex } from '../lexicon/projects.lexicon.ts';
import { isPlace } from '../places.ts';
import { headingKind, linesInSections, type ResumeSection } from '../resume-sections.ts';
import type { TidyLine } from '../tidy-lines.ts';
import { findDates } from './date-ranges.ts';
import { labelledLine } from './labelled-positions.ts';
import { withoutDates } from './position-names.ts';
import { isTitleLike } from './titles.ts';

const maxProjects = 20;

/** Under a heading or after a label ("Project: Payment gateway"), each once. */
export function readProjects(sections: readonly ResumeSection[], asOf: string): string[] {
  const headed = namesIn(linesInSections(sections, 'projects'), asOf);
  const labelled = sections
    .flatMap(({ lines }) => lines)
    .flatMap(({ text }) => {
      const line = labelledLine(text);
      if (line?.field !== 'project') return [];
      return [projectName(line.value.split(projectRegex.endOfLabelledName)[0] ?? '', asOf)];
    });
  const seen = new Map<string, string>();
  for (const name of [...headed, ...labelled])
    if (name !== null && !seen.has(name.toLowerCase())) seen.set(name.toLowerCase(), name);
  return [...seen.values()].slice(0, maxProjects);
}

/** Finds names beside a date, before a colon, or on a short line above longer text. */
function namesIn(lines: readonly TidyLine[], asOf: string): (string | null)[] {
  const names: (string | null)[] = [];
  for (const [i, line] of lines.entries()) {
    if (line.text === '' || labelledLine(line.text)) continue;
    const name = projectRegex.nameBeforeColon.exec(line.text)?.[1];
    if (name && line.text.length > 60 && !projectRegex.description.test(name)) names.push(projectName(name, asOf));
    else if (opensProject(lines, i, asOf)) names.push(projectName(line.text, asOf));
  }
  return names;
}

function opensProject(lines: readonly TidyLine[], i: number, asOf: string): boolean {
  const line = lines[i] as TidyLine;
  const previous = lines[i - 1];
  const after = [lines[i + 1], lines[i + 2]].find((next) => next && next.text !== '' && !isAside(next, asOf));
  const hasDate = findDates(line.text, asOf).length > 0;
  // Chinese has no capitals to recognize a name by.
  const isUnclear = /\p{sc=Han}/u.test(line.text) && !hasDate;
  if (line.bullet !== '' || line.text.length > 90 || isUnclear || after === undefined) return false;
  const startsText =
    line.bold ||
    !previous ||
    previous.text === '' ||
    projectRegex.sentenceEnd.test(previous.text) ||
    previous.bullet !== '' ||
    hasDate;
  const isNearDate = [lines[i], lines[i + 1], lines[i + 2]].some(
    (near) => near && near.bullet === '' && near.text.length <= 70 && findDates(near.text, asOf).length > 0,
  );
  const hasDescription =
    after.bullet !== '' || after.text.length > line.text.length || projectRegex.description.test(after.text);
  return (startsText || isNearDate) && hasDescription;
}

const isAside = ({ text }: TidyLine, asOf: string): boolean =>
  withoutDates(text, asOf) === '' || isTitleLike(text) || isPlace(text);

function projectName(raw: string, asOf: string): string | null {
  const name = withoutDates(raw, asOf)
    .split(projectRegex.endOfName)[0]
    ?.replace(projectRegex.noteAtEnd, '')
    .replace(projectRegex.label, '')
    .replace(projectRegex.number, '')
    .replace(projectRegex.closingPunctuation, '')
    .trim();
  if (!name || name.length < 3 || name.length > 80 || name.split(' ').length > 12) return null;
  if (!projectRegex.nameStart.test(name) || projectRegex.description.test(name)) return null;
  if (headingKind(name) || isPlace(name) || projectRegex.heading.test(name)) return null;
  return isTitleLike(name) && name.split(' ').length <= 4 ? null : name;
}
