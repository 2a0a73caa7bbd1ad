import type { z } from 'zod';
import { type NewCandidate, newCandidate } from '../candidate.schemas.ts';

export const talentPoolProfile = newCandidate;
export type TalentPoolProfile = z.output<typeof talentPoolProfile>;

/** Fields that the row of a masked candidate does not contain. */
export const hiddenFields = [
  'email',
  'phone_number',
  'whatsapp_number',
  'resume_url',
  'current_ctc',
  'expected_ctc',
] as const;
type HiddenField = (typeof hiddenFields)[number];

export type HiddenFields = Pick<NewCandidate, HiddenField>;
export type VisibleFields = Omit<NewCandidate, HiddenField>;
