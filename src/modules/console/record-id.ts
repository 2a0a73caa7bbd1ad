import { NotFound } from '#platform/errors.ts';
import { id } from '#platform/http/types.ts';
import type { ConsoleContext } from './console.page.ts';

/** The id in the page's path. Throws NotFound for what is none, as for one that nobody has. */
export function recordId({ params }: ConsoleContext): string {
  const known = id().safeParse(params['id']);
  if (!known.success) throw new NotFound();
  return known.data;
}
