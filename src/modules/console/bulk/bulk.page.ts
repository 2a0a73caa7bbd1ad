import { h } from 'preact';
import {
  type BulkAction,
  BulkActionService,
  type BulkActor,
  bulkLists,
  type ChosenAction,
  canBeDoneTo,
  chosenActions,
  maxBulkRows,
} from '#modules/bulk-actions';
import { BadRequest, NotFound } from '#platform/errors.ts';
import { currentLogContext } from '#platform/log.ts';
import type { Problems } from '#platform/pages/field.ts';
import { formatNumber } from '#platform/pages/format.ts';
import { id as idSchema } from '#platform/schema/fields.ts';
import { matchingApplications } from '../applications/application-list.page.ts';
import { liveScripts, selectionScript } from '../assets.ts';
import { actorOf, runAudited } from '../audit-trail.ts';
import { matchingCandidates } from '../candidates/candidate-list.page.ts';
import { emptyState } from '../components/empty-state.ts';
import { pageHead } from '../components/page-head.ts';
import { table } from '../components/table.ts';
import { showDateTime } from '../components/time.ts';
import { type ConsoleContext, type ConsoleReply, defineConsolePage } from '../console.page.ts';
import { consolePage } from '../layout.ts';
import { liveEvents, liveLine, livePart } from '../live/live.ts';
import { pathId } from '../path-id.ts';
import { bulkCopy as t } from './bulk.messages.ts';
import { type BulkTexts, bulkDraftForm, bulkFragment, bulkStateBadge, bulkTitle } from './bulk.view.ts';
import { bulkChoices, firstRejectionEmail, paramsIn, textsIn } from './bulk-choices.ts';
import { backBefore, backIn, bulkActionPath, bulkPath, isBoard, listPath } from './bulk-paths.ts';
import { BulkReportService } from './bulk-report.service.ts';
import { BulkStream } from './bulk-stream.ts';
import { carriedIn } from './selection.view.ts';

const shownOfDraft = 10;
const latest = 50;

function actorFrom(context: ConsoleContext): BulkActor {
  const { type, id, email = null, ip } = actorOf(context);
  if (type === 'key') throw new Error('a key in the console');
  return { type, id, email, address: ip, requestId: currentLogContext().request_id ?? null };
}

/** The selection of a list becomes a draft. Everything that matches is found here, not by the browser. */
async function select(context: ConsoleContext): Promise<ConsoleReply> {
  const { user, form, resolve } = context;
  const list = bulkLists.find((one) => one === form.value('list'));
  const action = chosenActions.find((one) => one === form.value('action'));
  if (!list || !action || !canBeDoneTo(action, list)) throw new BadRequest('validation_error', t.unknownAction);
  const query = new URLSearchParams(form.value('query'));
  const given = backIn(new URLSearchParams({ back: form.value('back') }));
  const back = given ?? listPath(list, query);
  const carried = carriedIn(context);
  const matching = list === 'candidates' ? matchingCandidates : matchingApplications;
  const found = carried.isAll ? await matching(context, query, maxBulkRows + 1) : [...carried.ids];
  const ids = found.filter((one) => idSchema().safeParse(one).success).map((one) => one.toLowerCase());
  if (ids.length > maxBulkRows) return { redirect: back, notice: t.tooMany(maxBulkRows) };
  const draft = await resolve(BulkActionService).draft(user.organizationId, { action, list, ids }, actorFrom(context));
  if (draft === undefined) return { redirect: back, notice: t.nothing };
  return { redirect: bulkActionPath(draft, back === listPath(list) ? undefined : back) };
}

async function draftPage(
  context: ConsoleContext,
  draft: BulkAction & { action: ChosenAction },
  texts: BulkTexts = {},
  problems: Problems = new Map(),
): Promise<ConsoleReply> {
  const { user, resolve } = context;
  const bulk = resolve(BulkActionService);
  const [choices, rows, suppressed] = await Promise.all([
    bulkChoices(context),
    bulk.rows(user.organizationId, draft.id, { limit: shownOfDraft, offset: 0 }),
    draft.action === 'apply' ? bulk.suppressed(user.organizationId, draft.id, shownOfDraft) : undefined,
  ]);
  const email = draft.action === 'reject' ? await firstRejectionEmail(context, rows.rows[0]) : undefined;
  return {
    status: problems.size > 0 ? 422 : 200,
    document: consolePage(
      context,
      { title: bulkTitle(draft), section: draft.list },
      h('h1', null, bulkTitle(draft)),
      bulkDraftForm({ draft, rows, choices, back: backIn(context.query), email, suppressed }, texts, problems),
    ),
  };
}

const isDraft = (action: BulkAction): action is BulkAction & { action: ChosenAction } =>
  action.state === 'draft' && action.action !== 'undo';

