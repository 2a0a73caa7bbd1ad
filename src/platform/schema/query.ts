import { parse } from 'node:querystring';

/** Value of a parameter that was given more than once. No schema accepts it. */
export const repeated = Symbol('repeated');

export const parseQuery = (search: string): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(parse(search)).map(([name, value]) => [name, Array.isArray(value) ? repeated : value]),
  );
