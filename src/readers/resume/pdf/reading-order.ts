import bidiFactory from 'bidi-js';
import { layoutRegex } from './layout.lexicon.ts';

// Its types describe an ES module, but Node loads its CommonJS build.
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)();

/** Takes letters from left to right. Reorders Arabic and Hebrew; the script of most letters gives the direction. */
export function toReadingOrder(visual: string): string {
  if (!layoutRegex.rightToLeft.test(visual)) return visual;
  const letters = visual.match(/\p{L}/gu) ?? [];
  const rightToLeft = letters.filter((letter) => layoutRegex.rightToLeft.test(letter));
  const direction = rightToLeft.length * 2 > letters.length ? 'rtl' : 'ltr';
  // Reordering is its own inverse.
  return bidi.getReorderedString(visual, bidi.getEmbeddingLevels(visual, direction));
}
