const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

export const countryNames: readonly string[] = letters
  .flatMap((first) => letters.map((second) => regionNames.of(first + second)))
  .filter((name) => name !== undefined);
