import type { ResumeFailureReason } from './resume.failure.ts';
import type { ResumeDocument, ResumeQuality } from './resume.types.ts';

/** Why a text that was read is not trusted. */
export const resumeDoubts = ['garbled', 'too_few_words', 'hides_text'] as const;
export type ResumeDoubt = (typeof resumeDoubts)[number];

// Fewer are what is left of a picture; more may be a thin resume, which is judged as one.
const leastWords = 5;
const leastHidden = 200;
const hiddenShare = 0.2;
// Of the words; a quoted line or two of another alphabet is not what makes a text unreadable.
const oddShare = 0.1;
const leastLetters = 0.5;
// UTF-8 taken for windows-1252, and what stands for a character that could not be told.
const mojibake =
  /\u00e2[\u20ac\u201a\u0080-\u009f]|\u00c3[\u0080-\u00bf\u0192\u201a-\u203a]|\u00c2[\u00a0-\u00bf]|\ufffd|\(cid:\d/u;
const vowel = /[aeiouyàáâãäåæèéêëìíîïòóôõöøœùúûüýāăąēęěīįőūůű]/i;

/**
 * Every reason not to score a resume's text or to fill profiles from it; none where it can be trusted. Looks at
 * characters and words only, in any language; work grows with the length of the text.
 */
export function doubtsOf({ text, hiddenCharacters }: Pick<ResumeDocument, 'text' | 'hiddenCharacters'>): ResumeDoubt[] {
  const visible = text.replace(/\s/g, '').length;
  const doubts: ResumeDoubt[] = [];
  if (isGarbled(text, visible)) doubts.push('garbled');
  if (wordCount(text) < leastWords) doubts.push('too_few_words');
  if (hiddenCharacters >= leastHidden && hiddenCharacters > visible * hiddenShare) doubts.push('hides_text');
  return doubts;
}

/** The state of a resume that could not be read at all. */
export function qualityOfFailure(reason: ResumeFailureReason): Exclude<ResumeQuality, 'ok' | 'low_confidence'> {
  return failures[reason];
}

const failures: Record<ResumeFailureReason, Exclude<ResumeQuality, 'ok' | 'low_confidence'>> = {
  invalid_url: 'fetch_failed',
  not_https: 'fetch_failed',
  private_address: 'fetch_failed',
  not_found: 'fetch_failed',
  fetch_failed: 'fetch_failed',
  // The file is there and in order, only not one that is taken.
  too_large: 'unsupported',
  unsupported: 'unsupported',
  encrypted: 'encrypted',
  corrupt: 'corrupt',
  too_complex: 'corrupt',
  no_text: 'needs_ocr',
};

function isGarbled(text: string, visible: number): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters < visible * leastLetters) return true;
  const words = text.match(/\S+/g) ?? [];
  const broken = words.filter((word) => mojibake.test(word)).length;
  const latin = words.filter((word) => /^[a-z\u00c0-\u024f]{4,40}$/.test(word));
  const unspeakable = latin.filter((word) => !vowel.test(word)).length;
  return broken > words.length * oddShare || (latin.length >= 20 && unspeakable > latin.length * 2 * oddShare);
}

/** Where no spaces stand between words, about two characters make one. */
function wordCount(text: string): number {
  const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;
  const characters = text.match(unspaced)?.length ?? 0;
  const words = text.replace(unspaced, ' ').match(/\p{L}{2,}/gu)?.length ?? 0;
  return words + characters / 2;
}
