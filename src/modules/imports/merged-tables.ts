import type { MergedTable } from '#platform/gone/merged-table.ts';

export const importMerges: readonly MergedTable[] = [
  { table: 'import_records', kept: 'What an import made. Its undo keeps candidates who were merged.' },
];
