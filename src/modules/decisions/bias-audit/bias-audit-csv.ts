import { csvOf } from '#platform/files/csv.ts';
import type { DownloadedFile } from '#platform/http/api/attachment.ts';
import type { BiasAudit } from './bias-audit.schemas.ts';

const columns = [
  'table',
  'sex',
  'race_ethnicity',
  'applicants',
  'share',
  'small',
  'scored',
  'above_median',
  'scoring_rate',
  'scoring_impact_ratio',
  'status',
  'selected',
  'selection_rate',
  'impact_ratio',
];

/** A line for each row and status. */
export function biasAuditFile({ from, to, tables }: BiasAudit): DownloadedFile {
  const lines = tables.flatMap(({ name, rows }) =>
    rows.flatMap(({ selections, ...row }) =>
      selections.map((selection) => [
        name,
        row.sex,
        row.race_ethnicity,
        row.applicants,
        row.share,
        row.small,
        row.scored,
        row.above_median,
        row.scoring_rate,
        row.scoring_impact_ratio,
        selection.status,
        selection.selected,
        selection.selection_rate,
        selection.impact_ratio,
      ]),
    ),
  );
  const name = ['bias-audit', from, to].filter(Boolean).join('-');
  return { type: 'text/csv; charset=utf-8', name: `${name}.csv`, bytes: csvOf(columns, lines) };
}
