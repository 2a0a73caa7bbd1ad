import { Readable } from 'node:stream';
import { h, type JSX } from 'preact';
import {
  type ColumnMapping,
  ImportPreviews,
  ImportService,
  ImportUpload,
  importPresets,
  type StoredImport,
} from '#modules/imports';
import { JobService } from '#modules/jobs';
import { Clock } from '#platform/clock.ts';
import { AppError, NotFound } from '#platform/errors.ts';
import { id as idSchema } from '#platform/schema/fields.ts';
import { liveScripts } from '../assets.ts';
import { runAudited } from '../audit-trail.ts';
import { type ConsoleContext, type ConsoleReply, defineConsolePage } from '../console.page.ts';
import { consolePage } from '../layout.ts';
import { liveEvents, liveLine, livePart } from '../live/live.ts';
import { pathId } from '../path-id.ts';
import { importCopy as t } from './import.messages.ts';
import {
  columnField,
  draftForm,
  type ImportForm,
  type ImportJob,
  importPath,
  importsPath,
  importSection as section,
  withLabels,
} from './import.view.ts';
import { ImportStream } from './import-stream.ts';
import { keptPart } from './import-undo.page.ts';
import { importFragment } from './import-undo.view.ts';
import { requesterOf } from './requester.ts';

const alert = (text: string): JSX.Element => h('p', { class: 'wrong', role: 'alert' }, text);

type Choices = ImportForm & { mapping: ColumnMapping };

/** Choices of the form. The names of columns come from the file. */
function choicesIn({ form }: ConsoleContext, columns: readonly string[]): Choices {
  const preset = form.value('preset');
  // Another system means other fields.
  const isOtherSystem = form.value('do') === 'preview' && preset !== form.value('shown_preset');
  const chosen = (isOtherSystem ? [] : columns).flatMap((column, at): [string, string | null][] => {
    const [field] = form.values(columnField(at));
    return column === '' || field === undefined ? [] : [[column, field || null]];
  });
  return {
    preset: importPresets.find((name) => name === preset) ?? null,
    jobId: form.value('job_id').trim(),
    outreach: form.value('outreach') !== '',
    mapping: Object.fromEntries(chosen),
  };
}

const nothing: Choices = { preset: null, jobId: '', outreach: false, mapping: {} };

async function draftPage(
  context: ConsoleContext,
  id: string,
  { preset, mapping, ...form }: Choices,
  problem?: AppError,
): Promise<ConsoleReply> {
  const { user, resolve } = context;
  const jobId = idSchema().safeParse(form.jobId).data ?? null;
  const preview = await resolve(ImportPreviews).preview(user.organizationId, id, { preset, mapping, jobId });
  const messages = preview.errors.map(
    ({ path, message }) => `${path.replace(/^mapping\.?/, '') || t.file}: ${withLabels(message)}`,
  );
  return {
    status: problem?.status ?? 200,
    document: consolePage(
      context,
      { title: t.title, section },
      h('h1', null, t.title),
      problem && alert(problem.message),
      messages.length > 0 && [
        h('p', { class: 'wrong', role: 'alert' }, t.problems),
        h(
          'ul',
          null,
          messages.map((message) => h('li', null, message)),
        ),
      ],
      draftForm(id, preview, { preset, ...form }, await jobsFor(context, jobId)),
    ),
  };
}

/** The newest jobs. More would make the page large. */
const mostJobs = 200;

async function jobsFor({ user, resolve }: ConsoleContext, chosen: string | null): Promise<ImportJob[]> {
  const jobs = resolve(JobService);
  const { rows } = await jobs.list(user.organizationId, { status: 'active', limit: mostJobs, offset: 0 });
  const active = rows.flatMap((job) => ('title' in job ? [{ id: job.id, title: job.title }] : []));
  if (chosen === null || active.some(({ id }) => id === chosen)) return active;
  const other = await jobs.find(user.organizationId, chosen);
  return other ? [{ id: other.id, title: other.title }, ...active] : active;
}

async function columnsOf({ user, resolve }: ConsoleContext, id: string): Promise<string[]> {
  const shown = await resolve(ImportPreviews).preview(user.organizationId, id, {
    preset: null,
    mapping: {},
    jobId: null,
  });
  return shown.columns;
}

