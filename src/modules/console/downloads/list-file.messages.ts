export const downloadCopy = {
  link: 'Download as CSV',
  /** For lists that are not counted completely, or are longer than a file. */
  first: (rows: string) => `(the first ${rows} rows)`,
  id: 'ID',
  jobId: 'Job ID',
  candidateId: 'Candidate ID',
  clientId: 'Client ID',
  applicationId: 'Application ID',
};
