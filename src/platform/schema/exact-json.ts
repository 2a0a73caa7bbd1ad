/** Only an integer this long can lose digits: JavaScript keeps all of those up to 2^53. */
const mayBeInexact = /\d{16}/;
const stringsAndLongIntegers = /"(?:[^"\\]+|\\.)*"|(?<![\d.eE+-])-?\d{16,}(?![\d.eE])/g;

const digitsOf = (written: string): string => written.replace(/^-|e.*$|\./g, '').replace(/0+$/, '');

const losesDigits = (token: string): boolean => !token.startsWith('"') && digitsOf(token) !== digitsOf(String(+token));

/** Like JSON.parse, with infinite numbers in place of integers that would lose digits, so that no schema accepts them. */
export function parseExact(text: string): unknown {
  const parsed: unknown = JSON.parse(text);
  if (!mayBeInexact.test(text)) return parsed;
  const marked = text.replace(stringsAndLongIntegers, (token) =>
    losesDigits(token) ? `${token.startsWith('-') ? '-' : ''}1e999` : token,
  );
  return marked === text ? parsed : JSON.parse(marked);
}
