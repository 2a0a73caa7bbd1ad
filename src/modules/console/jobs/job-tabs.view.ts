import type { JSX } from 'preact';
import { tabs } from '../components/tabs.ts';
import { copy } from '../console.messages.ts';
import { jobPath } from './editing/job-status.view.ts';

const { tabs: t } = copy.jobs;

export const jobApplicationsPath = (jobId: string, status?: string): string => {
  const query = new URLSearchParams({ job: jobId, ...(status !== undefined && { status }) });
  return `/console/applications?${query.toString()}`;
};

export type JobTab = 'overview' | 'board' | 'applications';

/** The pages of a job. */
export function jobTabs(id: string, current: JobTab): JSX.Element {
  const paths: Record<JobTab, string> = {
    overview: jobPath(id),
    board: `${jobPath(id)}/board`,
    applications: jobApplicationsPath(id),
  };
  return tabs(
    t.label,
    (Object.keys(paths) as JobTab[]).map((tab) => ({ href: paths[tab], label: t[tab], isCurrent: tab === current })),
  );
}
