import { fields } from '#platform/pages/field.ts';
import { catalogue } from './catalogue.ts';

export type { Problems } from '#platform/pages/field.ts';

export const { inputField, textField, choiceField, problemSummary } = fields(() => catalogue().form);
