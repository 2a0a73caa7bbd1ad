const special: Record<string, string> = {
  whatsapp: 'WhatsApp',
  api: 'API',
  dashboard: 'The console',
  not_linked: 'No',
  no_data: 'No data',
};

/** One of our fixed words (`awaiting_resume`) as people read it (`Awaiting resume`). */
export function inWords(word: string): string {
  const known = special[word];
  if (known) return known;
  const spaced = word.replaceAll('_', ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

export const count = new Intl.NumberFormat('en');
const decimal = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
export const oneDecimal = (value: number): string => decimal.format(value);

/** `1 applicant`, `2 applicants`. */
export const many = (n: number, one: string, more = `${one}s`): string => `${count.format(n)} ${n === 1 ? one : more}`;

/** A range in which either end may be open; undefined when both are. */
export function range(from: number | null, to: number | null, unit: string): string | undefined {
  if (from !== null && to !== null) return `${oneDecimal(from)}–${oneDecimal(to)} ${unit}`;
  if (from !== null) return `from ${oneDecimal(from)} ${unit}`;
  return to === null ? undefined : `up to ${oneDecimal(to)} ${unit}`;
}
