import { fields } from '#platform/pages/field.ts';
import { copy } from './console.messages.ts';

export const { inputField, textField, choiceField, selectField, problemSummary } = fields(() => copy.form);
