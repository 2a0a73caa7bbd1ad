import { numberStarts, searchWords } from './search-words.ts';

/** Days up to which notice periods can be searched. */
export const noticeSteps = [0, 15, 30, 60, 90] as const;

export type CandidateTerms = {
  search?: string | undefined;
  place?: string | undefined;
  tag?: string | undefined;
  source?: string | undefined;
  /** Full years, at most 80. */
  minYears?: number | undefined;
  maxYears?: number | undefined;
  /** Longest notice period, in days. */
  notice?: (typeof noticeSteps)[number] | undefined;
  pool?: string | undefined;
};

/** Conditions on `candidate_search.words`, as texts of a tsquery. */
export type CandidateQuery = {
  all: string;
  /** The conditions that make up `all`. */
  terms: readonly string[];
  /** The condition for candidates whose name contains all words of the search. Undefined if names cannot match it. */
  named: string | undefined;
  /** The terms that are not looked for in names. */
  others: readonly string[];
};

type Term = { query: string; named?: string };

/** Finds nobody: words were asked for, but the text has none. */
const nobody: CandidateQuery = { all: `'~'`, terms: [`'~'`], named: undefined, others: [] };

const isNumber = (token: string): boolean => /^\+?[\d().\-/]*\d[\d().\-/]*$/.test(token);
const either = (queries: readonly string[]): string =>
  queries.length > 1 ? `(${[...new Set(queries)].join(' | ')})` : (queries[0] ?? '');
const both = (queries: readonly string[]): string =>
  queries.length > 1 ? `(${queries.join(' & ')})` : (queries[0] ?? '');

/** `7+ years`, `5-7 yrs of experience`: no text of a candidate has the number so. */
const span = String.raw`\d{1,2}(?:\.\d)?(?:\s*(?:-|–|to)\s*\d{1,2}(?:\.\d)?)?`;
const years = new RegExp(
  String.raw`(?<![\w.])${span}\s*\+?\s*(?:years?|yrs?)['’]?(?:\s+(?:of\s+)?(?:experience|exp))?(?!\w)`,
  'giu',
);
const fillers: ReadonlySet<string> = new Set(['a', 'an', 'and', 'for', 'in', 'of', 'the', 'who', 'with']);

/** The search without words that say nothing about a candidate. A search of only such words stays as it is. */
function withoutFillers(search: string): string {
  const words = search.replace(years, ' ').split(/\s+/);
  const telling = words.filter((word) => searchWords(word).length > 0 && !fillers.has(word.toLowerCase()));
  return telling.length > 0 ? telling.join(' ') : search;
}

/** A number can be written in parts: `98765 4`. */
function inGroups(text: string): string[][] {
  const groups: string[][] = [];
  for (const token of text.split(/\s+/).filter(Boolean)) {
    const last = groups.at(-1);
    if (isNumber(token) && last?.every(isNumber)) last.push(token);
    else groups.push([token]);
  }
  return groups;
}

const apostrophes = /['’‘ʼ]/g;

class TermWriter {
  /** Prefix of all words of the organization in the index. */
  readonly #key: string;
  constructor(organizationId: string) {
    this.#key = organizationId.slice(-4).toLowerCase();
  }

  exact(mark: string, value: string): string {
    return `'${(this.#key + mark + value).replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
  }

  start(mark: string, value: string): string {
    return `${this.exact(mark, value)}:*`;
  }

  word(word: string, mark = ''): Term {
    const query = this.start(mark, word);
    return mark === '' ? { query, named: this.start('=', word) } : { query };
  }

  /** Parts of a number that is too short for a telephone are words. */
  #number(tokens: readonly string[]): Term {
    const text = tokens.join('');
    const parts = tokens.flatMap((token) => token.split(/\D+/)).filter(Boolean);
    const starts = numberStarts(text).map((start) => this.start('', start));
    const isTelephone = starts.length > 0 && (text.startsWith('+') ? parts.length > 1 : parts.join('').length > 4);
    const asWords = both(parts.map((part) => this.start('', part)));
    return { query: either(isTelephone ? starts : [...starts, asWords]) };
  }

  /** O’Connor is stored as two words, OConnor as one. */
  #nameOf(words: readonly Term[], joined: string): Term {
    const { query, named = '' } = this.word(joined);
    return {
      query: either([both(words.map((word) => word.query)), query]),
      named: either([both(words.flatMap((word) => word.named ?? [])), named]),
    };
  }

  ofGroup(tokens: readonly string[]): Term[] {
    const [token = ''] = tokens;
    if (isNumber(token)) return [this.#number(tokens)];
    if (token.includes('@')) return [{ query: this.start('', token.toLowerCase().replace(/^@+/, '')) }];
    const words = searchWords(token).map((word) => this.word(word));
    const [joined, ...more] = searchWords(token.replaceAll(apostrophes, ''));
    if (joined !== undefined && more.length === 0 && words.length > 1) return [this.#nameOf(words, joined)];
    // May be the domain of an email address.
    if (words.length < 2 || !/^[\w-]+(\.[\w-]+)+$/.test(token)) return words;
    return [{ query: either([this.start('', token.toLowerCase()), both(words.map(({ query }) => query))]) }];
  }

  /** Full years are two digits, so that a range is few beginnings of them. */
  years(min: number, max: number): string {
    const queries: string[] = [];
    for (let year = min; year <= max; ) {
      const isDecade = year % 10 === 0 && year + 9 <= max;
      queries.push(isDecade ? this.start('~y', String(year / 10)) : this.exact('~y', String(year).padStart(2, '0')));
      year += isDecade ? 10 : 1;
    }
    return queries.length > 0 ? either(queries) : this.exact('~', '');
  }

  notice(most: number): string {
    return either(noticeSteps.filter((days) => days <= most).map((days) => this.exact('~n', String(days))));
  }
}

function termsOf(write: TermWriter, terms: CandidateTerms): Term[] {
  const { place = '', tag, source, minYears, maxYears, notice, pool } = terms;
  const hasYears = minYears !== undefined || maxYears !== undefined;
  const exact: (string | undefined)[] = [
    tag && write.exact('~t', tag.toLowerCase().slice(0, 200)),
    source && write.exact('~s', source.toLowerCase().slice(0, 200)),
    hasYears ? write.years(minYears ?? 0, maxYears ?? 99) : undefined,
    notice === undefined ? undefined : write.notice(notice),
    pool && write.exact('~p', pool),
  ];
  return [
    ...searchWords(place).map((word) => write.word(word, '~l')),
    ...exact.flatMap((query) => (query ? [{ query }] : [])),
  ];
}

/** The query for candidates who match all terms. Undefined if there are no terms. */
export function candidateQuery(organizationId: string, terms: CandidateTerms): CandidateQuery | undefined {
  const write = new TermWriter(organizationId);
  const { search = '' } = terms;
  const termsIn = (text: string): Term[] => inGroups(text).flatMap((tokens) => write.ofGroup(tokens));
  const searched = termsIn(withoutFillers(search));
  const others = termsOf(write, terms);
  if ((terms.search && searched.length === 0) || (terms.place && searchWords(terms.place).length === 0)) return nobody;
  const all = [...searched, ...others];
  if (all.length === 0) return undefined;
  // A name may have such words: "A Rao" comes before other people named Rao.
  const ofNames = termsIn(search);
  const names = ofNames.flatMap(({ named }) => named ?? []);
  const queries = all.map(({ query }) => query);
  return {
    all: queries.join(' & '),
    terms: queries,
    named: names.length > 0 && names.length === ofNames.length ? names.join(' & ') : undefined,
    others: others.map(({ query }) => query),
  };
}
