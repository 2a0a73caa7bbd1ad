import { h, type JSX } from 'preact';
import { z } from 'zod';
import { ApiKeyService, apiKeyRestriction, maxNetworks } from '#modules/access';
import { isOneLine } from '#modules/organizations';
import { presets, scopes } from '#platform/http/api/scope.ts';
import { normalizeNetwork } from '#platform/network.ts';
import type { Form } from '#platform/pages/form.ts';
import { date, id as idField, nonBlankText } from '#platform/schema/fields.ts';
import { validate } from '#platform/schema/validate.ts';
import { runAudited } from '../audit-trail.ts';
import { emptyState } from '../components/empty-state.ts';
import { copy } from '../console.messages.ts';
import { type ConsoleContext, type ConsoleReply, defineConsolePage } from '../console.page.ts';
import { problemSummary } from '../field.ts';
import { type FormErrors, problemsOf, toFormErrors } from '../form-errors.ts';
import { pathId } from '../path-id.ts';
import { accessNames, type KeyFields, keyForm, keyModes, keyTable, keyPath as path, remedyOf } from './key.view.ts';
import { settingsPage } from './settings-layout.ts';

const { keys: t } = copy.settings;

/** Characters of a wrong network in its error. */
const maxQuoted = 60;

const networks = z
  .string()
  .transform((text, context) =>
    text
      // A line that is no list of networks is quoted as a whole.
      .split(/\r?\n/)
      .flatMap((line) => {
        const parts = line.split(/[\s,]+/).filter(Boolean);
        const found = parts.map((one) => normalizeNetwork(one));
        if (found.every((network) => network !== undefined)) return found;
        const isProse = found.every((network) => network === undefined);
        const wrong = isProse ? line.trim() : (parts.find((_, n) => found[n] === undefined) ?? line);
        context.addIssue({ code: 'custom', message: t.invalidNetwork(wrong.slice(0, maxQuoted)) });
        return [];
      }),
  )
  .refine((list) => list.length <= maxNetworks, t.tooManyNetworks(maxNetworks));

const NewKey = z
  .strictObject({
    /** Made by the form: sent twice it creates one key. */
    id: idField(),
    name: z.string().trim().pipe(nonBlankText(255)).refine(isOneLine, 'must be one line without control characters'),
    expires_on: z.union([z.literal(''), date()], 'must be a date as YYYY-MM-DD'),
    mode: z.enum(keyModes),
    access: z.enum(accessNames),
    scopes: z
      .array(z.string())
      .refine((chosen) => chosen.every((name) => scopes.some((scope) => scope === name)), t.unknownScopes)
      .transform((chosen) => scopes.filter((scope) => chosen.includes(scope))),
    allowed_ips: networks,
  })
  .refine(({ access, scopes: chosen }) => access !== 'custom' || chosen.length > 0, {
    path: ['scopes'],
    message: t.noScopes,
  });

/** Keys work for a year unless another date is chosen. */
function inOneYear(): string {
  const day = new Date();
  day.setUTCFullYear(day.getUTCFullYear() + 1);
  return day.toISOString().slice(0, 10);
}

const freshFields = (): KeyFields => ({
  name: '',
  mode: 'live',
  expires_on: inOneYear(),
  access: 'full',
  scopes: [],
  allowed_ips: '',
});

const readFields = (form: Form): KeyFields => ({
  name: form.value('name'),
  mode: form.value('mode') || 'live',
  // A cleared field is sent, but empty.
  expires_on: form.values('expires_on')[0] ?? inOneYear(),
  access: form.value('access') || 'full',
  scopes: form.values('scopes'),
  allowed_ips: form.value('allowed_ips'),
});

