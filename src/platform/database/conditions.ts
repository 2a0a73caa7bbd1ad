/** The WHERE of a list: clauses and their parameters, added one by one as filters are given. */
export class Conditions {
  readonly parameters: unknown[];
  readonly #clauses: string[] = [];

  /** Parts of one statement share the `parameters` they are numbered by. */
  constructor(parameters: unknown[] = []) {
    this.parameters = parameters;
  }

  /** Adds `clause`, in which each `?` is `value`, unless the value is undefined. */
  and(clause: string, value: unknown): this {
    if (value === undefined) return this;
    this.parameters.push(value);
    this.#clauses.push(clause.replaceAll('?', `$${this.parameters.length}`));
    return this;
  }

  /** The clauses, for after WHERE. There is always one: the organization's. */
  get sql(): string {
    return this.#clauses.join(' and ');
  }

  /** `limit … offset …` with its two parameters. Call last: the parameters are then complete for the page's statement. */
  page(query: { limit: number; offset: number }): { limit: string; parameters: unknown[] } {
    const n = this.parameters.length;
    return { limit: `limit $${n + 1} offset $${n + 2}`, parameters: [...this.parameters, query.limit, query.offset] };
  }
}
