import { type Block, findBlocks } from './resume.blocks.ts';
import { readLabelled } from './resume.labelled.ts';
import { type Position, type PositionLine, titleName } from './resume.position.ts';
import type { ReadyLine, Section } from './resume.sections.ts';
import { hasLegalForm, isTitleLike } from './resume.titles.ts';

const maxPositions = 60;

/** The positions of a resume, in its order: those under headings of experience, else those that lie open elsewhere. */
export function readPositions(sections: readonly Section[], asOf: string): Position[] {
  const experience = sections.filter(({ kind }) => kind === 'experience');
  const found = experience.flatMap(({ lines }) => readSection(lines, asOf));
  const labelled = sections.flatMap(({ kind, lines }) =>
    kind === 'education' || kind === 'references' ? [] : readLabelled(lines, asOf),
  );
  const open =
    found.length + labelled.length > 0 ? [] : sections.filter(({ kind }) => ['head', 'summary'].includes(kind));
  const elsewhere = open
    .flatMap(({ lines }) => readSection(lines, asOf))
    .filter(({ title, from }) => title !== null && from !== null);
  const lines = sections.flatMap((section) => section.lines);
  return merged([...found, ...withTitles(labelled, lines), ...elsewhere]).slice(0, maxPositions);
}

/** A label gives the employer, a line elsewhere both: "Web Developer - Acme Ltd". */
function withTitles(positions: readonly Position[], lines: readonly ReadyLine[]): Position[] {
  if (positions.every(({ title }) => title !== null)) return [...positions];
  const pairs = lines.flatMap(({ text }) => {
    const at = text.length <= 120 ? text.indexOf(' - ') : -1;
    return at > 0 && isTitleLike(text.slice(0, at))
      ? [[titleName(text.slice(0, at).replace(/^[^:]{3,30}:\s/u, '')), key(text.slice(at + 3))] as const]
      : [];
  });
  return positions.map((position) => {
    const of = key(position.employer);
    const title =
      position.title ?? pairs.find(([, employer]) => of.length >= 3 && employer.startsWith(of))?.[0] ?? null;
    return { ...position, title };
  });
}

/** The same position read twice, by its form and by its labels, is one. */
function merged(positions: readonly Position[]): Position[] {
  const kept: Position[] = [];
  for (const position of positions) {
    const same = kept.find((other) => isSame(other, position));
    if (!same) kept.push({ ...position });
    else {
      same.title ??= position.title;
      same.employer ??= position.employer;
      if (same.from === null) Object.assign(same, { from: position.from, to: position.to, current: position.current });
      same.body.push(...position.body);
    }
  }
  return kept;
}

const key = (text: string | null): string => (text ?? '').toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

function isSame(a: Position, b: Position): boolean {
  const employers = a.employer !== null && b.employer !== null && key(a.employer) === key(b.employer);
  const times = a.from === null || b.from === null || (a.from === b.from && a.to === b.to);
  const names = a.title === null || b.title === null || key(a.title) === key(b.title);
  return (
    (employers && times && names) ||
    (a.from !== null &&
      a.from === b.from &&
      a.to === b.to &&
      key(a.title) === key(b.title) &&
      (a.employer === null || b.employer === null || employers))
  );
}

function readSection(lines: readonly ReadyLine[], asOf: string): Position[] {
  const all = findBlocks(lines, asOf);
  const positions = all.map((block, i) => positionOf(lines, block, all[i + 1]?.first ?? lines.length));
  const kept = inherited(positions, all).filter(
    ({ title, employer, from }) => title !== null || (employer !== null && from !== null),
  );
  // Where positions have titles, a name with a date and without one is a committee, a school or a customer.
  const titled = kept.filter(({ title }) => title !== null);
  const usual = titled.length >= 2 && titled.length * 2 > kept.length;
  return usual ? kept.filter(({ title, employer }) => title !== null || hasLegalForm(employer ?? '')) : kept;
}

function settled({
  title,
  employer,
  sure,
  placeholder,
  field,
}: PositionLine): Pick<PositionLine, 'title' | 'employer'> {
  if (!placeholder || sure) return { title, employer };
  return { title: title ?? employer ?? field, employer: null };
}

function positionOf(lines: readonly ReadyLine[], { first, last, at, range, head }: Block, next: number): Position {
  const body = lines.slice(first, next).map(({ text }) => text);
  const from = range?.from ?? null;
  return {
    ...settled(head),
    from,
    to: range?.to ?? null,
    current: range?.current ?? false,
    body: last >= at ? body : [],
  };
}

/** Several titles under one employer: those that follow without an employer of their own have the one above. */
function inherited(positions: Position[], blocks: readonly Block[]): Position[] {
  // Where names were taken out, none is left to be had.
  if (blocks.some(({ head }) => head.placeholder)) return positions;
  const kept: Position[] = [];
  let above: string | null = null;
  let holder: Position | undefined;
  for (const [i, position] of positions.entries()) {
    const { first, at, own, head } = blocks[i] as Block;
    if (position.employer !== null) {
      above = own.employer === null && first < at ? position.employer : null;
      // "Acme Corp 2015 - 2021" and under it the titles held there.
      holder = position.title === null && position.from !== null ? position : undefined;
      if (holder) above = position.employer;
    } else if (position.title !== null && above !== null && !head.placeholder && first === at) {
      position.employer = above;
      if (holder && kept.at(-1) === holder) kept.pop();
    } else above = null;
    kept.push(position);
  }
  return kept;
}
