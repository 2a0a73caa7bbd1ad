import { hash } from 'node:crypto';
import sql, { empty, join, raw, Sql } from 'sql-template-tag';

export { empty, join, raw, Sql, sql };

export type Statement = { name?: string; text: string; values: unknown[] };

class Shared {
  readonly value: unknown;
  constructor(value: unknown) {
    this.value = value;
  }
}

/**
 * A repeated value that is sent as one parameter. Needed if PostgreSQL must infer one type, or see that two places hold
 * the same value.
 */
export const shared = (value: unknown): unknown => new Shared(value);

export function statementOf(query: Sql | Statement): Statement {
  if (!(query instanceof Sql)) return query;
  const values: unknown[] = [];
  const numbers = new Map<Shared, number>();
  let text = query.strings[0] ?? '';
  for (const [index, value] of query.values.entries()) {
    let number = value instanceof Shared ? numbers.get(value) : undefined;
    if (number === undefined) {
      number = values.push(value instanceof Shared ? value.value : value);
      if (value instanceof Shared) numbers.set(value, number);
    }
    text += `$${number}${query.strings[index + 1]}`;
  }
  return { text, values };
}

/**
 * Prepares a hot statement once per connection. Its text must not depend on its values. Not for searches, whose generic
 * plans are up to 15 times slower.
 */
export const named = (name: string, query: Sql): Statement => ({ name, ...statementOf(query) });

const namesByText = new Map<string, string>();
/** Like `named`, for a statement that is composed at run time. */
export function namedByText(query: Sql | Statement): Statement {
  const statement = statementOf(query);
  let name = namesByText.get(statement.text);
  if (name === undefined) namesByText.set(statement.text, (name = hash('sha1', statement.text)));
  return { ...statement, name };
}
