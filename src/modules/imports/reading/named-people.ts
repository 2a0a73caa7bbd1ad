/** Data by which a file may identify a person. */
export type Named = {
  candidateId: string;
  fullName: string | null;
  phones: readonly string[];
  externalId: string | null;
  addresses: readonly string[];
};

/** Shorter numbers are anything. */
const minDigits = 7;
/** Shorter external IDs may be a number of years or a grade. */
const minExternalId = 6;
/** The country code may be left out. */
const comparedDigits = 9;

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
/** Longer words are nobody's address. */
const maxAddress = 320;
const isLikeAddress = (word: string): boolean => word.length <= maxAddress && word.includes('@', 1);

/** Email addresses in a text, in lower case, also those within links, quotes and lists. */
export function addressesIn(text: string): string[] {
  // Whole words first: looking for an @ from each character of a long one would take minutes.
  const words = (text.toLowerCase().match(/[^\s<>",;:()[\]{}|]+/gu) ?? []).filter((word) => word.includes('@', 1));
  const found = words.flatMap((word) => [word, ...word.split(/['‘’“”„«»`*=/\\?&!#]+/u)]).filter(isLikeAddress);
  return [...new Set(found.flatMap((one) => [one, one.replace(/^['.]+|['.]+$/g, '')]).filter(isLikeAddress))];
}
const numbersIn = (text: string): string[] =>
  (text.match(/\+?\d[\d\s().\-/]{5,}\d/g) ?? [])
    .map((number) => number.replace(/\D/g, ''))
    .filter((digits) => digits.length >= minDigits)
    .map((digits) => digits.slice(-comparedDigits));

type Index = Map<string, Named[]>;
const indexed = (people: readonly Named[], keysOf: (one: Named) => readonly string[]): Index => {
  const index: Index = new Map();
  for (const one of people) {
    for (const key of keysOf(one)) index.set(key, [...(index.get(key) ?? []), one]);
  }
  return index;
};

const unescaped = (json: string): string =>
  json
    .replace(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\\[bfnrt]/g, ' ')
    .replaceAll('\\', '');

/** Every value of a JSON text. Of broken JSON, also the whole text, and the keys. */
function leavesOf(text: string): string[] {
  const leaves: string[] = [];
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) walk(one);
    else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) walk(one);
    else if (typeof value === 'string' || typeof value === 'number') leaves.push(String(value));
  };
  try {
    walk(JSON.parse(text));
    return leaves;
  } catch {
    const whole = unescaped(text);
    return [whole, ...whole.split(/["'{}[\],:]+/)];
  }
}

/**
 * Finds people in rows: by email, phone number or external ID, or by all words of the name in any order. A name of one
 * word must be a whole cell, as it may be a word of a text.
 */
export class NamedPeople {
  readonly #byAddress: Index;
  readonly #byNumber: Index;
  readonly #byExternalId: Index;
  /** Also has the shorter IDs, which are safe to compare with a cell that is an external ID. */
  readonly #byOwnId: Index;
  /** Key: the first word of the name. */
  readonly #byName: Index;
  constructor(people: readonly Named[]) {
    this.#byAddress = indexed(people, ({ addresses }) => addresses);
    this.#byNumber = indexed(people, ({ phones }) => phones.flatMap(numbersIn));
    const idsOf = ({ externalId }: Named, minLength: number): string[] => {
      const id = externalId?.trim() ?? '';
      return id.length >= minLength ? [id] : [];
    };
    this.#byExternalId = indexed(people, (one) => idsOf(one, minExternalId));
    this.#byOwnId = indexed(people, (one) => idsOf(one, 1));
    this.#byName = indexed(people, ({ fullName }) => wordsOf(fullName ?? '').slice(0, 1));
  }

  /** IDs of the candidates in a row: its cells, or one line of JSON. `ownIds` are what it has as external ID. */
  in(cells: readonly string[], isJson: boolean, ownIds: readonly string[] = []): Set<string> {
    const values = isJson ? cells.flatMap(leavesOf) : cells;
    const text = values.join('\n');
    const wordsOfEach = values.map(wordsOf);
    const words = new Set(wordsOfEach.flat());
    const names = new Set(wordsOfEach.filter(({ length }) => length === 1).flat());
    const isNamed = ({ fullName }: Named): boolean => {
      const name = wordsOf(fullName ?? '');
      return name.every((word) => (name.length === 1 ? names : words).has(word));
    };
    const found = new Set<string>();
    const add = (some: readonly Named[] | undefined) => {
      for (const one of some ?? []) found.add(one.candidateId);
    };
    for (const address of addressesIn(text)) add(this.#byAddress.get(address));
    for (const id of ownIds) add(this.#byOwnId.get(id.trim()));
    for (const value of values) {
      add(this.#byExternalId.get(value.trim()));
      for (const number of numbersIn(value)) add(this.#byNumber.get(number));
    }
    for (const word of words) add(this.#byName.get(word)?.filter(isNamed));
    return found;
  }
}
