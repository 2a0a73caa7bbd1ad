import type { PublicJob } from './public-job.queries.ts';

/** CTC is in lakhs a year. */
const lakh = 100_000;
const employmentTypes = { full_time: 'FULL_TIME', contract: 'CONTRACTOR' } as const;

function salary({ jobType, currency, minCtc, maxCtc }: PublicJob) {
  if (jobType === 'contract' || !currency || (minCtc === null && maxCtc === null)) return undefined;
  const [min, max] = [minCtc ?? maxCtc, maxCtc ?? minCtc] as [number, number];
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: {
      '@type': 'QuantitativeValue',
      minValue: Math.round(min * lakh),
      maxValue: Math.round(max * lakh),
      unitText: 'YEAR',
    },
  };
}

/** The properties that Google's job search reads. `description` is sanitized HTML. */
export function structuredJob(job: PublicJob, description: string, url: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: description || job.title,
    datePosted: job.createdAt.slice(0, 10),
    identifier: { '@type': 'PropertyValue', name: job.organizationName, value: job.id },
    hiringOrganization: { '@type': 'Organization', name: job.companyName },
    url,
    directApply: true,
    ...(job.jobType && { employmentType: employmentTypes[job.jobType] }),
    ...(job.locations.length > 0 && {
      jobLocation: job.locations.map((label) => ({
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressLocality: label },
      })),
    }),
    ...(job.workMode === 'remote' && {
      jobLocationType: 'TELECOMMUTE',
      ...(job.locations.length > 0 && {
        applicantLocationRequirements: job.locations.map((label) => ({ '@type': 'AdministrativeArea', name: label })),
      }),
    }),
    ...(salary(job) && { baseSalary: salary(job) }),
    ...(job.minExperienceYears !== null && {
      experienceRequirements: {
        '@type': 'OccupationalExperienceRequirements',
        monthsOfExperience: Math.round(job.minExperienceYears * 12),
      },
    }),
  };
}
