import { h, type JSX } from 'preact';
import { z } from 'zod';
import {
  CreateWebhookEndpoint,
  deliveryStates,
  UpdateWebhookEndpoint,
  WebhookDeliveryQuery,
  WebhookDeliveryService,
  WebhookEndpointService,
  type WebhookEndpointView,
  type WebhookEndpointWithSecret,
} from '#modules/integrations';
import { Unavailable } from '#platform/errors.ts';
import type { Form } from '#platform/pages/form.ts';
import { validate } from '#platform/schema/validate.ts';
import { runAudited } from '../audit-trail.ts';
import { emptyState } from '../components/empty-state.ts';
import { filterBar, filterOptions } from '../components/filters.ts';
import { pager } from '../components/pager.ts';
import { copy } from '../console.messages.ts';
import { type ConsoleContext, type ConsoleReply, defineConsolePage } from '../console.page.ts';
import { listFilePage, rowsInSteps } from '../downloads/list-file.ts';
import { fileLink } from '../downloads/list-file.view.ts';
import { problemSummary } from '../field.ts';
import { type FormErrors, problemsOf, toFormErrors } from '../form-errors.ts';
import { noRows, readListQuery } from '../list-query.ts';
import { pathId } from '../path-id.ts';
import { settingsPage } from '../settings/settings-layout.ts';
import { deliveryFileColumns, deliveryTable } from './delivery.view.ts';
import { type EndpointFields, endpointActions, endpointFacts, endpointForm, endpointTable } from './endpoint.view.ts';
import { WebhookHealthQueries } from './webhook-health.queries.ts';
import { endpointPath, webhooksPath } from './webhook-paths.ts';

const { webhooks: t } = copy.settings;

const fieldsOf = (form: Form): EndpointFields => ({
  url: form.value('url').trim(),
  description: form.value('description').trim(),
  types: form.values('types'),
});
const inputOf = ({ description, ...fields }: EndpointFields) => ({ ...fields, description: description || null });

/** A service that has no key for secrets is no fault of the form. */
function errorsOf(error: unknown): FormErrors {
  if (error instanceof Unavailable) return { status: error.status, problems: new Map(), message: error.message };
  return toFormErrors(error, t.fields);
}

async function list(context: ConsoleContext): Promise<ConsoleReply> {
  const { user, resolve } = context;
  const [endpoints, health] = await Promise.all([
    resolve(WebhookEndpointService).list(user.organizationId, { limit: 100, offset: 0 }),
    resolve(WebhookHealthQueries).health(user.organizationId),
  ]);
  const add = h('a', { href: `${webhooksPath}/new` }, t.add.open);
  return {
    document: settingsPage(
      context,
      { title: t.title, part: 'webhooks' },
      h('p', null, [t.about, h('a', { href: '/docs' }, copy.apiReference)]),
      endpoints.rows.length === 0
        ? emptyState(t.empty.title, t.empty.text, add)
        : [
            endpointTable(endpoints.rows.map((endpoint) => ({ endpoint, health: health.get(endpoint.id) }))),
            h('p', null, add),
          ],
    ),
  };
}

const back = { href: webhooksPath, label: t.endpoint.back };

function formPage(
  context: ConsoleContext,
  target: { title: string; action: string; submit: string },
  typed: EndpointFields,
  errors?: FormErrors,
): JSX.Element {
  const problems = problemsOf(errors);
  return settingsPage(
    context,
    { title: target.title, part: 'webhooks', errors, back },
    problemSummary(problems),
    endpointForm(target, typed, problems),
  );
}

const adding = { ...t.add, action: webhooksPath };
const editing = (id: string) => ({ ...t.edit, action: `${endpointPath(id)}/edit` });

/** The only page with the secret. */
export const secretPage = (
  context: ConsoleContext,
  { id, secret, previous_secret_expires_at }: WebhookEndpointWithSecret,
): JSX.Element =>
  settingsPage(
    context,
    { title: t.secret.title, part: 'webhooks' },
    h('p', null, t.secret.instruction),
    h('p', null, h('code', { class: 'secret' }, secret)),
    h('p', null, t.secret.usage),
    previous_secret_expires_at && h('p', null, t.secret.overlap),
    h('p', null, h('a', { href: endpointPath(id) }, t.secret.done)),
  );

async function create(context: ConsoleContext): Promise<ConsoleReply> {
  const { form, user, resolve } = context;
  const typed = fieldsOf(form);
  try {
    const input = validate(CreateWebhookEndpoint, inputOf(typed));
    const made = await runAudited(
      context,
      () => resolve(WebhookEndpointService).create(user.organizationId, input),
      ({ id }) => ({ action: 'webhook_endpoint.create', subject: id }),
    );
    return { document: secretPage(context, made) };
  } catch (error) {
    const errors = errorsOf(error);
    return { status: errors.status, document: formPage(context, adding, typed, errors) };
  }
}

