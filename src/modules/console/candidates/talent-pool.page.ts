import { h, type JSX } from 'preact';
import { ApplicantService } from '#modules/applications';
import { TalentPoolService } from '#modules/candidates';
import { configToken } from '#platform/container.ts';
import { Conflict } from '#platform/errors.ts';
import { factList } from '#platform/pages/fact-list.ts';
import { text } from '#platform/schema/fields.ts';
import { checkRecruiterLimit, runAudited } from '../audit-trail.ts';
import { emptyState } from '../components/empty-state.ts';
import type { Column } from '../components/table.ts';
import { tagList } from '../components/tag-list.ts';
import { copy } from '../console.messages.ts';
import { type ConsoleContext, type ConsoleReply, defineConsolePage } from '../console.page.ts';
import { inFile, listFilePage, rowsInSteps } from '../downloads/list-file.ts';
import { consolePage } from '../layout.ts';
import { listPage } from '../list.page.ts';
import { noRows, readListQuery } from '../list-query.ts';
import { pathId } from '../path-id.ts';
import { candidateColumns, candidateId } from './candidate-list.page.ts';
import { CandidateListQueries, type CandidateRow } from './candidate-list.queries.ts';

const { talentPool: t } = copy;
const path = '/console/talent-pool';
const filePath = `${path}.csv`;
const filters = { search: text(200), tag: text(200) };

const { name, role, location, experience, added } = candidateColumns;
const columns: readonly Column<CandidateRow>[] = [
  name,
  role,
  location,
  experience,
  { label: t.skills, of: ({ skills }) => tagList(skills, 6), value: ({ skills }) => skills.join('; ') },
  added,
  {
    label: t.action,
    of: ({ id, full_name }) =>
      h('a', { href: `${path}/${id}/reveal` }, [t.reveal, h('span', { class: 'unseen' }, ` ${full_name}`)]),
  },
];

const empty = emptyState(
  t.empty.title,
  t.empty.text,
  h('a', { href: '/console/candidates?pool=revealed' }, t.empty.revealed),
);

async function list(context: ConsoleContext): Promise<ConsoleReply> {
  const { user, query, resolve } = context;
  const request = readListQuery(filters, query);
  const { paging, problems } = request;
  const masked = { ...request.filters, pool: 'masked' as const, ...paging };
  const page = problems.size > 0 ? noRows : await resolve(CandidateListQueries).page(user.organizationId, masked);
  return listPage(context, {
    title: t.title,
    section: 'talent-pool',
    about: h('p', { class: 'quiet' }, t.about),
    path,
    filters: [
      { kind: 'search', name: 'search', label: t.filters.search },
      { kind: 'search', name: 'tag', label: t.filters.tag },
    ],
    caption: t.caption,
    request,
    page,
    columns,
    file: filePath,
    empty,
  });
}

/** `problem`: why the profile was not revealed. */
async function confirmPage(context: ConsoleContext, id: string, problem?: JSX.Element): Promise<ConsoleReply> {
  const candidate = await context.resolve(ApplicantService).get(context.user.organizationId, id);
  if (candidate.talent_pool_status !== 'masked' && !problem) return { redirect: `/console/candidates/${id}` };
  const facts = copy.candidates.facts;
  return {
    status: problem ? 409 : 200,
    document: consolePage(
      context,
      { title: t.confirm.title(candidate.full_name), section: 'talent-pool' },
      h('h1', null, t.confirm.heading(candidate.full_name)),
      problem,
      factList([
        [facts.role, candidate.current_designation],
        [facts.company, candidate.current_company],
        [facts.location, candidate.location],
      ]),
      h('p', null, t.confirm.consequence(context.user.organizationName)),
      h('form', { method: 'post', action: `${path}/${id}/reveal` }, [
        h('div', { class: 'actions' }, [
          h('button', { type: 'submit' }, t.confirm.submit),
          h('a', { class: 'button other', href: `/console/candidates/${id}` }, copy.form.cancel),
        ]),
      ]),
    ),
  };
}

async function conflictProblem({ user, resolve }: ConsoleContext, id: string, message: string): Promise<JSX.Element> {
  const other = await resolve(TalentPoolService).holderOfEmail(user.organizationId, id);
  if (other === undefined) return h('p', { class: 'problems', role: 'alert' }, message);
  const { full_name } = await resolve(ApplicantService).get(user.organizationId, other);
  const link = h('a', { href: `/console/candidates/${other}` }, full_name);
  return h('p', { class: 'problems', role: 'alert' }, t.conflict(link));
}

async function reveal(context: ConsoleContext): Promise<ConsoleReply> {
  const { user, resolve } = context;
  const id = pathId(context);
  try {
    await runAudited(
      context,
      async () => {
        const isNew = await resolve(TalentPoolService).reveal(user.organizationId, id);
        const { reveals } = resolve(configToken).recruiterLimits;
        if (isNew) await checkRecruiterLimit(context, 'talent_pool.reveal', reveals, t.dailyLimit(reveals));
        return isNew;
      },
      (isNew) => (isNew ? { action: 'talent_pool.reveal', subject: id } : undefined),
    );
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
    return confirmPage(context, id, await conflictProblem(context, id, error.message));
  }
  return { redirect: `/console/candidates/${id}`, notice: t.done };
}

export const talentPoolPages = [
  defineConsolePage({ method: 'get', path, role: 'recruiter', handler: list }),
  listFilePage({
    name: 'talent-pool',
    path: filePath,
    role: 'recruiter',
    fields: filters,
    words: ['search', 'tag'],
    columns: [candidateId, ...inFile(columns)],
    find: ({ user, resolve }, given) =>
      rowsInSteps((paging) =>
        resolve(CandidateListQueries).page(user.organizationId, { ...given, pool: 'masked', ...paging }),
      ),
  }),
  defineConsolePage({
    method: 'get',
    path: `${path}/{id}`,
    role: 'recruiter',
    // Masked candidates have the same page as others.
    handler: (context) => Promise.resolve({ redirect: `/console/candidates/${pathId(context)}` }),
  }),
  defineConsolePage({
    method: 'get',
    path: `${path}/{id}/reveal`,
    role: 'recruiter',
    isChange: true,
    handler: (context) => confirmPage(context, pathId(context)),
  }),
  defineConsolePage({ method: 'post', path: `${path}/{id}/reveal`, role: 'recruiter', handler: reveal }),
];
