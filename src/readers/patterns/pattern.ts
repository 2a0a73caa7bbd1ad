/** A rule of language as data. One test checks the `examples` and `counterexamples` of every table. */
export type Pattern = { pattern: RegExp; examples: readonly string[]; counterexamples?: readonly string[] };

export type PatternTable = Readonly<Record<string, Pattern>>;

export function regexesOf<Name extends string>(table: Readonly<Record<Name, Pattern>>): Readonly<Record<Name, RegExp>> {
  const entries = Object.entries<Pattern>(table).map(([name, { pattern }]) => [name, pattern]);
  return Object.fromEntries(entries) as Record<Name, RegExp>;
}

/** A regular expression over several lines: line breaks, with the white space around them, are not part of it. */
export const regex =
  (flags: string) =>
  (strings: TemplateStringsArray, ...parts: readonly string[]): RegExp =>
    new RegExp(joinLines(String.raw(strings, ...parts)), flags);

export const regexPart = (strings: TemplateStringsArray, ...parts: readonly string[]): string =>
  joinLines(String.raw(strings, ...parts));

const joinLines = (source: string): string => source.replace(/\s*\n\s*/g, '');
