/** English words for whole numbers, each at the place that it names: 0 to 20. */
export const numberWords: readonly string[] =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
