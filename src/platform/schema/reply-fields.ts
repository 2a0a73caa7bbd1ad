import { z } from 'zod';

export const timestamp = () => z.iso.datetime();

// `readOnly` would make validators refuse a resource that is sent back.
const responseOnly = { 'x-response-only': true, description: 'Only in responses. Ignored in requests.' };

/** Fields that a PUT may send back. They are ignored. */
export const readOnlyFields = <const N extends readonly string[]>(...names: N) =>
  Object.fromEntries(names.map((name) => [name, z.unknown().optional().meta(responseOnly)])) as {
    [K in N[number]]: z.ZodOptional<z.ZodUnknown>;
  };

/** Removes these fields. A body without any other field is an error. */
export function withoutReadOnlyFields<T extends object, const N extends keyof T & string>(names: readonly N[]) {
  return (value: T, context: z.core.$RefinementCtx): Omit<T, N> => {
    const changes = Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name as N)));
    if (Object.keys(changes).length === 0 && context.issues.length === 0) {
      const ignored = Object.keys(value);
      context.addIssue({
        code: 'custom',
        message: `must contain at least one field to change${ignored.length > 0 ? `, other than ${ignored.join(', ')}` : ''}`,
        params: { code: 'too_small' },
      });
    }
    return changes as Omit<T, N>;
  };
}
