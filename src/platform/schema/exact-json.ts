const inexact = new WeakSet<object>();

/** JavaScript keeps 15 digits of any integer, and all digits up to 2^53. */
const mayBeInexact = /\d{16}/;

const digitsOf = (written: string): string => written.replace(/^-?0*|e.*$|\./g, '').replace(/0+$/, '');

const losesDigits = (value: unknown, source: string): boolean =>
  typeof value === 'number' && /^-?\d{16,}$/.test(source) && digitsOf(source) !== digitsOf(String(value));

/** Whether the object or array itself has an integer whose last digits were lost when its JSON was parsed. */
export const isInexact = (holder: object): boolean => inexact.has(holder);

/** Parses the JSON again if it may have such integers, so that `isInexact` finds them. */
export function notingInexact(text: string, parsed: unknown): unknown {
  if (!mayBeInexact.test(text)) return parsed;
  try {
    return JSON.parse(text, function (this: object, _name, value: unknown, context?: { source?: string }) {
      if (losesDigits(value, context?.source ?? '')) inexact.add(this);
      return value;
    });
  } catch {
    // Nested too deep for this parser. The check of depth refuses it later.
    return parsed;
  }
}

/** Like JSON.parse. */
export const parseExact = (text: string): unknown => notingInexact(text, JSON.parse(text));
