import type { ResumeFailureReason } from './failure.ts';
import type { ResumeDocument, ResumeQuality } from './resume-document.ts';
import { qualityRegex } from './text/text.lexicon.ts';

export const resumeDoubts = ['garbled', 'too_few_words', 'hides_text'] as const;
export type ResumeDoubt = (typeof resumeDoubts)[number];

const leastWords = 5;
const leastHidden = 200;
const maxHiddenShare = 0.2;
/** Share of the words. */
const maxMojibakeShare = 0.1;
const maxShareWithoutVowels = 0.2;
const leastWordsWithVowels = 20;
const leastLetterShare = 0.5;

/** The reasons not to score a text or fill profiles from it. */
export function doubtsOf({ text, hiddenCharacters }: Pick<ResumeDocument, 'text' | 'hiddenCharacters'>): ResumeDoubt[] {
  const visible = text.replace(/\s/g, '').length;
  const doubts: ResumeDoubt[] = [];
  if (isGarbled(text, visible)) doubts.push('garbled');
  if (wordCount(text) < leastWords) doubts.push('too_few_words');
  if (hiddenCharacters >= leastHidden && hiddenCharacters > visible * maxHiddenShare) doubts.push('hides_text');
  return doubts;
}

export function qualityOfFailure(reason: ResumeFailureReason): Exclude<ResumeQuality, 'ok' | 'low_confidence'> {
  return qualityOfReason[reason];
}

const qualityOfReason: Record<ResumeFailureReason, Exclude<ResumeQuality, 'ok' | 'low_confidence'>> = {
  invalid_url: 'fetch_failed',
  not_https: 'fetch_failed',
  private_address: 'fetch_failed',
  not_found: 'fetch_failed',
  rate_limited: 'fetch_failed',
  fetch_failed: 'fetch_failed',
  too_large: 'unsupported',
  unsupported: 'unsupported',
  encrypted: 'encrypted',
  corrupt: 'corrupt',
  too_complex: 'corrupt',
  no_text: 'needs_ocr',
};

function isGarbled(text: string, visible: number): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters < visible * leastLetterShare) return true;
  const words = text.match(/\S+/g) ?? [];
  const broken = words.filter((word) => qualityRegex.mojibake.test(word)).length;
  const latin = words.filter((word) => qualityRegex.latinWord.test(word));
  const withoutVowels = latin.filter((word) => !qualityRegex.vowel.test(word)).length;
  return (
    broken > words.length * maxMojibakeShare ||
    (latin.length >= leastWordsWithVowels && withoutVowels > latin.length * maxShareWithoutVowels)
  );
}

/** In scripts without spaces, two characters count as a word. */
function wordCount(text: string): number {
  const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;
  const characters = text.match(unspaced)?.length ?? 0;
  const words = text.replace(unspaced, ' ').match(/\p{L}{2,}/gu)?.length ?? 0;
  return words + characters / 2;
}
