import type { z } from 'zod';
import { type NewCandidate, newCandidate } from './candidate.schemas.ts';

/** The fields of a profile: those of a candidate. An application is not among them: a masked candidate cannot apply. */
export const talentPoolProfile = newCandidate;
export type TalentPoolProfile = z.output<typeof talentPoolProfile>;

/** What is not in a masked candidate's row. */
export const hiddenFields = [
  'email',
  'phone_number',
  'whatsapp_number',
  'resume_url',
  'current_ctc',
  'expected_ctc',
] as const;
type HiddenField = (typeof hiddenFields)[number];

export type Hidden = Pick<NewCandidate, HiddenField>;
export type Shown = Omit<NewCandidate, HiddenField>;
