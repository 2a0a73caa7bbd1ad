/**
 * A rule of language as data. `examples` are texts that it recognizes, `counterexamples` texts that it must not; one
 * test checks them for every table of every lexicon.
 */
export type Pattern = { pattern: RegExp; examples: readonly string[]; counterexamples?: readonly string[] };

/** Patterns by their names. */
export type PatternTable = Readonly<Record<string, Pattern>>;

/** The regular expressions of a table, by the same names. */
export function regexesOf<Name extends string>(table: Readonly<Record<Name, Pattern>>): Readonly<Record<Name, RegExp>> {
  const entries = Object.entries<Pattern>(table).map(([name, { pattern }]) => [name, pattern]);
  return Object.fromEntries(entries) as Record<Name, RegExp>;
}

/**
 * A regular expression written over several lines: line breaks, with the white space around them, are not part of it.
 * Other spaces are.
 */
export const regex =
  (flags: string) =>
  (strings: TemplateStringsArray, ...parts: readonly string[]): RegExp =>
    new RegExp(joinLines(String.raw(strings, ...parts)), flags);

/** A part of a regular expression written over several lines, to be inserted in others. */
export const regexPart = (strings: TemplateStringsArray, ...parts: readonly string[]): string =>
  joinLines(String.raw(strings, ...parts));

const joinLines = (source: string): string => source.replace(/\s*\n\s*/g, '');
