import { createHash } from 'node:crypto';

/** The text of each field of a form, as people see it. */
export type FieldTexts = Readonly<Record<string, string>>;

/** Browsers end lines with CR LF. */
export const withPlainLines = (text: string): string => text.replaceAll(/\r\n?/g, '\n');

/** Texts that differ only in line ends and outer white space have the same digest. */
export const digestOf = (text = ''): string =>
  createHash('sha256').update(withPlainLines(text).trim()).digest('base64url').slice(0, 16);

/** No field has this name. */
const madeAt = 'made_at';

/** Goes into a form: which texts it was made from, and when. */
export const seenOf = (stored: FieldTexts): string =>
  [...Object.entries(stored).map(([name, text]) => `${name}:${digestOf(text)}`), `${madeAt}:${Date.now()}`].join(' ');

const pairsIn = (seen: string): Map<string, string> =>
  new Map(seen.split(' ').map((pair): [string, string] => [pair.split(':')[0] ?? '', pair.split(':')[1] ?? '']));

/** When the form was made. Undefined for forms of an earlier release, and for times that were made up. */
export function madeAtIn(seen: string): Date | undefined {
  const time = new Date(Number(pairsIn(seen).get(madeAt)));
  return time.getTime() > 0 && time.getTime() <= Date.now() ? time : undefined;
}

/**
 * `changed` has the fields that this user changed. `conflicts` has those of them that another user has changed
 * meanwhile.
 */
export type Edit = { changed: string[]; conflicts: string[] };

export function editOf(seen: string, typed: FieldTexts, stored: FieldTexts): Edit {
  const was = pairsIn(seen);
  // A field that the form did not have is nobody's change.
  const changed = [...was.keys()].filter((name) => {
    const digest = digestOf(typed[name]);
    return name in typed && digest !== was.get(name) && digest !== digestOf(stored[name]);
  });
  return { changed, conflicts: changed.filter((name) => was.get(name) !== digestOf(stored[name])) };
}

export const pick = <T>(from: Readonly<Record<string, T>>, names: readonly string[]): Record<string, T> =>
  Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name)));
