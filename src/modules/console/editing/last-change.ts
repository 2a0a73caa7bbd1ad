import type { ConsoleContext } from '../console.page.ts';
import { madeAtIn } from './edit.ts';
import { type LastChange, LastChangeQueries } from './last-change.queries.ts';

/** Who changed the conflicting fields after the form of this request was made (`seen`), if the audit log has it. */
export async function changeMeanwhile(
  { user, form, resolve }: ConsoleContext,
  id: string,
  fields: readonly string[],
  seen = form.value('seen'),
): Promise<LastChange | undefined> {
  const since = madeAtIn(seen);
  return since && resolve(LastChangeQueries).find(user.organizationId, { id, fields, since });
}
