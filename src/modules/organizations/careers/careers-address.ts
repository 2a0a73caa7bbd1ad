import { randomBytes } from 'node:crypto';

const maxLength = 60;
// They have no accents that could be taken off.
const spelled: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', ø: 'o', ł: 'l', đ: 'd', '&': ' and ' };

/** `Café & Co.` becomes `cafe-and-co`. Empty for a name without Latin letters and digits. */
function slugOf(name: string): string {
  const slug = name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[ßæøłđ&]/g, (letter) => spelled[letter] ?? '')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxLength - 8);
  return slug.replace(/^-+|-+$/g, '');
}

/** Whether the text is a valid address. IDs are not, because they would look like another organization's. */
export const isAddress = (slug: string): boolean =>
  slug.length >= 2 &&
  slug.length <= maxLength &&
  /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug) &&
  !/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(slug);

/** Addresses for an organization of this name, the best first. The last one is almost certainly free. */
export function addressesFor(name: string): string[] {
  const slug = slugOf(name);
  const numbered = [2, 3, 4, 5, 6, 7, 8, 9].map((number) => `${slug}-${number}`);
  return [slug, ...numbered, `${slug}-${randomBytes(3).toString('hex')}`].filter(isAddress);
}