const typedOf = ({ url, description, types }: WebhookEndpointView): EndpointFields => ({
  url,
  description: description ?? '',
  types,
});

async function edit(context: ConsoleContext): Promise<ConsoleReply> {
  const { form, user, resolve } = context;
  const id = pathId(context);
  const typed = fieldsOf(form);
  try {
    const input = validate(UpdateWebhookEndpoint, inputOf(typed));
    await runAudited(context, () => resolve(WebhookEndpointService).update(user.organizationId, id, input), {
      action: 'webhook_endpoint.update',
      subject: id,
    });
    return { redirect: endpointPath(id), notice: t.edit.done };
  } catch (error) {
    const errors = errorsOf(error);
    return { status: errors.status, document: formPage(context, editing(id), typed, errors) };
  }
}

const filters = {
  state: z.enum(deliveryStates, copy.filters.invalid),
  event_id: z.string().regex(/^evt_[0-9a-f]{32}$/, t.deliveries.filters.invalidEvent),
};

async function deliveriesPart(context: ConsoleContext, endpoint: WebhookEndpointView): Promise<JSX.Element[]> {
  const { query, user, resolve } = context;
  const request = readListQuery(filters, query);
  const { paging, problems, isFiltered } = request;
  const { limit, offset, countUpTo } = paging;
  const path = endpointPath(endpoint.id);
  const wanted = WebhookDeliveryQuery.safeParse({
    ...request.filters,
    limit: String(limit),
    offset: String(offset),
  });
  const page =
    problems.size > 0 || !wanted.success
      ? noRows
      : await resolve(WebhookDeliveryService).shown(user.organizationId, endpoint.id, { ...wanted.data, countUpTo });
  const none = isFiltered
    ? h('p', { class: 'empty' }, [copy.list.noMatch, ' ', h('a', { href: path }, copy.filters.clear)])
    : emptyState(t.deliveries.empty.title, t.deliveries.empty.text);
  return [
    h('h2', { id: 'deliveries' }, t.deliveries.title),
    filterBar(
      path,
      [
        {
          kind: 'choice',
          name: 'state',
          label: t.deliveries.filters.state,
          options: filterOptions(deliveryStates, (state) => t.deliveries.states[state]),
        },
        { kind: 'search', name: 'event_id', label: t.deliveries.filters.event },
      ],
      request.typed,
      problems,
    ),
    page.total === 0
      ? none
      : h('div', null, [
          deliveryTable(page.rows),
          pager({ path, query, ...page, ...paging }),
          fileLink(`${path}/deliveries.csv`, query, page),
        ]),
  ];
}

async function show(context: ConsoleContext): Promise<ConsoleReply> {
  const { user, resolve } = context;
  const endpoint = await resolve(WebhookEndpointService).get(user.organizationId, pathId(context));
  const health = await resolve(WebhookHealthQueries).health(user.organizationId, endpoint.id);
  return {
    document: settingsPage(
      context,
      { title: t.endpoint.title, part: 'webhooks', back },
      endpointFacts({ endpoint, health: health.get(endpoint.id) }),
      endpointActions(endpoint),
      await deliveriesPart(context, endpoint),
    ),
  };
}

const role = 'admin';
const path = `${webhooksPath}/{id}`;

export const webhookEndpointPages = [
  defineConsolePage({ method: 'get', path: webhooksPath, role, handler: list }),
  defineConsolePage({
    method: 'get',
    path: `${webhooksPath}/new`,
    role,
    handler: (context) =>
      Promise.resolve({ document: formPage(context, adding, { url: '', description: '', types: [] }) }),
  }),
  defineConsolePage({ method: 'post', path: webhooksPath, role, handler: create }),
  defineConsolePage({ method: 'get', path, role, handler: show }),
  listFilePage({
    name: 'webhook-deliveries',
    path: `${path}/deliveries.csv`,
    pageOf: (context) => endpointPath(pathId(context)),
    role,
    fields: filters,
    words: [],
    columns: deliveryFileColumns,
    find: (context, given) =>
      rowsInSteps((paging) =>
        context
          .resolve(WebhookDeliveryService)
          .shown(context.user.organizationId, pathId(context), { ...given, ...paging }),
      ),
  }),
  defineConsolePage({
    method: 'get',
    path: `${path}/edit`,
    role,
    handler: async (context) => {
      const { user, resolve } = context;
      const endpoint = await resolve(WebhookEndpointService).get(user.organizationId, pathId(context));
      return { document: formPage(context, editing(endpoint.id), typedOf(endpoint)) };
    },
  }),
  defineConsolePage({ method: 'post', path: `${path}/edit`, role, handler: edit }),
];
