import { isDeepStrictEqual } from 'node:util';
import { contactWordsOf, withoutContacts } from '#readers/contact-data';
import type { HiddenFields, VisibleFields } from './talent-pool.schemas.ts';

/** Values of a profile that had contact data: as they were sent, and as the masked candidate has them. */
export type WithheldValues = Partial<Record<keyof VisibleFields, { sent: unknown; shown: unknown }>>;

const texts = ['location', 'preferred_location', 'current_company', 'current_designation', 'source'] as const;
const lists = ['primary_skills', 'secondary_skills', 'tags'] as const;
const namePlaceholder = 'Name withheld';
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

type Mask = (text: string | null) => string | null;

/** Null in place of values with contact data, and of long numbers. */
function maskJson(value: unknown, mask: Mask): unknown {
  if (typeof value === 'string') return uuid.test(value) ? value : mask(value);
  if (typeof value === 'number') return mask(String(value)) === null ? null : value;
  if (Array.isArray(value)) return value.map((one) => maskJson(one, mask));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => mask(key) === key);
  return Object.fromEntries(entries.map(([key, one]) => [key, maskJson(one, mask)]));
}

/** Removes contact data from what a masked candidate shows, as from what a resume fills in. */
export function maskProfile(
  profile: VisibleFields,
  { email, phone_number, whatsapp_number }: HiddenFields,
): { shown: VisibleFields; withheld: WithheldValues } {
  const lines = [email, phone_number, whatsapp_number, profile.full_name, ...texts.map((field) => profile[field])];
  const words = contactWordsOf([
    ...lines.filter((line) => typeof line === 'string'),
    ...lists.flatMap((field) => profile[field] ?? []),
  ]);
  const mask: Mask = (text) => withoutContacts(text, words);
  const shown: VisibleFields = { ...profile, full_name: mask(profile.full_name) ?? namePlaceholder };
  for (const field of texts) if (shown[field] !== undefined) shown[field] = mask(shown[field]);
  for (const field of lists) shown[field] &&= shown[field].filter((text) => mask(text) === text);
  if (shown.external_id && !uuid.test(shown.external_id)) shown.external_id = mask(shown.external_id);
  if (shown.metadata) shown.metadata = maskJson(shown.metadata, mask) as VisibleFields['metadata'];
  const withheld = (Object.keys(shown) as (keyof VisibleFields)[])
    .filter((field) => !isDeepStrictEqual(shown[field], profile[field]))
    .map((field) => [field, { sent: profile[field], shown: shown[field] }]);
  return { shown, withheld: Object.fromEntries(withheld) };
}

/** The values as they were sent, where nobody has changed the masked ones since. */
export function unmaskedFields(candidate: object, withheld: WithheldValues): Partial<VisibleFields> {
  const current = candidate as Record<string, unknown>;
  const unchanged = Object.entries(withheld).filter(([field, { shown }]) => isDeepStrictEqual(current[field], shown));
  return Object.fromEntries(unchanged.map(([field, { sent }]) => [field, sent]));
}
