import type { reasonCodes } from './duplicate.schemas.ts';

export const reasonTexts: Record<(typeof reasonCodes)[number], string> = {
  same_phone: 'Same phone number',
  same_name_and_employer: 'Same name and employer',
};
