import { dutyRegex } from './job-question.lexicon.ts';
import { spokenQuestionRegex } from './spoken-question.lexicon.ts';

export type DutyPhrase = { form: 'infinitive' | 'gerund'; text: string };

const fewestWords = 3;
const mostWords = 16;

/** A line of duties for the middle of a sentence: "manage the monthly payroll". Undefined if it cannot be read out. */
export function dutyPhrase(line: string): DutyPhrase | undefined {
  const text = line
    .normalize('NFKC')
    .replace(/\s+/gu, ' ')
    .replace(/[\s.;,]+$/u, '')
    .trim();
  const words = text.split(' ').length;
  if (words < fewestWords || words > mostWords || !dutyRegex.opening.test(text) || dutyRegex.unfit.test(text))
    return undefined;
  if (!spokenQuestionRegex.plainText.test(text) || /[?!]/.test(text)) return undefined;
  if (spokenQuestionRegex.unwanted.test(text) || spokenQuestionRegex.address.test(text)) return undefined;
  const spoken = text.charAt(0).toLowerCase() + text.slice(1);
  const verb = spoken.split(' ')[0] ?? '';
  if (dutyRegex.verb.test(verb)) return { form: 'infinitive', text: spoken };
  return verb.endsWith('ing') ? { form: 'gerund', text: spoken } : undefined;
}
