/** Somebody that a note can mention. `email` is null for a seat that nobody has taken. */
export type Member = { id: string; full_name: string; email: string | null };

const isWord = (character: string | undefined): boolean => character !== undefined && /[\p{L}\p{N}_]/u.test(character);

/** Names that two members share mean neither of them. */
function membersByLabel(members: readonly Member[]): Map<string, string> {
  const owners = new Map<string, Set<string>>();
  for (const { id, full_name: name, email } of members) {
    for (const label of [name, email]) {
      const key = label?.trim().toLowerCase();
      if (key) owners.set(key, (owners.get(key) ?? new Set()).add(id));
    }
  }
  return new Map(
    [...owners].flatMap(([label, ids]) => (ids.size === 1 ? [...ids].map((id) => [label, id] as const) : [])),
  );
}

/** Lengths of the labels with the same first letter, longest first. */
function lengthsByLetter(labels: Iterable<string>): Map<string, number[]> {
  const lengths = new Map<string, Set<number>>();
  for (const label of labels) {
    const letter = label.charAt(0);
    lengths.set(letter, (lengths.get(letter) ?? new Set()).add(label.length));
  }
  return new Map([...lengths].map(([letter, sizes]) => [letter, [...sizes].toSorted((a, b) => b - a)]));
}

/** Number of `@` before the first letter of a label. Later ones mention nobody. */
const mostCompared = 500;

/** Returns the text after the `@` by user. If several labels fit, the longest counts. */
export function mentionsIn(text: string, members: readonly Member[]): Map<string, string> {
  const byLabel = membersByLabel(members);
  const lengths = lengthsByLetter(byLabel.keys());
  const lower = text.toLowerCase();
  const found = new Map<string, string>();
  // Lower case can be longer, of a few letters. Then positions differ.
  const original = lower.length === text.length ? text : lower;
  let compared = 0;
  for (let at = lower.indexOf('@'); at >= 0 && compared < mostCompared; at = lower.indexOf('@', at + 1)) {
    const start = at + 1;
    const sizes = lengths.get(lower.charAt(start));
    if (sizes === undefined || isWord(lower[at - 1])) continue;
    compared++;
    const length = sizes.find((size) => byLabel.has(lower.slice(start, start + size)) && !isWord(lower[start + size]));
    const id = length === undefined ? undefined : byLabel.get(lower.slice(start, start + length));
    if (id !== undefined && !found.has(id)) found.set(id, original.slice(start, start + (length ?? 0)));
  }
  return found;
}

/** Whether the text still has a mention that it had, whatever the user is called now. */
export function hasLabel(text: string, label: string): boolean {
  const lower = text.toLowerCase();
  const wanted = `@${label.toLowerCase()}`;
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, at + 1))
    if (!isWord(lower[at + wanted.length])) return true;
  return false;
}

/** Returns the label that mentions only this member. */
export function labelOf(member: Member, members: readonly Member[]): string {
  const isShared = members.some(
    ({ id, full_name: name }) =>
      id !== member.id && name.trim().toLowerCase() === member.full_name.trim().toLowerCase(),
  );
  return isShared && member.email !== null ? member.email : member.full_name.trim();
}
