import { ClientService, CreateClient, UpdateClient } from '#modules/clients';
import { Conflict } from '#platform/errors.ts';
import { newId } from '#platform/ids.ts';
import { id as uuid } from '#platform/schema/fields.ts';
import { validate } from '#platform/schema/validate.ts';
import { runAudited } from '../audit-trail.ts';
import { copy } from '../console.messages.ts';
import { type ConsoleContext, type ConsoleReply, defineConsolePage } from '../console.page.ts';
import { editOf, pick, seenOf } from '../editing/edit.ts';
import { changeMeanwhile } from '../editing/last-change.ts';
import { readTexts, toTypedErrors } from '../editing/typed-value.ts';
import { pathId } from '../path-id.ts';
import { clientFields, clientInput, clientLabels, clientTexts, newClientTexts } from './client-form.ts';
import { clientPath, clientsPath, editClientPage, newClientPage } from './client-form.view.ts';

const { clients: t, editing } = copy;

async function create(context: ConsoleContext): Promise<ConsoleReply> {
  const { form, user, resolve } = context;
  const clients = resolve(ClientService);
  const texts = readTexts(form, clientFields);
  const id = uuid().safeParse(form.value('id')).data ?? newId();
  try {
    const input = validate(CreateClient, clientInput(texts));
    await runAudited(
      context,
      () => clients.create(user.organizationId, input, id),
      () => undefined,
    );
    return { redirect: clientPath(id), notice: t.create.done(input.name) };
  } catch (error) {
    const made = error instanceof Conflict && (await clients.find(user.organizationId, id));
    if (made) return { redirect: clientPath(id), notice: t.create.existing };
    const errors = toTypedErrors(error, { labels: clientLabels, typed: texts });
    // An id of another organization: the next form has an id of its own.
    const next = error instanceof Conflict ? newId() : id;
    return { status: errors.status, document: newClientPage(context, next, { texts, errors }) };
  }
}

/** Undefined if saved. Writes nothing if another user has changed the same fields. */
function store(
  context: ConsoleContext,
  id: string,
  typed: Record<string, string>,
): Promise<'saved' | 'same' | 'conflict'> {
  const { form, user, resolve } = context;
  const clients = resolve(ClientService);
  const change = async () => {
    await clients.lock(user.organizationId, id);
    const stored = clientTexts(await clients.get(user.organizationId, id));
    const { changed, conflicts } = editOf(form.value('seen'), typed, stored);
    if (conflicts.length > 0) return 'conflict';
    if (changed.length === 0) return 'same';
    await clients.update(user.organizationId, id, validate(UpdateClient, pick(clientInput(typed), changed)));
    return 'saved';
  };
  return runAudited(context, change, () => undefined);
}

async function save(context: ConsoleContext): Promise<ConsoleReply> {
  const { form, user, resolve } = context;
  const id = pathId(context);
  const client = await resolve(ClientService).get(user.organizationId, id);
  const typed = readTexts(form, clientFields);
  const seen = form.value('seen');
  try {
    const outcome = await store(context, id, typed);
    if (outcome !== 'conflict') {
      return { redirect: clientPath(id), notice: outcome === 'saved' ? t.edit.done : editing.unchanged };
    }
    const now = await resolve(ClientService).get(user.organizationId, id);
    const stored = clientTexts(now);
    const { changed, conflicts } = editOf(seen, typed, stored);
    const texts = { ...stored, ...pick(typed, changed) };
    const change = await changeMeanwhile(context, id, conflicts);
    const edit = { texts, seen, stored, conflicts, change };
    return { status: 409, document: editClientPage(context, now, edit) };
  } catch (error) {
    const errors = toTypedErrors(error, { labels: clientLabels, typed });
    const edit = { texts: typed, errors, seen, stored: clientTexts(client) };
    return { status: errors.status, document: editClientPage(context, client, edit) };
  }
}

export const clientEditPages = [
  defineConsolePage({
    method: 'get',
    path: `${clientsPath}/new`,
    role: 'recruiter',
    isChange: true,
    handler: async (context) => ({ document: newClientPage(context, newId(), { texts: newClientTexts }) }),
  }),
  defineConsolePage({ method: 'post', path: `${clientsPath}/new`, role: 'recruiter', handler: create }),
  defineConsolePage({
    method: 'get',
    path: `${clientsPath}/{id}/edit`,
    role: 'recruiter',
    isChange: true,
    handler: async (context) => {
      const client = await context.resolve(ClientService).get(context.user.organizationId, pathId(context));
      const texts = clientTexts(client);
      return { document: editClientPage(context, client, { texts, stored: texts, seen: seenOf(texts) }) };
    },
  }),
  defineConsolePage({ method: 'post', path: `${clientsPath}/{id}/edit`, role: 'recruiter', handler: save }),
];
