// How many fields of a profile are what a person reads in the file, by the columns of MANIFEST.tsv.
import { readResumeProfile } from '../../src/readers/resume/profile/profile-reader.ts';
import type { ResumeProfile } from '../../src/readers/resume/profile/resume-profile.ts';
import type { ResumeLine } from '../../src/readers/resume/resume-document.ts';
import { canonicalSkill } from '../../src/readers/skills/index.ts';

type Row = Record<string, string>;
/** What the manifest gives of one field of one file, and which of it the profile lacks. */
type Checked = { field: string; of: number; missing: string[] };

const letters = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
const digits = (text: string): string => text.replace(/\D/g, '');
const listed = (value: string | undefined): string[] => (value ?? '').split(';').filter((item) => item !== '');

/** The fields of a file that the manifest gives, beside those of the profile that its lines give. */
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

/** "Sep 2023" as 2023-09, "2014" as it is. */
function monthOf(text: string): string {
  const [month = '', year] = text.trim().split(' ');
  return year ? `${year}-${String(months.indexOf(month.toLowerCase()) + 1).padStart(2, '0')}` : month;
}

/** Whether a position or a school is of this time. */
function isTime(
  { from, to, current }: Pick<ResumeProfile['employments'][number], 'from' | 'to' | 'current'>,
  range: string,
): boolean {
  const [start = '', end = ''] = range.split('-');
  if (from !== monthOf(start)) return false;
  return /present/i.test(end) ? current : to === monthOf(end);
}

/** One line a field: how many of the values are in the profiles, and which files lack which. */
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
