import { withoutContactData, withoutContacts } from '#readers/contact-data';
import type { ResumeProfile } from '#readers/resume';

const maxCharacters = 40_000;
const shortestName = 3;

/**
 * The text without the profile's name, email addresses, links and possible phone numbers; at most 40,000 characters.
 */
export function maskedText({ text, profile }: { text: string; profile: { name: string | null } }): string {
  let masked = withoutContactData(text.slice(0, maxCharacters));
  const { name } = profile;
  for (const spelled of name && name.length >= shortestName ? [name, name.toUpperCase()] : []) {
    masked = masked.replaceAll(spelled, ' ');
  }
  return masked;
}

/** The profile as it is shown while the candidate is masked: no text in it reaches the person. */
export function maskedProfile(profile: ResumeProfile): ResumeProfile {
  const mask = (text: string | null): string | null => withoutContacts(text, profile.contactWords);
  const isSafe = (text: string): boolean => mask(text) === text;
  return {
    ...profile,
    name: null,
    emails: [],
    phones: [],
    links: [],
    contactWords: [],
    location: mask(profile.location),
    headline: mask(profile.headline),
    skills: profile.skills.filter(({ skill }) => isSafe(skill)),
    employments: profile.employments.map((employment) => ({
      ...employment,
      employer: mask(employment.employer),
      title: mask(employment.title),
      skills: employment.skills.filter(isSafe),
    })),
    education: profile.education.map((course) => ({
      ...course,
      institution: mask(course.institution),
      degree: mask(course.degree),
    })),
    projects: profile.projects.map(mask).filter((project) => project !== null),
  };
}
