import type { JobView } from '#modules/jobs';
import { copy } from '../../console.messages.ts';
import type { FieldTexts } from '../../editing/edit.ts';
import { itemsOf, numberOrNull, textOrNull } from '../../editing/typed-value.ts';

export const jobLabels: Readonly<Record<string, string>> = copy.jobs.editing.fields;

const kinds = {
  title: 'text',
  client_id: 'choice',
  client_name_not_disclosed: 'switch',
  description: 'text',
  jd_text: 'text',
  min_experience_years: 'number',
  max_experience_years: 'number',
  locations: 'lines',
  work_mode: 'choice',
  job_type: 'choice',
  openings_count: 'number',
  currency: 'choice',
  min_ctc: 'number',
  max_ctc: 'number',
  rate: 'number',
  ctc_not_disclosed: 'switch',
  recruiter_id: 'choice',
  direct_video_interview_on_apply: 'switch',
  external_id: 'text',
  status: 'choice',
  required_skills: 'lines',
  preferred_skills: 'lines',
} as const satisfies Partial<Record<keyof JobView, 'text' | 'choice' | 'switch' | 'number' | 'lines'>>;

export type JobField = keyof typeof kinds;
const isField = (name: string): name is JobField => name in kinds;

/** Status and skills have pages of their own, on which more is to be said. */
const notEdited: readonly JobField[] = ['status', 'required_skills', 'preferred_skills'];
export const newJobFields = Object.keys(kinds).filter((name) => name !== 'jd_text');
/** HTML only where the job has it: it takes precedence over the plain description. */
export const editedFields = ({ jd_text }: JobView): string[] =>
  Object.keys(kinds).filter(
    (name) => isField(name) && !notEdited.includes(name) && (name !== 'jd_text' || jd_text !== null),
  );

export const newJobTexts: FieldTexts = {
  ...Object.fromEntries(newJobFields.map((name) => [name, ''])),
  status: 'active',
  work_mode: 'hybrid',
  job_type: 'full_time',
  openings_count: '1',
  currency: 'INR',
};

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.join('\n');
  if (typeof value === 'boolean') return value ? 'on' : '';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

export const jobTexts = (job: JobView): FieldTexts =>
  Object.fromEntries(editedFields(job).map((name) => [name, isField(name) ? textOf(job[name]) : '']));

function valueOf(name: JobField, text: string): unknown {
  const kind = kinds[name];
  if (kind === 'number') return numberOrNull(text);
  if (kind === 'lines') return itemsOf(text);
  if (kind === 'switch') return text === 'on';
  return name === 'title' ? text : textOrNull(text);
}

/** The input in the API's format. */
export const jobInput = (texts: FieldTexts): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => (isField(name) ? [[name, valueOf(name, text)]] : [])),
  );
