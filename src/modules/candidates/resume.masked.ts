/** What a language model reads of a resume at most. */
const maxCharacters = 40_000;

const email = /\S{0,64}@\s?\S{0,190}/gu;
// Seven digits with no letter between them are a number to reach somebody by, or dates, which nobody misses here.
const digits = /[+(]{0,2}\d(?:[^\p{L}\d]{0,3}\d){6,40}/gu;
const link =
  /https?:\/\/\S{1,300}|\bwww\.\S{1,300}|(?<![\p{L}\d])(?:[\p{L}\d-]{1,40}\.){1,3}(?:com|org|io|dev|me|in|co|app|tech|info|site|online|page|de|fr|eu|uk|us|ca|design|blog|xyz)\/\S{1,300}/giu;
const shortestName = 3;

/**
 * A resume's text without what says who somebody is and how to reach them: the name as the profile has it, email
 * addresses, links, and all that may be a telephone number, dates with it. At most 40,000 characters.
 */
export function maskedText({ text, profile }: { text: string; profile: { name: string | null } }): string {
  let masked = text.slice(0, maxCharacters).normalize('NFKC');
  for (const pattern of [email, link, digits]) masked = masked.replace(pattern, ' ');
  const { name } = profile;
  for (const spelled of name && name.length >= shortestName ? [name, name.toUpperCase()] : []) {
    masked = masked.replaceAll(spelled, ' ');
  }
  return masked;
}
