import { ApplicantService } from '#modules/applications';
import { email } from '#platform/schema/fields.ts';
import type { ConsoleContext } from '../../console.page.ts';
import type { FieldTexts } from '../../editing/edit.ts';

/** The candidate who has the typed email. Finds no masked ones. */
export async function idByEmail({ user, resolve }: ConsoleContext, typed: FieldTexts): Promise<string | undefined> {
  const address = email().safeParse(typed['email']);
  if (!address.success) return undefined;
  const query = { email: address.data, limit: 1, offset: 0 };
  const { rows } = await resolve(ApplicantService).list(user.organizationId, query, { seesContact: true });
  return rows[0]?.id;
}
