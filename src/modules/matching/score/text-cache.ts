import { createHash } from 'node:crypto';
import { readSkillText, type SkillText } from '#readers/skills';
import { commonWords } from './text-words.ts';

/** `head`: the beginning, where a resume has its headline. `sha256`: in hex. */
export type MatchText = SkillText & { head: SkillText; wordPairs: PairVector; sha256: string };

/** Pairs of adjacent words with 1 + ln(count), scaled to length 1: the dot product of two vectors is their cosine. */
export type PairVector = ReadonlyMap<string, number>;

const headCharacters = 400;

// Limited by characters, as texts differ in length by a factor of a hundred.
const maxCharacters = 4_000_000;
const cache = new Map<string, MatchText>();
let cachedCharacters = 0;

/** Reads a text, with a cache that drops the least recently used texts. */
export function readMatchText(text: string): MatchText {
  const cached = cache.get(text);
  if (cached !== undefined) {
    cache.delete(text);
    cache.set(text, cached);
    return cached;
  }
  const sha256 = createHash('sha256').update(text).digest('hex');
  const whole = readSkillText(text);
  const read = {
    ...whole,
    head: readSkillText(text.slice(0, headCharacters)),
    wordPairs: vectorOf(whole.phrases),
    sha256,
  };
  cache.set(text, read);
  cachedCharacters += text.length;
  for (const oldest of cache.keys()) {
    if (cachedCharacters <= maxCharacters) break;
    cache.delete(oldest);
    cachedCharacters -= oldest.length;
  }
  return read;
}

const number = /^\d+$/;
const isSpecific = (word: string): boolean => !commonWords.has(word) && !number.test(word);

function vectorOf(phrases: string): PairVector {
  const counts = new Map<string, number>();
  let before = '';
  for (const word of phrases.split(' ')) {
    if (word === '' || word === '|') continue;
    const after = isSpecific(word) ? word : '';
    if (before !== '' && after !== '') {
      const phrase = `${before} ${after}`;
      counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
    }
    before = after;
  }
  let squares = 0;
  for (const [phrase, count] of counts) {
    const value = 1 + Math.log(count);
    counts.set(phrase, value);
    squares += value * value;
  }
  const length = Math.sqrt(squares) || 1;
  for (const [phrase, value] of counts) counts.set(phrase, value / length);
  return counts;
}
