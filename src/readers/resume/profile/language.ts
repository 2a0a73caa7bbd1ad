import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type * as eld from 'eld/extrasmall';

const require = createRequire(import.meta.url);
const leastLetters = 40;
const sampleLength = 4000;
let detector: (typeof eld)['eld'] | undefined;

/** ISO 639-1, null if the text is too short or unclear. The first call loads 90 MiB of tables. */
export function languageOf(text: string): string | null {
  const letters = text.slice(0, sampleLength).replace(/\S{0,64}@\S{0,190}|[^\p{L}\s'’]/gu, ' ');
  if ((letters.match(/\p{L}/gu)?.length ?? 0) < leastLetters) return null;
  if (/[\p{sc=Han}]{4}/u.test(letters) && (letters.match(/\p{sc=Han}/gu)?.length ?? 0) * 4 > letters.length)
    return 'zh';
  detector ??= (require(fileURLToPath(import.meta.resolve('eld/extrasmall'))) as typeof eld).eld;
  return detector.detect(letters).language || null;
}
