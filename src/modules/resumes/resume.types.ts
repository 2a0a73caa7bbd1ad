import type { ResumeFormat } from './resume.format.ts';

/**
 * A line of a resume in reading order, columns one after the other. `size` is the height of its letters beside the
 * usual one of the document (1 is body text, 2 twice as tall), null where the format does not tell. An empty `text`
 * is a gap between paragraphs, sections or columns.
 */
export type ResumeLine = { text: string; size: number | null; bold: boolean };

/**
 * What a resume's file shows to a reader. `text` is its lines joined; `pages` counts the whole PDF, of which the first
 * 30 are read. `hiddenCharacters` were in the file but cannot be seen (white, tiny, off the page), and are left out.
 */
export type ResumeDocument = {
  text: string;
  lines: ResumeLine[];
  format: ResumeFormat;
  pages: number | null;
  hiddenCharacters: number;
};

/**
 * How far a resume's text can be trusted. `low_confidence`: it was read, but looks garbled, has next to no words, or
 * hides much; it is shown to people and neither scored nor used to fill profiles. `needs_ocr`: there are only pictures.
 */
export const resumeQualities = [
  'ok',
  'low_confidence',
  'needs_ocr',
  'encrypted',
  'corrupt',
  'unsupported',
  'fetch_failed',
] as const;
export type ResumeQuality = (typeof resumeQualities)[number];

/** A position held. Months as YYYY-MM, or YYYY where only the year is given; `to` is null while `current`, or unknown. */
export type Employment = {
  employer: string | null;
  title: string | null;
  from: string | null;
  to: string | null;
  current: boolean;
  /** Names of the skills that its description mentions. */
  skills: string[];
};

export type Education = { institution: string | null; degree: string | null; from: string | null; to: string | null };

/** A skill as the lexicon names it, how often it is named, and the years of the positions that name it, overlaps once. */
export type ResumeSkill = { skill: string; mentions: number; years: number | null };

/**
 * What a resume says of a person. Lists are in the order of the resume, skills the most telling first. Nothing here is
 * guessed: what the resume does not say is null or missing. Years are decimal, counted up to `asOf` (YYYY-MM-DD).
 */
export type ResumeProfile = {
  asOf: string;
  /** ISO 639-1. */
  language: string | null;
  name: string | null;
  emails: string[];
  /** As written, spaces tidied. */
  phones: string[];
  location: string | null;
  headline: string | null;
  links: string[];
  skills: ResumeSkill[];
  employments: Employment[];
  education: Education[];
  /** Names of projects, as the resume calls them. */
  projects: string[];
  /** What the resume states in words ("15+ years of experience"), the most of it. */
  statedExperienceYears: number | null;
  /** Of all positions, overlaps counted once; else what the resume states in words; null without either. */
  totalExperienceYears: number | null;
  /** Of the positions of the same kind as the present or last one. */
  relevantExperienceYears: number | null;
};

/** A resume's file, read: what it shows, how far that can be trusted and, where not, why as a fixed word. */
export type ReadResume = ResumeDocument & {
  quality: 'ok' | 'low_confidence';
  qualityReason: string | null;
  profile: ResumeProfile;
};
