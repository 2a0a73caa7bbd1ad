import type { z } from 'zod';
import type { Applicant } from '#modules/applications';
import { isResumeLink } from '#modules/candidates';
import { type FieldError, ValidationError } from '#platform/errors.ts';
import { typedPhoneNumber } from '#platform/schema/phone-number.ts';
import { validate } from '#platform/schema/validate.ts';
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

const wrong = (path: CandidateField, message: string): FieldError => ({ path, code: 'invalid_value', message });

/** What integrations may send, and what a person mistypes. */
function mistyped(texts: FieldTexts): FieldError[] {
  const { problems: t } = candidateEditingCopy;
  const phones = (['phone_number', 'whatsapp_number'] as const).filter(
    (name) => !typedPhoneNumber.test(texts[name] ?? ''),
  );
  const link = texts['resume_url'] ?? '';
  return [
    ...phones.map((name) => wrong(name, t.phone)),
    ...(link === '' || isResumeLink(link) ? [] : [wrong('resume_url', t.link)]),
  ];
}

/** `others`: errors found elsewhere. Throws ValidationError with the errors of all fields. */
export function checkedCandidate<S extends z.ZodType>(
  schema: S,
  input: Record<string, unknown>,
  { texts, others = [] }: { texts: FieldTexts; others?: readonly FieldError[] },
): z.output<S> {
  const errors: FieldError[] = [];
  try {
    const valid = validate(schema, input);
    if (mistyped(texts).length === 0 && others.length === 0) return valid;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    errors.push(...(error.details ?? []));
  }
  throw new ValidationError([...errors, ...mistyped(texts), ...others]);
}