async function keyListPage(
  context: ConsoleContext,
  fields: KeyFields = freshFields(),
  errors?: FormErrors,
): Promise<JSX.Element> {
  const service = context.resolve(ApiKeyService);
  const { organizationId } = context.user;
  const [keys, usage] = await Promise.all([service.list(organizationId), service.planUsage(organizationId)]);
  const restriction = apiKeyRestriction(usage);
  const problems = problemsOf(errors);
  return settingsPage(
    context,
    { title: t.title, part: 'keys', errors },
    problemSummary(problems),
    h('p', null, [t.intro, h('a', { href: '/docs' }, copy.apiReference)]),
    keys.length > 0 && keyTable(keys),
    restriction === undefined
      ? keys.length === 0 && emptyState(t.empty.title, t.empty.text)
      : emptyState(restriction, remedyOf(usage)),
    h('h2', null, t.create.title),
    restriction !== undefined && h('p', null, t.onlyTestKeys),
    keyForm(fields, restriction === undefined ? keyModes : ['test'], problems),
  );
}

type NewSecret = { name: string; apiKey: string; isSuccessor: boolean };

const createdPage = (context: ConsoleContext, { name, apiKey, isSuccessor }: NewSecret): JSX.Element =>
  settingsPage(
    context,
    { title: t.created.title, part: 'keys' },
    h('p', null, t.created.instruction(name)),
    h('p', null, h('code', { class: 'secret' }, apiKey)),
    isSuccessor && h('p', null, t.created.oldKey),
    h('p', null, t.created.usage(h('code', null, 'Authorization: Bearer <key>'))),
    h('p', null, h('a', { href: path }, t.created.done)),
  );

async function create(context: ConsoleContext): Promise<ConsoleReply> {
  const { form, user, resolve } = context;
  const fields = readFields(form);
  try {
    const { id, name, mode, expires_on, access, ...limits } = validate(NewKey, { id: form.value('id'), ...fields });
    const { apiKey } = await runAudited(
      context,
      () =>
        resolve(ApiKeyService).create({
          id,
          organizationId: user.organizationId,
          name,
          expiresAt: expires_on === '' ? null : new Date(`${expires_on}T23:59:59.999Z`),
          scopes: access === 'custom' ? limits.scopes : presets[access],
          allowedIps: limits.allowed_ips,
          createdByUserId: user.id,
          test: mode === 'test',
        }),
      { action: 'api_key.create', subject: id, details: { name, ...(mode === 'test' && { mode }) } },
    );
    return { document: createdPage(context, { name, apiKey, isSuccessor: false }) };
  } catch (error) {
    const errors = toFormErrors(error, { ...t.fields, expires_at: t.fields.expires_on });
    const expiry = errors.problems.get('expires_at');
    const problems = expiry ? new Map([['expires_on', expiry]]) : errors.problems;
    return { status: errors.status, document: await keyListPage(context, fields, { ...errors, problems }) };
  }
}

async function rotate(context: ConsoleContext): Promise<ConsoleReply> {
  const { form, user, resolve } = context;
  const oldId = pathId(context);
  try {
    const successorId = validate(idField(), form.value('id'));
    const by = { organizationId: user.organizationId, userId: user.id, successorId };
    const { apiKey, name } = await runAudited(
      context,
      () => resolve(ApiKeyService).rotate(oldId, by),
      (made) => ({ action: 'api_key.create', subject: made.apiKeyId, details: { name: made.name, replaces: oldId } }),
    );
    return { document: createdPage(context, { name, apiKey, isSuccessor: true }) };
  } catch (error) {
    const errors = toFormErrors(error, t.fields);
    return { status: errors.status, document: await keyListPage(context, undefined, errors) };
  }
}

async function revoke(context: ConsoleContext): Promise<ConsoleReply> {
  const id = pathId(context);
  await runAudited(context, () => context.resolve(ApiKeyService).revokeOwn(context.user.organizationId, id), {
    action: 'api_key.revoke',
    subject: id,
  });
  return { redirect: path, notice: t.revoke.done };
}

export const keyPages = [
  defineConsolePage({
    method: 'get',
    path,
    role: 'admin',
    handler: async (context) => ({ document: await keyListPage(context) }),
  }),
  defineConsolePage({ method: 'post', path, role: 'admin', handler: create }),
  defineConsolePage({ method: 'post', path: `${path}/{id}/rotate`, role: 'admin', handler: rotate }),
  defineConsolePage({ method: 'post', path: `${path}/{id}/revoke`, role: 'admin', handler: revoke }),
];
