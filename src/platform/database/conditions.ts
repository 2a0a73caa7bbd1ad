import { join, type Sql } from './sql.ts';

/** The WHERE of a list. */
export class Conditions {
  /** The clause that narrows the list to one organization. */
  readonly tenant: Sql;
  readonly #clauses: Sql[];
  /** One plan cannot serve every value of some clause. */
  isSearch = false;

  constructor(tenant: Sql) {
    this.tenant = tenant;
    this.#clauses = [tenant];
  }

  /** Adds no clause for an undefined value. */
  and<T>(value: T | undefined, clauseOf: (value: T) => Sql): this {
    if (value !== undefined) this.#clauses.push(clauseOf(value));
    return this;
  }

  /** As `and`, for a clause whose plan depends on its value. */
  andSearch<T>(value: T | undefined, clauseOf: (value: T) => Sql): this {
    if (value !== undefined) this.isSearch = true;
    return this.and(value, clauseOf);
  }

  get sql(): Sql {
    return join(this.#clauses, ' and ');
  }
}
