import { fields } from '#platform/pages/field.ts';

export const { inputField, textField, choiceField, selectField, problemSummary } = fields(() => ({
  optional: '(optional)',
  problems: 'Please look at these again:',
}));
