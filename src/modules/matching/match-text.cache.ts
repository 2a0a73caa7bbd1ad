import { createHash } from 'node:crypto';
import { readSkillText, type SkillText } from '#modules/skills';
import { commonWords } from './match-text.words.ts';

/** A text read for matching: whole, its head (where a resume says what somebody is), and its SHA-256 (hex). */
export type MatchText = SkillText & { head: SkillText; wordPairs: PairVector; sha256: string };

/** Pairs of neighbouring words with 1 + ln(how often), scaled to length 1: the dot product of two is the cosine between them. */
export type PairVector = ReadonlyMap<string, number>;

const headCharacters = 400;

// One description meets many resumes and one resume many jobs, so what was read is kept: by characters, not by count,
// since one resume may be a hundred times another.
const limitInCharacters = 4_000_000;
const kept = new Map<string, MatchText>();
let keptCharacters = 0;

/** Reads a text, or gives what an earlier reading of the same text found; the least recently used are dropped first. */
export function readMatchText(text: string): MatchText {
  const before = kept.get(text);
  if (before !== undefined) {
    kept.delete(text);
    kept.set(text, before);
    return before;
  }
  const sha256 = createHash('sha256').update(text).digest('hex');
  const whole = readSkillText(text);
  const read = {
    ...whole,
    head: readSkillText(text.slice(0, headCharacters)),
    wordPairs: vectorOf(whole.phrases),
    sha256,
  };
  kept.set(text, read);
  keptCharacters += text.length;
  for (const oldest of kept.keys()) {
    if (keptCharacters <= limitInCharacters) break;
    kept.delete(oldest);
    keptCharacters -= oldest.length;
  }
  return read;
}

const number = /^\d+$/;
const tells = (word: string): boolean => !commonWords.has(word) && !number.test(word);

function vectorOf(phrases: string): PairVector {
  const counts = new Map<string, number>();
  let before = '';
  for (const word of phrases.split(' ')) {
    if (word === '' || word === '|') continue;
    const after = tells(word) ? word : '';
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
