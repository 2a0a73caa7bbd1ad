import { labelRegex } from '../lexicon/blocks.lexicon.ts';
import { withoutPlace } from '../places.ts';
import type { TidyLine } from '../tidy-lines.ts';
import { findDates } from './date-ranges.ts';
import type { ResumePosition } from './position-line.ts';
import { employerName, titleName } from './position-names.ts';
import { isTitleLike } from './titles.ts';

type LabelledField = 'employer' | 'client' | 'title' | 'time' | 'project';
const fieldOfLabel: Record<string, LabelledField> = {
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

/** "Designation: Engineer"; undefined for other lines. */
export function labelledLine(text: string): { field: LabelledField; value: string } | undefined {
  const [, label, value = ''] = (text.length <= 300 && labelRegex.label.exec(text)) || [];
  if (label === undefined || labelRegex.removedName.test(value)) return undefined;
  return { field: fieldOfLabel[label.toLowerCase()] ?? 'time', value: value.trim() };
}

type FieldGroup = Partial<Record<LabelledField, string>> & { body: string[] };

/** One labelled field per line. A client with a time or role is an employer; a project with a client is no position. */
export function readLabelledPositions(lines: readonly TidyLine[], asOf: string): ResumePosition[] {
  const groups: FieldGroup[] = [];
  for (const { text } of lines) {
    const line = labelledLine(text);
    const group = groups.at(-1);
    if (!line) {
      group?.body.push(text);
      continue;
    }
    const startsGroup =
      !group || line.field in group || (line.field === 'employer' && 'title' in group && 'client' in group);
    if (startsGroup) groups.push({ [line.field]: line.value, body: [text] });
    else Object.assign(group, { [line.field]: line.value }, { body: [...group.body, text] });
  }
  return groups.flatMap((group) => positionOf(group, asOf));
}

function positionOf(group: FieldGroup, asOf: string): ResumePosition[] {
  const employer = nameIn(group.employer) ?? (group.project === undefined ? nameIn(group.client) : null);
  const raw = group.title?.split(/[,;|(]/)[0] ?? '';
  const title = isTitleLike(raw) ? titleName(raw) : null;
  // Longer lines may contain other dates.
  const body = group.body.slice(0, 6).filter((text) => text.length <= 60);
  const times = [group.time, group.employer, group.client, group.title, ...body];
  const range = times.flatMap((text) => findDates(text ?? '', asOf)).find(({ to, current }) => current || to !== null);
  const isPosition =
    group.employer !== undefined
      ? employer !== null
      : group.project === undefined && title !== null && range !== undefined;
  if (!isPosition) return [];
  const { from = null, to = null, current = false } = range ?? {};
  return [{ employer, title, from, to, current, body: group.body }];
}

const nameIn = (value: string | undefined): string | null =>
  employerName(withoutPlace((value ?? '').split(labelRegex.endOfName)[0] ?? ''));
