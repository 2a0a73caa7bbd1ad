import { withoutAddresses } from './resume.contact.ts';
import type { ReadResume } from './resume.types.ts';

/** What a language model reads of a resume at most. */
const maxCharacters = 40_000;

const email = /\S{0,64}@\s?\S{0,190}/gu;
// Seven digits with no letter between them are a number to reach somebody by, or dates, which nobody misses here.
const digits = /[+(]{0,2}\d(?:[^\p{L}\d]{0,3}\d){6,40}/gu;
const shortestName = 3;

/**
 * A resume's text without what says who somebody is and how to reach them: name, email addresses, links, and all that
 * may be a telephone number, dates with it. At most 40,000 characters.
 */
export function maskedText({ text, profile }: Pick<ReadResume, 'text' | 'profile'>): string {
  let masked = text.slice(0, maxCharacters).normalize('NFKC').replace(email, ' ').replace(digits, ' ');
  masked = masked
    .split('\n')
    .map((line) => (/[\d/.]/.test(line) ? withoutAddresses(line) : line))
    .join('\n');
  const { name } = profile;
  for (const spelled of name && name.length >= shortestName ? [name, name.toUpperCase()] : []) {
    masked = masked.replaceAll(spelled, ' ');
  }
  return masked;
}
