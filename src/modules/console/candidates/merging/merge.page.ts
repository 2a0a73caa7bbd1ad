import { h, type JSX } from 'preact';
import { z } from 'zod';
import { type Applicant, ApplicantService } from '#modules/applications';
import { ResumeService } from '#modules/candidates';
import { MergeCandidate, MergePreviewService, MergeService } from '#modules/privacy';
import { NotFound } from '#platform/errors.ts';
import { id as anId, text } from '#platform/schema/fields.ts';
import { validate } from '#platform/schema/validate.ts';
import { runAudited } from '../../audit-trail.ts';
import { filterBar } from '../../components/filters.ts';
import { table } from '../../components/table.ts';
import { showDateTime } from '../../components/time.ts';
import { copy } from '../../console.messages.ts';
import { type ConsoleContext, type ConsoleReply, defineConsolePage } from '../../console.page.ts';
import { toFormErrors } from '../../form-errors.ts';
import { consolePage } from '../../layout.ts';
import { readListQuery } from '../../list-query.ts';
import { pathId } from '../../path-id.ts';
import { CandidateListQueries, type CandidateRow } from '../candidate-list.queries.ts';
import { sourceLabel } from '../source-label.ts';
import { orStanding } from './gone.ts';
import { comparisonView, mergePath } from './merge.view.ts';

const { merge: t } = copy;
const path = '/console/candidates/{id}/merge';
const candidatePath = (id: string): string => `/console/candidates/${id}`;
const { columns: names } = copy.candidates;

const foundTable = (into: Applicant, rows: readonly CandidateRow[]): JSX.Element =>
  table(
    t.find.caption,
    [
      { label: names.name, of: (row) => h('a', { href: mergePath(into.id, row.id) }, row.full_name) },
      {
        label: names.role,
        of: (row) => [row.current_designation, row.current_company].filter(Boolean).join(', '),
      },
      { label: names.location, of: (row) => row.location },
      { label: names.source, of: (row) => sourceLabel(row.source) },
      { label: names.added, of: (row) => showDateTime(row.created_at) },
    ],
    rows,
  );

const limit = 50;

/** The page to find the other candidate. `problem` says why the chosen one cannot be merged. */
async function findPage(context: ConsoleContext, problem?: { status: number; message: string }): Promise<ConsoleReply> {
  const { user, query, resolve } = context;
  const { organizationId } = user;
  const into = await resolve(ApplicantService).get(organizationId, pathId(context));
  if (into.talent_pool_status === 'masked') return maskedPage(context, into);
  const { filters, typed, problems } = readListQuery({ search: text(200) }, query);
  const found = filters.search
    ? await resolve(CandidateListQueries).page(organizationId, {
        search: filters.search,
        limit,
        offset: 0,
        countUpTo: limit,
      })
    : undefined;
  const others = found?.rows.filter((row) => row.id !== into.id && row.talent_pool_status !== 'masked') ?? [];
  return {
    status: problem?.status ?? (problems.size > 0 ? 422 : 200),
    document: consolePage(
      context,
      { title: t.title(into.full_name), section: 'candidates' },
      h('h1', null, t.title(into.full_name)),
      problem && h('p', { class: 'problems', role: 'alert' }, problem.message),
      h('p', null, t.find.intro),
      filterBar(mergePath(into.id), [{ kind: 'search', name: 'search', label: t.find.search }], typed, problems),
      others.length > 0 && foundTable(into, others),
      found !== undefined && others.length === 0 && h('p', { class: 'quiet' }, t.find.none),
      found !== undefined && found.total > limit && h('p', { class: 'quiet' }, t.find.more),
      h('p', null, h('a', { href: candidatePath(into.id) }, copy.form.cancel)),
    ),
  };
}

const maskedPage = (context: ConsoleContext, { id, full_name: name }: Applicant): ConsoleReply => ({
  status: 403,
  document: consolePage(
    context,
    { title: t.title(name), section: 'talent-pool' },
    h('h1', null, t.title(name)),
    h('p', { class: 'problems', role: 'alert' }, t.masked),
    h('p', null, h('a', { href: `/console/talent-pool/${id}/reveal` }, t.reveal(name))),
  ),
});

