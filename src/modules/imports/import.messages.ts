/** Messages of imports, shown to users. */
export const importMessages = {
  busy: 'Another worker is running this import.',
  failed: 'We couldn’t finish the import. Rows already imported stay. Retry to continue with the next row.',
  noFile: 'The file was deleted. Upload it again.',
  rowFailed: 'Something went wrong on our side. Import this row again.',
  notJson: 'must be a JSON object on one line',
  noScope: (scope: string) => `application: needs an API key with the scope ${scope}`,
  erased: 'The candidate of this row was erased after the file was uploaded.',
  tooManyCells: (cells: number, columns: number) =>
    `The row has ${cells} cells, but the header has ${columns}. Quote cells that contain the delimiter.`,
  farTooManyCells: (columns: number) =>
    `The row has many more cells than the header, which has ${columns}. Quote cells that contain the delimiter.`,
  cancelEnded: 'The import has ended. You can undo it.',
  undo: {
    reason: 'The import that added the candidate was undone.',
    dryRun: 'A dry run stores nothing, so there is nothing to undo.',
    inProgress: 'The import is in progress. Cancel it first.',
    tooLate: 'The import ended more than 24 hours ago, so it can no longer be undone.',
    notRecorded: 'An earlier version of the service made this import and did not record the added candidates.',
    busy: 'Tasks for some of the candidates are still running. The undo continues when they have ended.',
    failed: 'The service could not finish the undo. Undo the import again to continue.',
  },
} as const;
