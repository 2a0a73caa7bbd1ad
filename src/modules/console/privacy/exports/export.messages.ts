import { formatNumber } from '#platform/pages/format.ts';

export const exportCopy = {
  title: 'Exports',
  intro:
    'A ZIP file with the data of your organization: clients, jobs, candidates, applications, screenings, interviews and ' +
    'decisions as NDJSON files, and uploaded resumes. To export one candidate, open the candidate.',
  requests:
    'Candidates can ask for a copy of their data, or for erasure, on a public page. Link to it from your privacy notice: ',
  action: 'Export organization',
  caption: 'Exports, newest first',
  columns: { export: 'Export', state: 'Status', requested: 'Requested', expires: 'Expires', file: 'File' },
  kinds: { organization: 'Organization', candidate: 'Candidate' },
  states: { queued: 'Queued', running: 'Running', done: 'Done', failed: 'Failed', expired: 'Expired' },
  progress: 'Parts of the file',
  download: (bytes: number) => `Download (${formatNumber(Math.max(1, Math.round(bytes / 1024)))} KB)`,
  empty: {
    title: 'No exports yet',
    text: 'Exports of the organization and of candidates appear here. You can download a file for 24 hours.',
  },
  requested: 'Export requested.',
  candidate: {
    title: 'Export',
    text: 'A ZIP file with everything that is stored about this candidate, with contact data and pay.',
    action: 'Export data',
  },
};
