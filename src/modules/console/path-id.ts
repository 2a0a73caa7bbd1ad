import { NotFound } from '#platform/errors.ts';
import { id } from '#platform/schema/fields.ts';
import type { ConsoleContext } from './console.page.ts';

/** Throws NotFound for an invalid id. */
export function pathId({ params }: ConsoleContext): string {
  const parsed = id().safeParse(params['id']);
  if (!parsed.success) throw new NotFound();
  return parsed.data;
}
