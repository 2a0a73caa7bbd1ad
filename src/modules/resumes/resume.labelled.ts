import { findDates } from './resume.dates.ts';
import { withoutPlace } from './resume.places.ts';
import { employerName, type Position, titleName } from './resume.position.ts';
import type { ReadyLine } from './resume.sections.ts';
import { isTitleLike } from './resume.titles.ts';

const label =
  /^(company|organi[sz]ation|employer|client|designation|role|position|job title|title|duration|period|tenure|time ?frame|dates?|project|experience)(?:\s(?:name|title|profile|held|worked))?(?:\s?#?\d{1,2})?\s?(?::|\s[-–]\s|\s[-–]$)\s?(.*)$/iu;

type Field = 'employer' | 'client' | 'title' | 'time' | 'project';
const fieldOf: Record<string, Field> = {
  company: 'employer',
  organization: 'employer',
  organisation: 'employer',
  employer: 'employer',
  client: 'client',
  designation: 'title',
  role: 'title',
  position: 'title',
  'job title': 'title',
  title: 'title',
  project: 'project',
};

/** A line "Designation: Engineer" as what it is about and its value; undefined for any other line. */
export function labelledLine(text: string): { field: Field; value: string } | undefined {
  const found = text.length <= 300 ? label.exec(text) : null;
  // "Company Name – City, State" is where a name was taken out.
  if (!found || /^(?:city|state|confidential)(?!\p{L})/iu.test(found[2] ?? '')) return undefined;
  return { field: fieldOf[found[1]?.toLowerCase() ?? ''] ?? 'time', value: (found[2] ?? '').trim() };
}

type Group = Partial<Record<Field, string>> & { body: string[] };

/**
 * Positions whose parts are labelled, one in a line ("Company: …", "Designation: …", "Duration: …"). A project with a
 * client is a project and no position; a client alone, with a time or a role, is who the work was done for.
 */
export function readLabelled(lines: readonly ReadyLine[], asOf: string): Position[] {
  const groups: Group[] = [];
  for (const { text } of lines) {
    const line = labelledLine(text);
    const group = groups.at(-1);
    if (!line) {
      group?.body.push(text);
      continue;
    }
    // What comes a second time begins the next one.
    const begins =
      !group || line.field in group || (line.field === 'employer' && 'title' in group && 'client' in group);
    if (begins) groups.push({ [line.field]: line.value, body: [text] });
    else Object.assign(group, { [line.field]: line.value }, { body: [...group.body, text] });
  }
  return groups.flatMap((group) => positionOf(group, asOf));
}

function positionOf(group: Group, asOf: string): Position[] {
  const employer = nameIn(group.employer) ?? (group.project === undefined ? nameIn(group.client) : null);
  const raw = group.title?.split(/[,;|(]/)[0] ?? '';
  const title = isTitleLike(raw) ? titleName(raw) : null;
  const times = [
    group.time,
    group.employer,
    group.client,
    group.title,
    ...group.body.slice(0, 6).filter(isShort),
  ].flatMap((text) => findDates(text ?? '', asOf));
  const range = times.find(({ to, current }) => current || to !== null);
  const isPosition =
    group.employer !== undefined
      ? employer !== null
      : group.project === undefined && title !== null && range !== undefined;
  if (!isPosition) return [];
  return [
    {
      employer,
      title,
      from: range?.from ?? null,
      to: range?.to ?? null,
      current: range?.current ?? false,
      body: group.body,
    },
  ];
}

// A date in a sentence may be that of anything.
const isShort = (text: string): boolean => text.length <= 60;

function nameIn(value: string | undefined): string | null {
  const name = (value ?? '').split(/\s[|–-]\s|[|;(\t]|\s{2,}|,\s(?!Inc|Ltd|LLC|Pvt)/u)[0] ?? '';
  return employerName(withoutPlace(name));
}
