import type { JSX } from 'preact';
import { catalogue } from './catalogue.ts';
import { choiceField, inputField, type Problems, textField } from './field.ts';

type Asked = {
  question: string;
  type: 'text' | 'number' | 'date' | 'single_choice' | 'multiple_choice';
  options: readonly string[];
  required: boolean;
};

/** The field that a screening question is answered in. `given`: what is in it already. */
export function questionField(name: string, asked: Asked, given: readonly string[], problems: Problems): JSX.Element {
  const { screening: words } = catalogue();
  const { question: label, type, options, required } = asked;
  const field = { name, label, required, problems };
  const value = given[0] ?? '';
  switch (type) {
    case 'single_choice':
      return choiceField({ ...field, options, chosen: given, several: false });
    case 'multiple_choice':
      return choiceField({ ...field, options, chosen: given, several: true, hint: words.several });
    case 'number':
      return inputField({ ...field, type: 'text', inputMode: 'decimal', value, hint: words.numberHint });
    case 'date':
      return inputField({ ...field, type: 'date', value });
    case 'text':
      return textField({ ...field, value });
  }
}
