import { formatLabelledExperience, formatPay } from '../../jobs/job-facts.ts';
import { portalMessages } from '../../portal.messages.ts';
import type { CareersOrganization, FeedJob } from '../careers.queries.ts';
import { careersPath } from '../careers-path.ts';
import { element, textElement, xmlDocument } from './xml.ts';

const { careers: messages, job: jobMessages } = portalMessages;

/** The subject of each category, as the property of a schema.org JobPosting. */
const schemes = {
  location: 'https://schema.org/jobLocation',
  workMode: 'https://schema.org/jobLocationType',
  type: 'https://schema.org/employmentType',
};

export type DescribedJob = FeedJob & { descriptionHtml: string };
export type FeedPage = {
  organization: CareersOrganization;
  jobs: readonly DescribedJob[];
  /** The path of this page and of the next one, after that of the careers page. */
  self: string;
  next: string | undefined;
};

const category = (scheme: string, term: string, label: string): string => element('category', { scheme, term, label });

function entry(job: DescribedJob, baseUrl: string): string {
  const { workModes, types } = jobMessages;
  const facts = [job.companyName, job.locations.join(', '), formatLabelledExperience(job), formatPay(job)];
  return element(
    'entry',
    {},
    textElement('id', `urn:uuid:${job.id}`),
    textElement('title', job.title),
    element('link', { rel: 'alternate', type: 'text/html', href: `${baseUrl}/jobs/${job.id}` }),
    textElement('published', job.createdAt),
    textElement('updated', job.updatedAt),
    element('author', {}, textElement('name', job.companyName)),
    ...job.locations.map((location) => category(schemes.location, location, location)),
    job.workMode ? category(schemes.workMode, job.workMode, workModes[job.workMode]) : '',
    job.jobType ? category(schemes.type, job.jobType, types[job.jobType]) : '',
    textElement('summary', facts.filter(Boolean).join(' · ')),
    job.descriptionHtml === '' ? '' : textElement('content', job.descriptionHtml, { type: 'html' }),
  );
}

/** Atom 1.0 (RFC 4287), with the pages of RFC 5005. */
export function atomFeed({ organization, jobs, self, next }: FeedPage, baseUrl: string): string {
  const page = `${baseUrl}${careersPath(organization.address)}`;
  const updated = jobs.reduce((last, job) => (job.updatedAt > last ? job.updatedAt : last), organization.updatedAt);
  return xmlDocument(
    element(
      'feed',
      { xmlns: 'http://www.w3.org/2005/Atom' },
      textElement('id', `urn:uuid:${organization.organizationId}`),
      textElement('title', messages.title(organization.organizationName)),
      textElement('updated', updated),
      element('link', { rel: 'self', type: 'application/atom+xml', href: `${page}${self}` }),
      element('link', { rel: 'alternate', type: 'text/html', href: page }),
      next === undefined ? '' : element('link', { rel: 'next', type: 'application/atom+xml', href: `${page}${next}` }),
      element('author', {}, textElement('name', organization.organizationName)),
      ...jobs.map((job) => entry(job, baseUrl)),
    ),
  );
}
