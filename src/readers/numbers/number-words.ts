import { wordList } from '#readers/patterns';

/** 0 to 20, by their values. */
export const numberWords: readonly string[] = wordList(`
  zero one two three four five six seven eight nine
  ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty
`);
