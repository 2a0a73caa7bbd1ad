import type { ResumeFormat } from './format.ts';
import type { ResumeProfile } from './profile/resume-profile.ts';

/**
 * A line in reading order. `size` is the height of its letters relative to body text, or null if the format has none.
 * An empty `text` is a gap between paragraphs, sections or columns.
 */
export type ResumeLine = { text: string; size: number | null; bold: boolean };

/**
 * `text` is the lines joined. `pages` counts all pages of a PDF, of which the first 30 are read. `hiddenCharacters`
 * were white, tiny or off the page, and are left out.
 */
export type ResumeDocument = {
  text: string;
  lines: ResumeLine[];
  format: ResumeFormat;
  pages: number | null;
  hiddenCharacters: number;
};

/** `low_confidence`: visible to people, but neither scored nor used for profiles. `needs_ocr`: pictures only. */
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

/** `qualityReason` is a fixed word, null if the quality is `ok`. */
export type ReadResume = ResumeDocument & {
  quality: 'ok' | 'low_confidence';
  qualityReason: string | null;
  profile: ResumeProfile;
};
