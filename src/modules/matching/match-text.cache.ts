import { createHash } from 'node:crypto';
import { readSkillText, type SkillText } from '#modules/skills';

/** A text read for matching: whole, its head (where a resume says what somebody is), and its SHA-256 (hex). */
export type MatchText = SkillText & { head: SkillText; sha256: string };

const headCharacters = 400;

// One description meets many resumes and one resume many jobs, so what was read is kept: by characters, not by count,
// since one resume may be a hundred times another.
const limitInCharacters = 6_000_000;
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
  const read = { ...readSkillText(text), head: readSkillText(text.slice(0, headCharacters)), sha256 };
  kept.set(text, read);
  keptCharacters += text.length;
  for (const oldest of kept.keys()) {
    if (keptCharacters <= limitInCharacters) break;
    kept.delete(oldest);
    keptCharacters -= oldest.length;
  }
  return read;
}
