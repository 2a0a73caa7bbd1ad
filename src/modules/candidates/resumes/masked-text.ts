const maxCharacters = 40_000;

const email = /\S{0,64}@\s?\S{0,190}/gu;
// Seven digits without a letter between them: a phone number or dates.
const digits = /[+(]{0,2}\d(?:[^\p{L}\d]{0,3}\d){6,40}/gu;
const topLevelDomains = 'com|org|io|dev|me|in|co|app|tech|info|site|online|page|de|fr|eu|uk|us|ca|design|blog|xyz';
const link = new RegExp(
  [
    String.raw`https?://\S{1,300}`,
    String.raw`\bwww\.\S{1,300}`,
    String.raw`(?<![\p{L}\d])(?:[\p{L}\d-]{1,40}\.){1,3}(?:${topLevelDomains})/\S{1,300}`,
  ].join('|'),
  'giu',
);
const shortestName = 3;

/**
 * The text without the profile's name, email addresses, links and possible phone numbers; at most 40,000 characters.
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
