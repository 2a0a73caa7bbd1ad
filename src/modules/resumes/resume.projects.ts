import { findDates } from './resume.dates.ts';
import { labelledLine } from './resume.labelled.ts';
import { isPlace } from './resume.places.ts';
import { withoutDates } from './resume.position.ts';
import { headingKind, linesOf, type ReadyLine, type Section } from './resume.sections.ts';
import { isTitleLike } from './resume.titles.ts';

const maxProjects = 20;

/** The projects that a resume names, under their heading or by a label ("Project: Payment gateway"), each once. */
export function readProjects(sections: readonly Section[], asOf: string): string[] {
  const headed = namesIn(linesOf(sections, 'projects'), asOf);
  const labelled = sections
    .flatMap(({ lines }) => lines)
    .flatMap(({ text }) => {
      const line = labelledLine(text);
      return line?.field === 'project' ? [projectName(line.value.split(/[.;(]\s?|\s[-–|]\s|,\s/)[0] ?? '', asOf)] : [];
    });
  const seen = new Map<string, string>();
  for (const name of [...headed, ...labelled])
    if (name !== null && !seen.has(name.toLowerCase())) seen.set(name.toLowerCase(), name);
  return [...seen.values()].slice(0, maxProjects);
}

const describing =
  /^(?:\p{L}{2,20}(?:ed|ing)|led|built|wrote|made|ran|won|set|used|was|were|is|are|the|a|an|this|it|i|we|to)\s|^(?:responsib\p{L}*|role|team size|duration|technolog\p{L}*|tech stack|tools?|environment|description|client|link|github|url|languages?|abstract|architecture|database|platform|operating system|.{0,20}\sused)(?:\s?:|$)/iu;

/** Names under the heading: what a date stands with, "Name: what it is", or a short line above a longer text. */
function namesIn(lines: readonly ReadyLine[], asOf: string): (string | null)[] {
  const names: (string | null)[] = [];
  for (const [i, line] of lines.entries()) {
    if (line.text === '' || labelledLine(line.text)) continue;
    const colon = /^([^:]{3,60}):\s\S/u.exec(line.text)?.[1];
    if (colon && line.text.length > 60 && !describing.test(colon)) names.push(projectName(colon, asOf));
    else if (opensProject(lines, i, asOf)) names.push(projectName(line.text, asOf));
  }
  return names;
}

function opensProject(lines: readonly ReadyLine[], i: number, asOf: string): boolean {
  const line = lines[i] as ReadyLine;
  const previous = lines[i - 1];
  const after = [lines[i + 1], lines[i + 2]].find((next) => next && next.text !== '' && !isAside(next, asOf));
  const own = findDates(line.text, asOf).length > 0;
  // Without capitals a name shows in nothing but the date beside it.
  if (line.bullet !== '' || line.text.length > 90 || (/\p{sc=Han}/u.test(line.text) && !own)) return false;
  const afresh =
    line.bold ||
    !previous ||
    previous.text === '' ||
    /[.;!]$/.test(previous.text) ||
    previous.bullet !== '' ||
    findDates(line.text, asOf).length > 0;
  const dated = [lines[i], lines[i + 1], lines[i + 2]].some(
    (near) => near && near.bullet === '' && near.text.length <= 70 && findDates(near.text, asOf).length > 0,
  );
  return (
    (afresh || dated) &&
    after !== undefined &&
    (after.bullet !== '' || after.text.length > line.text.length || describing.test(after.text))
  );
}

const isAside = ({ text }: ReadyLine, asOf: string): boolean =>
  withoutDates(text, asOf) === '' || isTitleLike(text) || isPlace(text);

function projectName(raw: string, asOf: string): string | null {
  const name = withoutDates(raw, asOf)
    .split(/\s{2,}|\s?[|•·]\s?|\s[-–—]\s/u)[0]
    ?.replace(/\s?\([^)]{0,80}\)?$/u, '')
    .replace(/^project\s?(?:#?\d{1,2})?\s?[:.-]\s?/iu, '')
    .replace(/^(?:[IVX]{1,5}|\d{1,2})\s?[:.)]\s?/u, '')
    .replace(/[\s,.;:]+$/u, '')
    .trim();
  if (!name || name.length < 3 || name.length > 80 || name.split(' ').length > 12) return null;
  if (!/^[\p{Lu}\p{Lo}\p{N}«"“]/u.test(name) || describing.test(name) || headingKind(name) || isPlace(name))
    return null;
  const role = isTitleLike(name) && name.split(' ').length <= 4;
  return role || /^(?:personal|team|academic|group|main|mini|major|minor|final year)\sprojects?$/iu.test(name)
    ? null
    : name;
}
