import { careersPath } from '../careers-path.ts';
import type { DescribedJob, FeedPage } from './atom-feed.ts';

const jobOf = (job: DescribedJob, baseUrl: string): object => ({
  id: job.id,
  url: `${baseUrl}/jobs/${job.id}`,
  title: job.title,
  company_name: job.companyName,
  description_html: job.descriptionHtml,
  locations: job.locations,
  work_mode: job.workMode,
  job_type: job.jobType,
  min_experience_years: job.minExperienceYears,
  max_experience_years: job.maxExperienceYears,
  currency: job.currency,
  min_ctc: job.minCtc,
  max_ctc: job.maxCtc,
  rate: job.rate,
  created_at: job.createdAt,
  updated_at: job.updatedAt,
});

/** Fields are named as in the API. */
export function jsonFeed({ organization, jobs, next }: FeedPage, baseUrl: string): string {
  const page = `${baseUrl}${careersPath(organization.address)}`;
  return JSON.stringify({
    data: jobs.map((job) => jobOf(job, baseUrl)),
    meta: {
      organization: { id: organization.organizationId, name: organization.organizationName, careers_url: page },
      count: jobs.length,
      next_url: next === undefined ? null : `${page}${next}`,
    },
  });
}
