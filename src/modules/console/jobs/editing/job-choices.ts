import { UserService } from '#modules/organizations';
import { id } from '#platform/schema/fields.ts';
import type { ConsoleContext } from '../../console.page.ts';
import type { FieldTexts } from '../../editing/edit.ts';
import { JobListQueries } from '../job-list.queries.ts';
import type { JobChoices } from './job-form.view.ts';

/** Clients in the select. More would make the page large. */
const mostClients = 300;

/** The choices of the form, always with those that are selected now. */
export async function jobChoices({ user, resolve }: ConsoleContext, texts: FieldTexts): Promise<JobChoices> {
  const selected = id().safeParse(texts['client_id']).data;
  const [clients, users] = await Promise.all([
    resolve(JobListQueries).clients(user.organizationId, selected, mostClients + 1),
    resolve(UserService).list(user.organizationId),
  ]);
  return {
    clients: clients.slice(0, mostClients).map(({ id: value, name }) => ({ value, label: name })),
    recruiters: users.map(({ id: value, full_name }) => ({ value, label: full_name })),
    hasMoreClients: clients.length > mostClients,
  };
}
