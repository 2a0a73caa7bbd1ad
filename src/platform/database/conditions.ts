import type { Place } from '../http/page.ts';

// No id sorts after it.
const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** The WHERE of a list: clauses and their parameters, added one by one as filters are given. */
export class Conditions {
  readonly parameters: unknown[];
  readonly #clauses: string[] = [];
  /** True where a clause's cost depends on its value, so that one plan cannot serve them all. */
  isSearch = false;

  /** Parts of one statement share the `parameters` they are numbered by. */
  constructor(parameters: unknown[] = []) {
    this.parameters = parameters;
  }

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

  /** Only rows whose key, of a time and an id, comes after the place. */
  after(key: string, place: Place): this {
    this.#clauses.push(`${key} > (${this.place(place)})`);
    return this;
  }

  /** A place as the two values it consists of. */
  place({ at, id }: Place): string {
    return `${this.parameter(at)}::timestamptz, ${this.parameter(id ?? lastId)}::uuid`;
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
