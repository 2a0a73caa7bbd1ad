import { h } from 'preact';
import { formatNumber } from '#platform/pages/format.ts';
import { stateBadge } from '../components/badges.ts';
import type { Column } from '../components/table.ts';
import { showDateTime } from '../components/time.ts';
import { copy } from '../console.messages.ts';
import { type FileColumn, inFile } from '../downloads/list-file.ts';
import type { JobRow } from './job-list.queries.ts';

const { jobs: t } = copy;
const path = '/console/jobs';

export type JobColumn = Column<JobRow> & { key: 'job' | 'client' | 'status' | 'applicants' | 'filled' | 'created' };

export const jobColumns: readonly JobColumn[] = [
  {
    key: 'job',
    label: t.columns.job,
    of: (job) => h('a', { href: `${path}/${job.id}` }, job.title),
    value: ({ title }) => title,
  },
  {
    key: 'client',
    label: t.columns.client,
    of: ({ client_id: client, company }) =>
      client === null ? (company ?? t.directHire) : h('a', { href: `/console/clients/${client}` }, company),
    value: ({ company }) => company ?? t.directHire,
  },
  {
    key: 'status',
    label: t.columns.status,
    of: ({ status }) => stateBadge(status),
    value: ({ status }) => copy.states[status],
  },
  {
    key: 'applicants',
    label: t.columns.applicants,
    isNumber: true,
    of: (job) => h('a', { href: `${path}/${job.id}/board` }, formatNumber(job.applicant_count)),
    value: (job) => job.applicant_count,
  },
  {
    key: 'filled',
    label: t.columns.filled,
    isNumber: true,
    of: (job) => t.filled(job.filled_count, job.openings_count),
    value: (job) => job.filled_count,
  },
  {
    key: 'created',
    label: t.columns.created,
    of: (job) => showDateTime(job.created_at),
    value: (job) => job.created_at,
  },
];

export const jobFileColumns: readonly FileColumn<JobRow>[] = [
  { label: copy.downloads.id, value: ({ id }) => id },
  ...inFile(jobColumns),
  { label: t.columns.openings, value: (job) => job.openings_count },
  { label: copy.downloads.clientId, value: (job) => job.client_id },
];
