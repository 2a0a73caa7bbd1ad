import { ArrayType, p, raw } from '@mikro-orm/core';

/** Uses PostgreSQL's clock, which all processes share. */
export const updatedAt = () =>
  p
    .datetime()
    .lazy()
    .onCreate(() => raw('now()'))
    .onUpdate(() => raw('now()'));

/**
 * p.array() does not quote `NULL`, which PostgreSQL reads as null, or outer blanks, which it drops. It also writes line
 * breaks as n.
 */
class TextArray extends ArrayType {
  override convertToDatabaseValue(items: string[]): string {
    return `{${items.map((item) => `"${item.replace(/["\\]/g, '\\$&')}"`).join(',')}}`;
  }
}
export const texts = () => p.type(TextArray).$type<string[]>().default([]);
