import { join, type Sql } from './sql.ts';

/** The WHERE clause of a list. */
export class Conditions {
  /** The clause that narrows the list to one organization. */
  readonly tenant: Sql;
  readonly #indexed: Sql[];
  readonly #searched: Sql[] = [];

  constructor(tenant: Sql) {
    this.tenant = tenant;
    this.#indexed = [tenant];
  }

  /** Whether no single plan suits all values of some clause. */
  get isSearch(): boolean {
    return this.#searched.length > 0;
  }

  /** Adds no clause for an undefined value. */
  and<T>(value: T | undefined, clauseOf: (value: T) => Sql): this {
    if (value !== undefined) this.#indexed.push(clauseOf(value));
    return this;
  }

  /** Like `and`, for a clause whose plan depends on its value. */
  andSearch<T>(value: T | undefined, clauseOf: (value: T) => Sql): this {
    if (value !== undefined) this.#searched.push(clauseOf(value));
    return this;
  }

  get sql(): Sql {
    return join([...this.#indexed, ...this.#searched], ' and ');
  }

  /** Clauses without those of `andSearch`. An index has these rows in the order of the list. */
  get indexed(): Sql {
    return join(this.#indexed, ' and ');
  }

  get searched(): Sql {
    return join(this.#searched, ' and ');
  }
}
