import type { ComponentChildren } from 'preact';
import type { ResumeFileFacts } from '#modules/candidates';
import { pluralize } from '#platform/pages/format.ts';

const months = (count: number): string => {
  const years = Math.floor(count / 12);
  const rest = count % 12;
  return [years > 0 && pluralize(years, 'year'), rest > 0 && pluralize(rest, 'month')].filter(Boolean).join(' ');
};

const files: Record<ResumeFileFacts['format'], string> = { pdf: 'PDF', docx: 'DOCX', text: 'text file' };

export const resumeCopy = {
  title: 'Resume',
  /** Label of the part with the pages or the text. */
  view: 'Contents of the resume',
  details: 'About this resume',
  download: (format: ResumeFileFacts['format'], size: string) => `Download ${files[format]} (${size})`,
  readText: 'Read as text',
  openLink: 'Open the original',
  viewTask: 'View task',
  readAgain: 'Read again',
  readingAgain: 'The resume will be read again. Reload this page in a few seconds.',
  replaceLink: 'Replace resume',
  uploadLink: 'Upload resume',
  none: 'No resume yet. It appears here when the candidate sends one or a user uploads one.',
  noneHere: 'No resume yet.',
  waiting: 'Waiting to be read. That usually takes a few seconds.',
  retrying: 'The service will try to read the resume again automatically.',
  notStored: 'The uploaded file is no longer stored. Upload it again.',
  onlyText: 'Only the text of linked resumes is stored. To see the layout, open the original.',
  noText: 'No text has been read from this resume yet.',
  /** Shown by the script. `{number}` and `{total}` are pages. */
  script: {
    loading: 'Loading the resume…',
    failed: 'The resume could not be shown here. Download it, or reload this page.',
    locked: 'The PDF is protected by a password. Download it to open it.',
    page: 'Page {number} of {total}',
    more: 'Only the first {number} of {total} pages are shown. Download the resume to see all.',
  },
  text: {
    title: (name: string) => `Resume of ${name}`,
    about: 'The text that was read from the resume, without its layout.',
    cut: (shown: string, total: string) => `Only the first ${shown} of ${total} characters are shown.`,
    back: (name: string) => `Back to ${name}`,
  },
  replace: {
    title: (name: string) => `Replace the resume of ${name}`,
    uploadTitle: (name: string) => `Upload a resume of ${name}`,
    file: 'Resume',
    hint: 'PDF, DOCX or plain text, up to 10 MB.',
    consequence:
      'The new resume takes the place of the old one. Fields that the old resume filled, and that nobody has changed ' +
      'since, get the values of the new one. Scores are updated.',
    missing: 'Choose a file.',
    unsupported: 'Choose a PDF, a DOCX or a plain text file.',
    submit: 'Upload resume',
    done: 'Resume uploaded. It is being read.',
  },
  timeline: {
    title: 'Work history',
    present: 'present',
    unknown: 'date not given',
    noDates: 'Dates not given',
    period: (from: string, to: string): string => `${from} – ${to}`,
    duration: months,
    gap: (count: number, isExact: boolean): string =>
      isExact ? `Gap: ${months(count)}` : `Gap: at least ${months(count)}`,
    sinceLast: (day: ComponentChildren, count: number): ComponentChildren => [
      `No position in the ${months(count)} before the resume was read on `,
      day,
      '.',
    ],
    more: (count: number) => `${pluralize(count, 'earlier position')} in the resume`,
  },
  education: { title: 'Education' },
};
