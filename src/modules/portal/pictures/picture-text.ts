import type { CareersOrganization } from '../careers/careers.queries.ts';
import type { PublicJob } from '../jobs/public-job.queries.ts';
import { portalMessages } from '../portal.messages.ts';
import { canDraw, type PictureText } from './picture-svg.ts';

const { careers: messages, job: jobMessages } = portalMessages;

const defaultColor = '#3e63dd';

/** Undefined for a text that the font cannot draw: a link without a picture is better than one with empty boxes. */
const drawable = (text: PictureText): PictureText | undefined =>
  canDraw(`${text.title}${text.organization}${text.facts}`) ? text : undefined;

export function jobPicture(job: PublicJob): PictureText | undefined {
  const facts = [
    job.companyName === job.organizationName ? '' : job.companyName,
    job.locations.slice(0, 3).join(' · '),
    job.workMode ? jobMessages.workModes[job.workMode] : '',
    job.jobType ? jobMessages.types[job.jobType] : '',
  ];
  return drawable({
    title: job.title,
    organization: job.organizationName,
    facts: facts.filter(Boolean).join(' · '),
    color: job.brandColor ?? defaultColor,
  });
}

export const careersPicture = ({ organizationName, brandColor }: CareersOrganization): PictureText | undefined =>
  drawable({
    title: messages.title(organizationName),
    organization: organizationName,
    facts: messages.pictureText,
    color: brandColor ?? defaultColor,
  });
