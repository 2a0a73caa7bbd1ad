import { logoPath } from '../branding/branding.view.ts';
import { placeOf } from './place.ts';
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

/** Google requires a place with a country, and for a remote job the countries of applicants. */
function locations({ locations: labels, careersCountry, workMode }: PublicJob): object {
  // A remote job without a place needs no place in addition to the countries.
  const written = labels.length === 0 && careersCountry !== null && workMode !== 'remote' ? [''] : labels;
  const places = written.map((label) => placeOf(label, careersCountry));
  const named = places.flatMap(({ country }) => country ?? []);
  const applicants = [...new Set(named.length > 0 || careersCountry === null ? named : [careersCountry])];
  return {
    ...(places.length > 0 && {
      jobLocation: places.map(({ locality, region, country }) => ({
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          ...(locality !== undefined && { addressLocality: locality }),
          ...(region !== undefined && { addressRegion: region }),
          ...(country !== undefined && { addressCountry: country }),
        },
      })),
    }),
    ...(workMode === 'remote' && {
      jobLocationType: 'TELECOMMUTE',
      ...(applicants.length > 0
        ? { applicantLocationRequirements: applicants.map((name) => ({ '@type': 'Country', name })) }
        : labels.length > 0 && {
            applicantLocationRequirements: labels.map((name) => ({ '@type': 'AdministrativeArea', name })),
          }),
    }),
  };
}

/** The logo belongs to the organization, so it must not appear beside the name of a client. */
const company = ({ companyName, organizationName, organizationId, logoHash }: PublicJob, baseUrl: string): object => ({
  '@type': 'Organization',
  name: companyName,
  ...(companyName === organizationName &&
    logoHash !== null && { logo: `${baseUrl}${logoPath(organizationId, logoHash)}` }),
});

/** The properties that Google's job search reads. `description` is sanitized HTML. */
export function structuredJob(job: PublicJob, description: string, baseUrl: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: description || job.title,
    datePosted: job.createdAt.slice(0, 10),
    identifier: { '@type': 'PropertyValue', name: job.organizationName, value: job.id },
    hiringOrganization: company(job, baseUrl),
    url: `${baseUrl}/jobs/${job.id}`,
    directApply: true,
    ...(job.jobType && { employmentType: employmentTypes[job.jobType] }),
    ...locations(job),
    ...(salary(job) && { baseSalary: salary(job) }),
    ...(job.minExperienceYears !== null && {
      experienceRequirements: {
        '@type': 'OccupationalExperienceRequirements',
        monthsOfExperience: Math.round(job.minExperienceYears * 12),
      },
    }),
  };
}