/** Throws NotFound. */
async function comparePage(
  context: ConsoleContext,
  { from_id: fromId, prefer }: MergeCandidate,
  problem?: { status: number; message: string },
): Promise<ConsoleReply> {
  const { user, resolve } = context;
  const intoId = pathId(context);
  const preview = await resolve(MergePreviewService).preview(user.organizationId, intoId, { from_id: fromId, prefer });
  const { into, from } = preview;
  const masked = [into, from].find(({ talent_pool_status }) => talent_pool_status === 'masked');
  if (masked) return maskedPage(context, masked);
  const resumes = resolve(ResumeService);
  const [ofInto, ofFrom] = await Promise.all([
    resumes.detail(user.organizationId, intoId),
    resumes.detail(user.organizationId, fromId),
  ]);
  const heading = t.heading(from.full_name, into.full_name);
  return {
    status: problem?.status ?? 200,
    document: consolePage(
      context,
      { title: heading, section: 'candidates' },
      h('h1', null, heading),
      problem && h('p', { class: 'problems', role: 'alert' }, problem.message),
      ...comparisonView({ ...preview, prefer, resumes: { into: ofInto, from: ofFrom } }),
    ),
  };
}

const Choice = z.object({ from_id: anId(), prefer: MergeCandidate.shape.prefer.catch('target') });

async function mergePage(context: ConsoleContext): Promise<ConsoleReply> {
  const { query } = context;
  const chosen = query.get('with');
  if (!chosen) return findPage(context);
  const choice = Choice.safeParse({ from_id: chosen, prefer: query.get('prefer') ?? undefined });
  if (!choice.success) throw new NotFound();
  // If a candidate was merged meanwhile, redirect to the remaining one.
  return orStanding(
    context,
    choice.data.from_id,
    (standing) => (standing === pathId(context) ? candidatePath(standing) : mergePath(pathId(context), standing)),
    () => withProblems(context, choice.data, () => comparePage(context, choice.data)),
  );
}

/** Shows what the user can correct. */
async function withProblems(
  context: ConsoleContext,
  { from_id: fromId, prefer }: MergeCandidate,
  reply: () => Promise<ConsoleReply>,
): Promise<ConsoleReply> {
  try {
    return await reply();
  } catch (error) {
    const { status, message, problems } = toFormErrors(error, { from_id: t.otherCandidate });
    const problem = { status, message: message ?? [...problems.values()].join(' ') };
    if (fromId === pathId(context)) return findPage(context, problem);
    return comparePage(context, { from_id: fromId, prefer }, problem);
  }
}

/** Throws NotFound. */
async function merge(context: ConsoleContext): Promise<ConsoleReply> {
  const { user, form, resolve } = context;
  const { organizationId } = user;
  const intoId = pathId(context);
  const choice = validate(MergeCandidate, {
    from_id: form.value('from_id'),
    prefer: form.value('prefer') || undefined,
  });
  const run = async (): Promise<ConsoleReply> => {
    const { full_name: name } = await resolve(ApplicantService).get(organizationId, choice.from_id);
    await runAudited(
      context,
      () => resolve(MergeService).merge(organizationId, intoId, choice),
      // The merge names the change.
      () => undefined,
    );
    return { redirect: candidatePath(intoId), notice: t.done(name) };
  };
  return orStanding(context, choice.from_id, candidatePath, () => withProblems(context, choice, run));
}

const standing = (handler: (context: ConsoleContext) => Promise<ConsoleReply>) => (context: ConsoleContext) =>
  orStanding(context, pathId(context), candidatePath, () => handler(context));

export const mergePages = [
  defineConsolePage({ method: 'get', path, role: 'recruiter', isChange: true, handler: standing(mergePage) }),
  defineConsolePage({ method: 'post', path, role: 'recruiter', handler: standing(merge) }),
];