async function show(context: ConsoleContext): Promise<ConsoleReply> {
  const { user, resolve } = context;
  const id = pathId(context);
  const report = await resolve(BulkReportService).report(user.organizationId, id);
  const { action } = report;
  if (isDraft(action)) return draftPage(context, action);
  const path = bulkActionPath(id);
  const back = backIn(context.query) ?? listPath(action.list);
  return {
    document: consolePage(
      context,
      { title: bulkTitle(action), section: action.list, scripts: [...liveScripts, selectionScript.path] },
      h('h1', null, bulkTitle(action)),
      liveLine(
        bulkActionPath(id, backIn(context.query)),
        h('a', { href: back }, isBoard(back) ? t.backToBoard : t.backToList[action.list]),
        h('a', { href: bulkPath }, t.listTitle),
      ),
      h(
        'div',
        context.notice === t.started ? { 'data-selection-used': '' } : {},
        livePart(`${path}/live`, bulkFragment(report)),
      ),
    ),
  };
}

async function start(context: ConsoleContext): Promise<ConsoleReply> {
  const { user, form, resolve } = context;
  const id = pathId(context);
  const bulk = resolve(BulkActionService);
  const action = await bulk.get(user.organizationId, id);
  const path = bulkActionPath(id, backIn(context.query));
  if (!isDraft(action)) return { redirect: path, notice: t.startedBefore };
  const texts = textsIn(form);
  const chosen = paramsIn(action, texts, await bulkChoices(context));
  if ('problems' in chosen) return draftPage(context, action, texts, chosen.problems);
  const { note: _, ...details } = { note: null, ...chosen.params };
  const isStarted = await runAudited(
    context,
    () => bulk.start(user.organizationId, id, chosen.params, actorFrom(context)),
    (done) =>
      done ? { action: 'bulk_action.start', subject: id, details: { ...details, count: action.rowsTotal } } : undefined,
  );
  return { redirect: path, notice: isStarted ? t.started : t.startedBefore };
}

async function undo(context: ConsoleContext): Promise<ConsoleReply> {
  const { user, resolve } = context;
  const id = pathId(context);
  const bulk = resolve(BulkActionService);
  const undone = await bulk.get(user.organizationId, id);
  if (undone.action !== 'move' && undone.action !== 'reject') throw new NotFound('The move');
  const { undoId } = await runAudited(
    context,
    () => bulk.undo(user.organizationId, id, actorFrom(context)),
    (made) => (made.isNew ? { action: 'bulk_action.undo', subject: made.undoId, details: { undoes: id } } : undefined),
  );
  return { redirect: bulkActionPath(undoId, backBefore(context.headers.referer)), notice: t.undoStarted };
}

async function list(context: ConsoleContext): Promise<ConsoleReply> {
  const { user, resolve } = context;
  const rows = await resolve(BulkActionService).latest(user.organizationId, latest);
  const { columns } = t.list;
  return {
    document: consolePage(
      context,
      { title: t.listTitle, section: 'work' },
      pageHead({ title: t.listTitle }),
      rows.length === 0
        ? emptyState(t.list.emptyTitle, t.list.emptyText)
        : table(
            t.list.caption,
            [
              { label: columns.action, of: (row) => h('a', { href: bulkActionPath(row.id) }, bulkTitle(row)) },
              { label: columns.state, of: bulkStateBadge },
              { label: columns.done, isNumber: true, of: (row) => formatNumber(row.doneCount) },
              { label: columns.unchanged, isNumber: true, of: (row) => formatNumber(row.unchangedCount) },
              { label: columns.failed, isNumber: true, of: (row) => formatNumber(row.failedCount) },
              { label: columns.started, of: (row) => showDateTime(row.createdAt) },
            ],
            rows,
          ),
    ),
  };
}

const path = bulkActionPath('{id}');
const shared = { role: 'recruiter' } as const;

export const bulkPages = [
  defineConsolePage({ method: 'get', path: bulkPath, ...shared, handler: list }),
  defineConsolePage({ method: 'post', path: bulkPath, ...shared, handler: select }),
  defineConsolePage({ method: 'get', path, ...shared, handler: show }),
  defineConsolePage({ method: 'post', path, ...shared, handler: start }),
  defineConsolePage({ method: 'post', path: `${path}/undo`, ...shared, handler: undo }),
  defineConsolePage({
    ...{ method: 'get', path: `${path}/live/now`, ...shared, isPart: true },
    handler: async (context) => ({
      document: bulkFragment(
        await context.resolve(BulkReportService).report(context.user.organizationId, pathId(context)),
      ),
    }),
  }),
  defineConsolePage({
    ...{ method: 'get', path: `${path}/live`, ...shared, isPart: true },
    handler: async (context) => {
      const { organizationId } = context.user;
      const { id } = await context.resolve(BulkActionService).get(organizationId, pathId(context));
      return liveEvents(context, (signal) => context.resolve(BulkStream).follow(organizationId, id, signal));
    },
  }),
];
