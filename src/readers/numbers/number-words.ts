import { wordList } from '#readers/patterns';

/** English words for the numbers 0 to 20, by their values. */
export const numberWords: readonly string[] = wordList(`
  zero one two three four five six seven eight nine
  ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty
`);
