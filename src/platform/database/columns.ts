import { ArrayType, p, raw } from '@mikro-orm/core';

/** When the row was made or last changed, by PostgreSQL's clock: the one clock that all processes share. */
export const updatedAt = () =>
  p
    .datetime()
    .lazy()
    .onCreate(() => raw('now()'))
    .onUpdate(() => raw('now()'));

/**
 * A list of texts. Not p.array(): that one leaves NULL and blanks at the ends unquoted, which PostgreSQL then takes for
 * a null and drops, and writes line ends as the letter n.
 */
class TextArray extends ArrayType {
  override convertToDatabaseValue(items: string[]): string {
    return `{${items.map((item) => `"${item.replace(/["\\]/g, '\\$&')}"`).join(',')}}`;
  }
}
export const texts = () => p.type(TextArray).$type<string[]>().default([]);
