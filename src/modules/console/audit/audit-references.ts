import type { AuditEntry } from '#modules/access';

export const namedKinds = [
  'user',
  'api_key',
  'client',
  'job',
  'candidate',
  'application',
  'video_interview',
  'screening',
  'webhook_endpoint',
] as const;
export type NamedKind = (typeof namedKinds)[number];

type Reference = { kind: NamedKind; id: string };

/** Kinds of subjects, by the first part of the action's name where it differs. */
const kindOfNoun: Readonly<Record<string, NamedKind>> = {
  interview: 'video_interview',
  recording: 'video_interview',
  talent_pool: 'candidate',
  passkey: 'user',
  session: 'user',
};

/** Kinds of records that fields name, where these are not `<kind>_id`. */
const kindOfField: Readonly<Record<string, NamedKind>> = {
  recruiter_id: 'user',
  assigned_user_id: 'user',
  other_id: 'candidate',
  from_id: 'candidate',
  merged_into: 'candidate',
  replaces: 'api_key',
  interview_id: 'video_interview',
  screening_session_id: 'screening',
};

const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;
const isId = (value: unknown): value is string => typeof value === 'string' && uuid.test(value);
const kindOf = (name: string): NamedKind | undefined => namedKinds.find((kind) => kind === name);

export const nounOf = ({ action }: AuditEntry): string => action.split('.', 1)[0] ?? '';

/** Undefined for a subject that is not a record, such as a status or an email. */
export function subjectOf(entry: AuditEntry): { kind: NamedKind | undefined; id: string } | undefined {
  const { subject, subject_type } = entry;
  if (!isId(subject)) return undefined;
  const noun = nounOf(entry);
  return { kind: kindOfNoun[noun] ?? kindOf(subject_type ?? '') ?? kindOf(noun), id: subject };
}

/** The record that a field's value names. */
export function referenceOf(field: string, value: unknown): Reference | undefined {
  const kind = kindOfField[field] ?? kindOf(field.replace(/_id$/, ''));
  return kind !== undefined && isId(value) ? { kind, id: value } : undefined;
}

export function referencesOf(entry: AuditEntry): Reference[] {
  const subject = subjectOf(entry);
  const values = [entry.details, entry.before, entry.after].flatMap((fields) => Object.entries(fields ?? {}));
  return [
    ...(subject?.kind ? [{ kind: subject.kind, id: subject.id }] : []),
    ...values.flatMap(([field, value]) => referenceOf(field, value) ?? []),
  ];
}