async function startedPage(context: ConsoleContext, shown: StoredImport): Promise<ConsoleReply> {
  const draft = idSchema().safeParse(context.query.get('draft')).data;
  const path = importPath(shown.id);
  return {
    document: consolePage(
      context,
      { title: t.detail.title, section, scripts: liveScripts },
      h('h1', null, shown.dry_run ? t.detail.checkTitle : t.detail.title),
      liveLine(draft ? `${path}?draft=${draft}` : path),
      livePart(`${path}/live`, importFragment(shown, context.resolve(Clock).now())),
      await keptPart(context, shown),
      shown.dry_run && draft && h('p', null, h('a', { href: importPath(draft) }, t.detail.back)),
      h('p', null, h('a', { href: importsPath }, t.detail.another)),
    ),
  };
}

async function show(context: ConsoleContext): Promise<ConsoleReply> {
  const id = pathId(context);
  try {
    return await startedPage(context, await context.resolve(ImportService).get(context.user.organizationId, id));
  } catch (error) {
    if (!(error instanceof NotFound)) throw error;
    return draftPage(context, id, nothing);
  }
}

async function start(context: ConsoleContext, id: string, choices: Choices, dryRun: boolean): Promise<ConsoleReply> {
  const { user, resolve } = context;
  const imports = resolve(ImportService);
  const { preset, mapping, jobId, outreach } = choices;
  const options = {
    outreach,
    ...(preset && { preset }),
    ...(Object.keys(mapping).length > 0 && { mapping }),
    ...(jobId !== '' && { job_id: jobId }),
  };
  // A check leaves the draft for the import.
  const { id: target } = await runAudited(
    context,
    () => imports[dryRun ? 'check' : 'start'](user.organizationId, id, requesterOf(context), options),
    () => undefined,
  );
  return { redirect: `${importPath(target)}${dryRun ? `?draft=${id}` : ''}`, notice: t.started };
}

async function discard({ user, resolve }: ConsoleContext, id: string): Promise<ConsoleReply> {
  if (!(await resolve(ImportUpload).discard(user.organizationId, id))) throw new NotFound('The import');
  return { redirect: importsPath, notice: t.drafts.deleted };
}

async function act(context: ConsoleContext): Promise<ConsoleReply> {
  const id = pathId(context);
  if (context.form.value('do') === 'discard') return discard(context, id);
  const choices = choicesIn(context, await columnsOf(context, id));
  const wanted = context.form.value('do');
  if (wanted !== 'start' && wanted !== 'check') return draftPage(context, id, choices);
  try {
    if (choices.jobId !== '' && !idSchema().safeParse(choices.jobId).success) throw new NotFound('The job');
    return await start(context, id, choices, wanted === 'check');
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    return draftPage(context, id, choices, error);
  }
}

async function errorFile(context: ConsoleContext): Promise<ConsoleReply> {
  const id = pathId(context);
  const { contents } = await runAudited(
    context,
    () => context.resolve(ImportService).errors(context.user.organizationId, id, { seesContact: true }),
    { action: 'import.download_errors', subject: id },
  );
  return {
    stream: { type: 'text/csv; charset=utf-8', name: `import-errors-${id}.csv`, contents: Readable.from(contents) },
  };
}

const fragment = async ({ user, resolve }: ConsoleContext, id: string): Promise<JSX.Element> =>
  importFragment(await resolve(ImportService).get(user.organizationId, id), resolve(Clock).now());

export const importPages = [
  defineConsolePage({ method: 'get', path: importPath('{id}'), role: 'recruiter', handler: show }),
  defineConsolePage({ method: 'post', path: importPath('{id}'), role: 'recruiter', handler: act }),
  defineConsolePage({
    ...{ method: 'get', path: `${importPath('{id}')}/live/now`, role: 'recruiter', isPart: true },
    handler: async (context) => ({ document: await fragment(context, pathId(context)) }),
  }),
  defineConsolePage({
    ...{ method: 'get', path: `${importPath('{id}')}/live`, role: 'recruiter', isPart: true },
    handler: async (context) => {
      const { organizationId } = context.user;
      const { id } = await context.resolve(ImportService).get(organizationId, pathId(context));
      return liveEvents(context, (signal) => context.resolve(ImportStream).follow(organizationId, id, signal));
    },
  }),
  defineConsolePage({ method: 'get', path: `${importPath('{id}')}/errors.csv`, role: 'recruiter', handler: errorFile }),
];
