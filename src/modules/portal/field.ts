import { fields } from '#platform/pages/field.ts';
import { portalMessages } from './portal.messages.ts';

export type { Problems } from '#platform/pages/field.ts';

export const { inputField, textField, choiceField, problemSummary } = fields(() => portalMessages.form);
