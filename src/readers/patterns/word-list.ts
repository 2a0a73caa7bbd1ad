export const wordList = (words: string): string[] => words.trim().split(/\s+/);

export const wordSet = (words: string): ReadonlySet<string> => new Set(wordList(words));

/** Texts, one per line. A line indented deeper than the first continues the text above it. */
export function entryList(texts: string): string[] {
  const lines = texts.split('\n').filter((line) => line.trim() !== '');
  const indent = lines[0]?.search(/\S/) ?? 0;
  const entries: string[] = [];
  for (const line of lines) {
    const isContinued = entries.length > 0 && line.search(/\S/) > indent;
    entries.push(isContinued ? `${entries.pop()} ${line.trim()}` : line.trim());
  }
  return entries;
}

/** Names of one or more words, separated by bars or line breaks. */
export const nameList = (names: string): string[] =>
  names
    .trim()
    .split(/\s*[|\n]\s*/)
    .filter((name) => name !== '');
