import type { z } from 'zod';

/** Reduces a value for readers without `candidates.contact:read`. */
type Conceal = (value: unknown) => unknown;

const concealed = new WeakMap<z.ZodType, Conceal>();

function conceal<S extends z.ZodType>(schema: S, note: string, how: Conceal): S {
  const noted = schema.describe(
    `${schema.description ?? ''} ${note} without the scope \`candidates.contact:read\`.`.trim(),
  );
  concealed.set(noted, how);
  return noted;
}

/** A response field with contact data or pay of a candidate: null for keys that must not see it. */
export const contact = <S extends z.ZodNullable>(schema: S): S => conceal(schema, 'Null', () => null);

/** Like `contact`, for a list that is empty for these keys. */
export const contactList = <S extends z.ZodArray>(schema: S): S => conceal(schema, 'Empty', () => []);

/** Like `contact`, for custom JSON that these keys see without one property. */
export const contactIn = <S extends z.ZodType>(name: string, schema: S): S =>
  conceal(schema, `Without \`${name}\``, (value) => {
    const { [name]: _, ...rest } = (value ?? {}) as Record<string, unknown>;
    return value === null ? null : rest;
  });

export const concealOf = (schema: z.ZodType): Conceal | undefined => concealed.get(schema);
