/** Months are YYYY-MM, or YYYY if only the year is given. `to` is null while `current`, or if unknown. */
export type Employment = {
  employer: string | null;
  title: string | null;
  from: string | null;
  to: string | null;
  current: boolean;
  skills: string[];
};

export type Education = { institution: string | null; degree: string | null; from: string | null; to: string | null };

/** `years` of the positions that name it. */
export type ResumeSkill = { skill: string; mentions: number; years: number | null };

/**
 * Lists are in the order of the resume, skills by relevance. Missing facts are null or absent, never guessed. Years are
 * decimal and count up to `asOf` (YYYY-MM-DD).
 */
export type ResumeProfile = {
  asOf: string;
  /** ISO 639-1. */
  language: string | null;
  name: string | null;
  emails: string[];
  /** Numbers as written, with spaces tidied. */
  phones: string[];
  location: string | null;
  headline: string | null;
  links: string[];
  /** Absent in profiles that were read before it existed. */
  contactWords?: string[];
  skills: ResumeSkill[];
  employments: Employment[];
  education: Education[];
  projects: string[];
  /** Years that the resume states ("15+ years of experience"). */
  statedExperienceYears: number | null;
  /** Years of all positions, with overlaps counted once. Otherwise as stated. */
  totalExperienceYears: number | null;
  /** Years of positions in the same trade as the current or last one. */
  relevantExperienceYears: number | null;
};
