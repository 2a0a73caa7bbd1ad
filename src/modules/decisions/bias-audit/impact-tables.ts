import type { AnswerCounts, Cell } from './bias-audit.queries.ts';
import type { BiasAuditRow, BiasAuditTable } from './bias-audit.schemas.ts';

/** 6 RCNY § 5-301 (d) lets an auditor leave out a category with less than 2 % of the data. */
const smallShare = 0.02;

const rounded = (rate: number): number => Math.round(rate * 10_000) / 10_000;

type Group = Omit<Cell, 'selected'> & { selected: ReadonlyMap<string, number> };

/** `keyOf`: the category of a cell; undefined where it is unknown. */
function groupsOf(cells: readonly Cell[], keyOf: (cell: Cell) => Pick<Cell, 'sex' | 'race_ethnicity'> | undefined) {
  const groups = new Map<string, Group>();
  for (const cell of cells) {
    const key = keyOf(cell);
    if (!key) continue;
    const name = JSON.stringify([key.sex, key.race_ethnicity]);
    const group = groups.get(name);
    const selected = new Map(group?.selected);
    for (const [status, n] of Object.entries(cell.selected)) selected.set(status, (selected.get(status) ?? 0) + n);
    groups.set(name, {
      ...key,
      applicants: (group?.applicants ?? 0) + cell.applicants,
      scored: (group?.scored ?? 0) + cell.scored,
      above_median: (group?.above_median ?? 0) + cell.above_median,
      selected,
    });
  }
  return [...groups.values()];
}

/** Rates of a category, compared with the highest one. Both are unrounded. */
function comparison<T>(groups: readonly T[], isSmall: (group: T) => boolean, rateOf: (group: T) => number | null) {
  const highest = Math.max(0, ...groups.filter((group) => !isSmall(group)).map((group) => rateOf(group) ?? 0));
  return (group: T): { rate: number | null; impactRatio: number | null } => {
    const rate = rateOf(group);
    const hasRatio = rate !== null && highest > 0 && !isSmall(group);
    return { rate: rate === null ? null : rounded(rate), impactRatio: hasRatio ? rounded(rate / highest) : null };
  };
}

function rowsOf(groups: readonly Group[], statuses: readonly string[]): BiasAuditRow[] {
  const total = groups.reduce((sum, { applicants }) => sum + applicants, 0);
  const isSmall = ({ applicants }: Group) => applicants / total < smallShare;
  const scoring = comparison(groups, isSmall, ({ above_median, scored }) =>
    scored > 0 ? above_median / scored : null,
  );
  const selections = statuses.map((status) => ({
    status,
    compare: comparison(groups, isSmall, ({ selected, applicants }) => (selected.get(status) ?? 0) / applicants),
  }));
  return groups.map((group) => {
    const { selected, applicants, ...counts } = group;
    const score = scoring(group);
    return {
      ...counts,
      applicants,
      share: rounded(applicants / total),
      small: isSmall(group),
      scoring_rate: score.rate,
      scoring_impact_ratio: score.impactRatio,
      selections: selections.map(({ status, compare }) => {
        const { rate, impactRatio } = compare(group);
        return {
          status,
          selected: selected.get(status) ?? 0,
          selection_rate: rate ?? 0,
          impact_ratio: impactRatio,
        };
      }),
    };
  });
}

/** Sorts in the order of the settings. Categories that are no longer in the settings come last. */
const orderedBy = (categories: readonly string[]) => (a: string | null, b: string | null) => {
  const place = (name: string | null) => {
    const index = categories.indexOf(name ?? '');
    return index === -1 ? categories.length : index;
  };
  return place(a) - place(b) || (a ?? '').localeCompare(b ?? '', 'en');
};

export type Categories = { sex: readonly string[]; raceEthnicity: readonly string[] };

/** Tables by sex, by race and ethnicity, and by both (6 RCNY § 5-301 (b) and (c)). */
export function impactTables(
  { applicants, cells }: AnswerCounts,
  statuses: readonly string[],
  categories: Categories,
): BiasAuditTable[] {
  if (cells === null) return [];
  const [bySex, byRace] = [orderedBy(categories.sex), orderedBy(categories.raceEthnicity)];
  const table = (name: BiasAuditTable['name'], keyOf: Parameters<typeof groupsOf>[1]): BiasAuditTable => {
    const groups = groupsOf(cells, keyOf).toSorted(
      (a, b) => bySex(a.sex, b.sex) || byRace(a.race_ethnicity, b.race_ethnicity),
    );
    const known = groups.reduce((sum, group) => sum + group.applicants, 0);
    return { name, unknown: applicants - known, rows: rowsOf(groups, statuses) };
  };
  return [
    table('sex', ({ sex }) => (sex === null ? undefined : { sex, race_ethnicity: null })),
    table('race_ethnicity', ({ race_ethnicity }) =>
      race_ethnicity === null ? undefined : { sex: null, race_ethnicity },
    ),
    table('intersection', ({ sex, race_ethnicity }) =>
      sex === null || race_ethnicity === null ? undefined : { sex, race_ethnicity },
    ),
  ];
}
