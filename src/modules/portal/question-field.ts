import type { JSX } from 'preact';
import { choiceField, inputField, type Problems, textField } from './field.ts';
import { portalMessages } from './portal.messages.ts';

type AskedQuestion = {
  question: string;
  type: 'text' | 'number' | 'date' | 'single_choice' | 'multiple_choice';
  options: readonly string[];
  required: boolean;
};

/** Looser than what an answer must be. Browsers check it and keep a chosen file. An error page loses the file. */
const number = '\\s*[+\\-\u2212\uFF0B\uFF0D]?[\\p{Nd}\\p{No},.\uFF0C\uFF0E]+\\s*';

export function questionField(
  name: string,
  asked: AskedQuestion,
  given: readonly string[],
  problems: Problems,
): JSX.Element {
  const { screening: messages } = portalMessages;
  const { question: label, type, options, required } = asked;
  const field = { name, label, required, problems };
  const value = given[0] ?? '';
  switch (type) {
    case 'single_choice':
      return choiceField({ ...field, options, chosen: given, several: false });
    case 'multiple_choice':
      return choiceField({ ...field, options, chosen: given, several: true, hint: messages.several });
    case 'number':
      return inputField({
        ...field,
        type: 'text',
        inputMode: 'decimal',
        pattern: number,
        value,
        hint: messages.numberHint,
      });
    case 'date':
      return inputField({ ...field, type: 'date', value });
    case 'text':
      return textField({ ...field, value });
  }
}
