// Finds changes that break clients of a released OpenAPI document. Additions break nothing: operations, optional
// request fields, response fields, error statuses, enum values of responses, and response schemas that a new parameter
// requests.

// oxlint-disable-next-line typescript/no-explicit-any -- JSON of any document
type Json = Record<string, any>;
type Direction = 'request' | 'response';

/** Compares two versions of one place in the document. */
class Comparison {
  readonly breaks: string[] = [];
  readonly #released: Json;
  readonly #current: Json;
  readonly #open = new Set<string>();

  constructor(released: Json, current: Json) {
    this.#released = released;
    this.#current = current;
  }

  say(where: string, what: string): void {
    this.breaks.push(`${where}: ${what}`);
  }

  released(value: Json | undefined): Json {
    return resolved(this.#released, value);
  }

  current(value: Json | undefined): Json {
    return resolved(this.#current, value);
  }

  /** Compares a pair of schemas and everything below. Skips a pair that is already being compared. */
  schema(where: string, before: Json, now: Json, direction: Direction): void {
    const pair = JSON.stringify([before['$ref'], now['$ref'], direction]);
    const named = before['$ref'] !== undefined && now['$ref'] !== undefined;
    if (named && this.#open.has(pair)) return;
    if (named) this.#open.add(pair);
    // Old requests must be valid under the new schema, new responses under the old one.
    const of = (schema: Json): Json[] =>
      direction === 'request' ? alternatives(schema) : alternatives(schema).filter(isKnownValue);
    const olds = of(this.released(before)).map((one) => this.released(one));
    const news = of(this.current(now))
      .map((one) => this.current(one))
      .filter((one) => !isRequestedOnly(one) || olds.some(isRequestedOnly));
    const [narrow, wide] = direction === 'request' ? [olds, news] : [news, olds];
    for (const one of narrow) {
      const attempts = wide.map((other) => {
        const attempt = new Comparison(this.#released, this.#current);
        for (const key of this.#open) attempt.#open.add(key);
        const [old, fresh] = direction === 'request' ? [one, other] : [other, one];
        attempt.#plain(where, old, fresh, direction);
        return attempt.breaks;
      });
      const best = attempts.toSorted((a, b) => a.length - b.length)[0];
      this.breaks.push(...(best ?? [`${where}: nothing is allowed here now`]));
    }
    if (named) this.#open.delete(pair);
  }

  #plain(where: string, before: Json, now: Json, direction: Direction): void {
    if (this.#typeBroke(where, before, now, direction)) return;
    this.#enums(where, before, now, direction);
    if (direction === 'request') tightened(before, now).forEach((what) => this.say(where, what));
    if (formatBroke(before['format'], now['format'], direction)) {
      this.say(where, `format ${before['format']} became ${now['format']}`);
    }
    this.#properties(where, before, now, direction);
    if (before['items'] && now['items']) this.schema(`${where}[]`, before['items'], now['items'], direction);
    if (isSchema(before['additionalProperties']) && isSchema(now['additionalProperties'])) {
      this.schema(`${where}.*`, before['additionalProperties'], now['additionalProperties'], direction);
    }
  }

  #typeBroke(where: string, before: Json, now: Json, direction: Direction): boolean {
    const [from, to] = [before['type'], now['type']];
    const [narrow, wide] = direction === 'request' ? [from, to] : [to, from];
    if (narrow === wide || wide === undefined || (narrow === 'integer' && wide === 'number')) return false;
    this.say(where, `type ${from ?? 'any'} became ${to ?? 'any'}`);
    return true;
  }

  #enums(where: string, before: Json, now: Json, direction: Direction): void {
    const [from, to] = [valuesOf(before), valuesOf(now)];
    if (direction === 'response') {
      if (from && !to) this.say(where, 'its values are no longer listed');
    } else if (to) {
      const gone = from ? from.filter((value) => !to.includes(value)) : ['others than the values listed now'];
      if (gone.length > 0) this.say(where, `no longer takes ${gone.join(', ')}`);
    }
  }

  #properties(where: string, before: Json, now: Json, direction: Direction): void {
    const [olds, news]: [Json, Json] = [before['properties'] ?? {}, now['properties'] ?? {}];
    const [had, has]: [string[], string[]] = [before['required'] ?? [], now['required'] ?? []];
    for (const [name, old] of Object.entries<Json>(olds)) {
      const fresh: Json | undefined = news[name];
      if (fresh) this.schema(`${where}.${name}`, old, fresh, direction);
      else this.say(`${where}.${name}`, 'is gone');
    }
    if (direction === 'request') {
      for (const name of has) if (!had.includes(name)) this.say(`${where}.${name}`, 'is required now');
      if (before['additionalProperties'] !== false && now['additionalProperties'] === false) {
        this.say(where, 'other fields are refused now');
      }
    } else {
      for (const name of had) if (!has.includes(name) && news[name]) this.say(`${where}.${name}`, 'may be missing now');
    }
  }
}

function resolved(document: Json, value: Json | undefined): Json {
  const ref: unknown = value?.['$ref'];
  if (typeof ref !== 'string') return value ?? {};
  const steps = ref.replace(/^#\//, '').split('/');
  const target = steps.reduce<Json | undefined>(
    (at, step) => at?.[step.replaceAll('~1', '/').replaceAll('~0', '~')],
    document,
  );
  return resolved(document, target);
}

const isSchema = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const valuesOf = (schema: Json): unknown[] | undefined =>
  'const' in schema ? [schema['const']] : (schema['enum'] as unknown[] | undefined);

/** The alternatives of a schema: every value matches one of them. */
function alternatives(schema: Json): Json[] {
  const choice: Json[] | undefined = schema['anyOf'] ?? schema['oneOf'];
  if (choice) return choice;
  const type: unknown = schema['type'];
  return Array.isArray(type) ? type.map((one: unknown) => ({ ...schema, type: one })) : [schema];
}

/** In a response, an enum beside any text lists the known values. Clients accept others either way. */
const isKnownValue = (one: Json, _index: number, all: Json[]): boolean =>
  valuesOf(one) !== undefined ||
  one['type'] !== 'string' ||
  !all.some((other) => other['type'] === 'string' && other['enum']);

/** Whether only answers to a parameter that released clients do not send have this alternative. */
const isRequestedOnly = (one: Json): boolean => one['x-only-with'] !== undefined;

const sizes = ['int32', 'int64', 'float', 'double'];
/**
 * Whether a format breaks clients. The size of a number is a hint. A format that a response gains only says more about
 * the same text.
 */
function formatBroke(before: string | undefined, now: string | undefined, direction: Direction): boolean {
  if (before === now) return false;
  if (direction === 'response') return before !== undefined;
  return now !== undefined && !sizes.includes(now);
}

const atLeast = ['minimum', 'minLength', 'minItems'];
const atMost = ['maximum', 'maxLength', 'maxItems'];

function tightened(before: Json, now: Json): string[] {
  const changed = (names: string[], isTighter: (from: number, to: number) => boolean, open: number) =>
    names.filter((name) => now[name] !== undefined && isTighter(before[name] ?? open, now[name]));
  const names = [
    ...changed(atLeast, (from, to) => to > from, Number.NEGATIVE_INFINITY),
    ...changed(atMost, (from, to) => to < from, Number.POSITIVE_INFINITY),
    ...(now['pattern'] !== undefined && now['pattern'] !== before['pattern'] ? ['pattern'] : []),
  ];
  return names.map((name) => `${name} ${before[name] ?? 'none'} became ${now[name]}`);
}

function compareParameters(c: Comparison, where: string, before: Json, now: Json): void {
  const key = (p: Json): string => `${p['in']} parameter ${p['name']}`;
  const olds = new Map((before['parameters'] ?? []).map((p: Json) => c.released(p)).map((p: Json) => [key(p), p]));
  const news = new Map((now['parameters'] ?? []).map((p: Json) => c.current(p)).map((p: Json) => [key(p), p]));
  for (const [name, old] of olds as Map<string, Json>) {
    const fresh = news.get(name) as Json | undefined;
    if (fresh) c.schema(`${where} ${name}`, old['schema'] ?? {}, fresh['schema'] ?? {}, 'request');
    else c.say(`${where} ${name}`, 'is gone');
  }
  for (const [name, fresh] of news as Map<string, Json>) {
    const old = olds.get(name) as Json | undefined;
    if (fresh['required'] && !old?.['required']) c.say(`${where} ${name}`, 'is required now');
  }
}

function compareContent(c: Comparison, where: string, before: Json, now: Json, direction: Direction): void {
  for (const [media, { schema = {} }] of Object.entries<Json>(before['content'] ?? {})) {
    const fresh: Json | undefined = now['content']?.[media];
    if (fresh) c.schema(where, schema, fresh['schema'] ?? {}, direction);
    else c.say(where, `${media} is gone`);
  }
}

function compareOperations(c: Comparison, where: string, before: Json, now: Json): void {
  if (before['operationId'] !== now['operationId']) {
    c.say(where, `operationId ${before['operationId']} became ${now['operationId']}`);
  }
  compareParameters(c, where, before, now);
  const [oldBody, newBody] = [c.released(before['requestBody']), c.current(now['requestBody'])];
  compareContent(c, `${where} body`, oldBody, newBody, 'request');
  if (newBody['required'] && !oldBody['required']) c.say(`${where} body`, 'is required now');
  for (const [status, response] of Object.entries<Json>(before['responses'] ?? {})) {
    const place = `${where} ${status}`;
    const fresh: Json | undefined = now['responses']?.[status];
    if (!fresh) {
      if (Number(status) < 300) c.say(place, 'is gone');
      continue;
    }
    const [old, current] = [c.released(response), c.current(fresh)];
    compareContent(c, place, old, current, 'response');
    for (const name of Object.keys(old['headers'] ?? {})) {
      if (!current['headers']?.[name]) c.say(place, `header ${name} is gone`);
    }
  }
}

/** Every break between a released document and the current one, as lines with the place and the change. */
export function breaksOf(released: Json, current: Json): string[] {
  const c = new Comparison(released, current);
  for (const [path, item] of Object.entries<Json>(released['paths'] ?? {})) {
    for (const [method, operation] of Object.entries<Json>(item)) {
      const fresh: Json | undefined = current['paths']?.[path]?.[method];
      const where = `${method.toUpperCase()} ${path}`;
      if (fresh) compareOperations(c, where, operation, fresh);
      else c.say(where, 'is gone');
    }
  }
  return c.breaks;
}
