/** The WHERE of a list: clauses and their parameters, added one by one as filters are given. */
export class Conditions {
  readonly parameters: unknown[] = [];
  readonly #clauses: string[] = [];
  /** True where a clause's cost depends on its value, so that one plan cannot serve them all. */
  isSearch = false;

  /** Adds `clause`, in which each `?` is `value`, unless the value is undefined. */
  and(clause: string, value: unknown): this {
    if (value === undefined) return this;
    this.#clauses.push(clause.replaceAll('?', this.parameter(value)));
    return this;
  }

  /** As `and`, for a clause whose plan depends on its value. */
  andSearch(clause: string, value: unknown): this {
    if (value !== undefined) this.isSearch = true;
    return this.and(clause, value);
  }

  /** Adds a parameter alone; returns how a statement refers to it. */
  parameter(value: unknown): string {
    this.parameters.push(value);
    return `$${this.parameters.length}`;
  }

  /** The clauses, for after WHERE. There is always one: the organization's. */
  get sql(): string {
    return this.#clauses.join(' and ');
  }
}
