const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
/** Codes that are not countries: unions, islands that the standard only reserves, and "unknown". */
const others = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ', 'AC', 'CP', 'CQ', 'DG', 'EA', 'IC', 'TA']);

function isPresent(code: string): boolean {
  // A former code is replaced by the present one.
  return !others.has(code) && new Intl.Locale('und', { region: code }).maximize().region === code;
}

/** Countries with ISO 3166-1 codes, by name. */
export const countries: readonly { code: string; name: string }[] = letters
  .flatMap((first) => letters.map((second) => first + second))
  .flatMap((code) => {
    const name = names.of(code);
    return name !== undefined && isPresent(code) ? [{ code, name }] : [];
  })
  .sort((a, b) => a.name.localeCompare(b.name, 'en'));
