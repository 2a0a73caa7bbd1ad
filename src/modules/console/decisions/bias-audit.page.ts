import { Readable } from 'node:stream';
import { h, type JSX } from 'preact';
import {
  type BiasAudit,
  BiasAuditPeriod,
  type BiasAuditQuery,
  BiasAuditService,
  biasAuditFile,
} from '#modules/decisions';
import { runAudited } from '../audit-trail.ts';
import { filterBar } from '../components/filters.ts';
import { copy } from '../console.messages.ts';
import { type ConsoleContext, type ConsoleReply, defineConsolePage } from '../console.page.ts';
import { settingsPage, settingsPath } from '../settings/settings-layout.ts';
import { auditSections } from './bias-audit.view.ts';
import { BiasAuditJobQueries } from './bias-audit-job.queries.ts';

const { biasAudit: t } = copy.settings;
const path = settingsPath('bias-audit');

const fields = ['from', 'to', 'job_id'] as const;
const problemTexts: Record<string, string> = { from: t.invalidDay, to: t.invalidDay, job_id: copy.filters.invalid };

/** Empty fields are no filter. */
function readPeriod(query: URLSearchParams) {
  const typed = Object.fromEntries(
    fields.map((name) => [name, (query.get(name) ?? '').replaceAll('\0', '').toWellFormed().trim()]),
  );
  const given = Object.fromEntries(Object.entries(typed).filter(([, text]) => text !== ''));
  const result = BiasAuditPeriod.safeParse(given);
  const problems = new Map(
    (result.error?.issues ?? []).map(({ code, path: [name = ''] }) => [
      String(name),
      code === 'custom' && name === 'to' ? t.order : (problemTexts[String(name)] ?? copy.filters.invalid),
    ]),
  );
  return { typed, given, period: result.data, problems };
}

async function filterForm(
  { user, resolve }: ConsoleContext,
  { typed, period, problems }: ReturnType<typeof readPeriod>,
): Promise<JSX.Element> {
  const jobs = await resolve(BiasAuditJobQueries).list(user.organizationId, period?.job_id);
  return filterBar(
    path,
    [
      { kind: 'date', name: 'from', label: t.filters.from },
      { kind: 'date', name: 'to', label: t.filters.to },
      {
        kind: 'choice',
        name: 'job_id',
        label: t.filters.job,
        options: jobs.map(({ id, title }) => ({ value: id, label: title })),
      },
    ],
    typed,
    problems,
  );
}

/** Recorded in the audit log, because comparing periods that differ by few people could reveal their answers. */
async function computeAudited(context: ConsoleContext, period: BiasAuditQuery): Promise<BiasAudit> {
  const audit = await context.resolve(BiasAuditService).compute(context.user.organizationId, period);
  await runAudited(context, async () => {}, { action: 'bias_audit.view', details: period });
  return audit;
}

async function show(context: ConsoleContext): Promise<ConsoleReply> {
  const { query } = context;
  const request = readPeriod(query);
  const { period, given } = request;
  const audit = period && (await computeAudited(context, period));
  const search = new URLSearchParams(given).toString();
  return {
    status: audit ? 200 : 422,
    document: settingsPage(
      context,
      { title: t.title, part: 'bias-audit' },
      h('p', null, t.about),
      h('p', null, t.auditor),
      h('p', { class: 'quiet' }, t.privacy),
      await filterForm(context, request),
      h('p', { class: 'quiet' }, audit ? t.days : copy.list.invalidFilters),
      audit && auditSections(audit, `${path}/file${search && `?${search}`}`),
    ),
  };
}

async function download(context: ConsoleContext): Promise<ConsoleReply> {
  const { query } = context;
  const { period } = readPeriod(query);
  if (!period) return { redirect: `${path}?${query.toString()}` };
  const { name, type, bytes } = biasAuditFile(await computeAudited(context, period));
  const read = async (range?: { start: number; end: number }) =>
    Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes]);
  return { file: { name, type, size: bytes.length, read } };
}

export const biasAuditPages = [
  defineConsolePage({ method: 'get', path, role: 'admin', handler: show }),
  defineConsolePage({ method: 'get', path: `${path}/file`, role: 'admin', handler: download }),
];
