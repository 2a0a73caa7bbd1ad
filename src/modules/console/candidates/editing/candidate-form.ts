import type { Applicant } from '#modules/applications';
import type { FieldTexts } from '../../editing/edit.ts';
import { itemsOf, numberOrNull, textOrNull } from '../../editing/typed-value.ts';
import { candidateEditingCopy } from './candidate-editing.messages.ts';

const kinds = {
  full_name: 'required',
  email: 'required',
  phone_number: 'text',
  whatsapp_number: 'text',
  location: 'text',
  preferred_location: 'text',
  current_designation: 'text',
  current_company: 'text',
  total_experience_years: 'number',
  relevant_experience_years: 'number',
  notice_period_days: 'number',
  in_notice_period: 'maybe',
  last_working_day: 'text',
  current_ctc: 'number',
  expected_ctc: 'number',
  primary_skills: 'lines',
  secondary_skills: 'lines',
  tags: 'lines',
  resume_url: 'text',
  source: 'text',
  external_id: 'text',
} as const satisfies Partial<Record<keyof Applicant, 'required' | 'text' | 'maybe' | 'number' | 'lines'>>;

export type CandidateField = keyof typeof kinds;
export const typedCandidateFields = Object.keys(kinds);
export const candidateLabels: Readonly<Record<string, string>> = candidateEditingCopy.fields;

/** Fields of a masked candidate that the form does not change. */
const hidden: ReadonlySet<string> = new Set<CandidateField>([
  'full_name',
  'email',
  'phone_number',
  'whatsapp_number',
  'current_ctc',
  'expected_ctc',
  'resume_url',
]);
const isField = (name: string): name is CandidateField => name in kinds;

export const editedCandidateFields = ({ talent_pool_status: status }: Applicant): CandidateField[] =>
  Object.keys(kinds).filter(
    (name): name is CandidateField => isField(name) && !(status === 'masked' && hidden.has(name)),
  );

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.join('\n');
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

export const candidateTexts = (candidate: Applicant): FieldTexts =>
  Object.fromEntries(editedCandidateFields(candidate).map((name) => [name, textOf(candidate[name])]));

function valueOf(name: CandidateField, text: string): unknown {
  const kind = kinds[name];
  if (kind === 'number') return numberOrNull(text);
  if (kind === 'lines') return itemsOf(text);
  if (kind === 'maybe') return text === '' ? null : text === 'yes';
  return kind === 'required' ? text : textOrNull(text);
}

/** The input in the API's format. */
export const candidateInput = (texts: FieldTexts): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => (isField(name) ? [[name, valueOf(name, text)]] : [])),
  );
