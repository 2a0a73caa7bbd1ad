// Counts the fields of a profile that equal what a person reads in the file, by the columns of MANIFEST.tsv.
import { readResumeProfile } from '../../src/readers/resume/profile/profile-reader.ts';
import type { ResumeProfile } from '../../src/readers/resume/profile/resume-profile.ts';
import type { ResumeLine } from '../../src/readers/resume/resume-document.ts';
import { canonicalSkill } from '../../src/readers/skills/index.ts';

type Row = Record<string, string>;
/** The manifest's values for one field of one file, and those that the profile lacks. */
type Checked = { field: string; of: number; missing: string[] };

const letters = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
const digits = (text: string): string => text.replace(/\D/g, '');
const listed = (value: string | undefined): string[] => (value ?? '').split(';').filter((item) => item !== '');

/** Compares the fields of a file in the manifest with those of the profile from its lines. */
export function checkFields(row: Row, lines: readonly ResumeLine[], asOf: string): Checked[] {
  const profile = readResumeProfile(lines, asOf);
  const times = [...profile.employments, ...profile.education.map((school) => ({ ...school, current: false }))];
  const skills = new Set(profile.skills.map(({ skill }) => canonicalSkill(skill)));
  const check = (field: string, given: readonly string[], holds: (value: string) => boolean): Checked => ({
    field,
    of: given.length,
    missing: given.filter((value) => !holds(value)),
  });
  return [
    check('name', listed(row.full_name), (name) => letters(profile.name ?? '') === letters(name)),
    check('email', listed(row.email), (email) => profile.emails.some((own) => letters(own) === letters(email))),
    check('phone', listed(row.phone), (phone) => profile.phones.some((own) => digits(own) === digits(phone))),
    check('skills', listed(row.skills), (skill) => skills.has(canonicalSkill(skill))),
    check(
      'years stated',
      listed(row.years_stated),
      (years) => profile.statedExperienceYears === Number.parseFloat(years),
    ),
    check('dates', listed(row.work_dates), (range) => times.some((own) => isTime(own, range))),
  ];
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Converts "Sep 2023" to 2023-09. "2014" stays. */
function monthOf(text: string): string {
  const [month = '', year] = text.trim().split(' ');
  return year ? `${year}-${String(months.indexOf(month.toLowerCase()) + 1).padStart(2, '0')}` : month;
}

/** Whether a position or a school has this period. */
function isTime(
  { from, to, current }: Pick<ResumeProfile['employments'][number], 'from' | 'to' | 'current'>,
  range: string,
): boolean {
  const [start = '', end = ''] = range.split('-');
  if (from !== monthOf(start)) return false;
  return /present/i.test(end) ? current : to === monthOf(end);
}

/** One line per field, with the number of values in the profiles and the files that lack some. */
export function fieldReport(files: readonly { file: string; checked: readonly Checked[] }[]): string[] {
  const fields = [...new Set(files.flatMap(({ checked }) => checked.map(({ field }) => field)))];
  return fields.flatMap((field) => {
    const own = files.flatMap(({ file, checked }) =>
      checked.filter((one) => one.field === field).map((one) => ({ file, ...one })),
    );
    const of = own.reduce((sum, one) => sum + one.of, 0);
    const wrong = own.filter(({ missing }) => missing.length > 0);
    const found = of - wrong.reduce((sum, { missing }) => sum + missing.length, 0);
    return [
      `${`profile: ${field}`.padEnd(26)} ${found} of ${of}`,
      ...wrong.map(({ file, missing }) => `  not in ${file}: ${missing.join(', ')}`),
    ];
  });
}
