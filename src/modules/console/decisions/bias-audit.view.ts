import { h, type JSX } from 'preact';
import { type BiasAudit, type BiasAuditTable, categoryLabel } from '#modules/decisions';
import { factList } from '#platform/pages/fact-list.ts';
import { formatNumber, formatPercent, formatScore } from '#platform/pages/format.ts';
import { pipelineLabel } from '../components/badges.ts';
import { emptyState } from '../components/empty-state.ts';
import { table } from '../components/table.ts';
import { copy } from '../console.messages.ts';
import { ratioChart } from './ratio-chart.ts';

const { biasAudit: t } = copy.settings;

type Row = BiasAuditTable['rows'][number];

const nameOf = ({ sex, race_ethnicity }: Row): string =>
  [sex, race_ethnicity].flatMap((category) => (category === null ? [] : categoryLabel(category))).join(', ');

const ratioText = (ratio: number): string => ratio.toFixed(2);

function ratioNote({ small, scoring_impact_ratio: ratio }: Row): string {
  if (ratio !== null) return ratioText(ratio);
  return small ? t.small : t.noRatio;
}

const scoringTable = (name: string, rows: readonly Row[]): JSX.Element =>
  table(
    t.scoring(name),
    [
      { label: t.columns.category, of: nameOf },
      { label: t.columns.applicants, isNumber: true, of: (row) => formatNumber(row.applicants) },
      { label: t.columns.share, isNumber: true, of: (row) => formatPercent(row.share) },
      { label: t.columns.scored, isNumber: true, of: (row) => formatNumber(row.scored) },
      { label: t.columns.above, isNumber: true, of: (row) => formatNumber(row.above_median) },
      {
        label: t.columns.rate,
        isNumber: true,
        of: ({ scoring_rate: rate }) => rate !== null && formatPercent(rate),
      },
      { label: t.columns.ratio, isNumber: true, of: ratioNote },
    ],
    rows,
  );

function selectionTable(name: string, rows: readonly Row[]): JSX.Element {
  const statuses = rows[0]?.selections.map(({ status }) => status) ?? [];
  return table(
    t.selection(name),
    [
      { label: t.columns.category, of: nameOf },
      ...statuses.map((status, index) => ({
        label: pipelineLabel(status),
        isNumber: true,
        of: ({ selections }: Row) => {
          const { selection_rate: rate = 0, impact_ratio: ratio = null } = selections[index] ?? {};
          return t.rate(formatPercent(rate), ratio === null ? undefined : ratioText(ratio));
        },
      })),
    ],
    rows,
  );
}

function tableSection({ name, unknown, rows }: BiasAuditTable): JSX.Element {
  const title = t.tables[name];
  const bars = rows.map((row) => ({ label: nameOf(row), ratio: row.scoring_impact_ratio, note: ratioNote(row) }));
  return h('section', { 'aria-labelledby': `audit-${name}` }, [
    h('h2', { id: `audit-${name}` }, title),
    unknown > 0 && h('p', { class: 'quiet' }, t.unknown(unknown)),
    rows.length > 0 && [
      ratioChart(t.chart(title), bars),
      h('p', { class: 'quiet' }, t.chartNote),
      h('h3', null, t.scoring(title)),
      scoringTable(title, rows),
      h('h3', null, t.selection(title)),
      h('p', { class: 'quiet' }, t.selectionNote),
      selectionTable(title, rows),
    ],
  ]);
}

/** `download`: address of the same figures as a file. */
export function auditSections(audit: BiasAudit, download: string): (JSX.Element | JSX.Element[])[] {
  const { applicants, answered, median_score, too_few, tables } = audit;
  if (too_few) return [emptyState(t.tooFew.title, t.tooFew.text(formatNumber(answered)))];
  return [
    factList([
      [t.facts.applicants, formatNumber(applicants)],
      [t.facts.answered, formatNumber(answered)],
      [t.facts.median, median_score === null ? t.noMedian : formatScore(median_score)],
    ]),
    h('p', null, h('a', { href: download, download: '' }, t.download)),
    tables.map(tableSection),
  ];
}
