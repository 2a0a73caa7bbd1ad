import { h, type JSX } from 'preact';
import { ApplicantService } from '#modules/applications';
import { TalentPoolService } from '#modules/candidates';
import { Conflict } from '#platform/errors.ts';
import { text } from '#platform/http/types.ts';
import { audited } from './audited.ts';
import { candidateColumns } from './candidate.pages.ts';
import { CandidateListQueries, type CandidateRow } from './candidate-list.queries.ts';
import { emptyState } from './components/empty-state.ts';
import { facts } from './components/facts.ts';
import type { Column } from './components/table.ts';
import { tags } from './components/tags.ts';
import { type ConsoleContext, type ConsoleReply, defineConsolePage } from './console.page.ts';
import { consolePage } from './layout.ts';
import { listPage } from './list.page.ts';
import { readListQuery } from './list-query.ts';
import { recordId } from './record-id.ts';

const path = '/console/talent-pool';
const filters = { search: text(200), tag: text(200) };

const { name, designation, location, experience, created } = candidateColumns;
const columns: readonly Column<CandidateRow>[] = [
  name,
  designation,
  location,
  experience,
  { label: 'Skills', of: ({ skills }) => tags(skills, 6) },
  created,
  {
    label: 'Reveal',
    of: ({ id, full_name }) =>
      h('a', { href: `${path}/${id}/reveal` }, ['Reveal …', h('span', { class: 'unseen' }, ` ${full_name}`)]),
  },
];

const empty = emptyState(
  'No masked profiles',
  'Profiles of a talent pool are linked by the operator of this installation: ',
  h('code', null, 'talent-pool link'),
  '. Those that were revealed are among the ',
  h('a', { href: '/console/candidates?pool=revealed' }, 'candidates'),
  '.',
);

async function list(context: ConsoleContext): Promise<ConsoleReply> {
  const { user, query, resolve } = context;
  const asked = readListQuery(filters, query);
  const { limit, offset, problems } = asked;
  const wanted = { ...asked.filters, pool: 'masked', limit, offset };
  const page =
    problems.size > 0 ? { rows: [], total: 0 } : await resolve(CandidateListQueries).page(user.organizationId, wanted);
  return listPage(context, {
    title: 'Talent pool',
    section: 'talent-pool',
    about: h(
      'p',
      { class: 'quiet' },
      'People whose profile is masked: how to reach them is hidden until it is revealed.',
    ),
    path,
    filters: [
      { kind: 'search', name: 'search', label: 'Name' },
      { kind: 'search', name: 'tag', label: 'Tag' },
    ],
    caption: 'Masked profiles, newest first',
    asked,
    page,
    columns,
    empty,
  });
}

/** Asks before anything is revealed, and says who stands in the way. */
async function ask(context: ConsoleContext, id: string, problem?: JSX.Element): Promise<ConsoleReply> {
  const candidate = await context.resolve(ApplicantService).get(context.user.organizationId, id);
  if (candidate.talent_pool_status !== 'masked' && !problem) return { redirect: `/console/candidates/${id}` };
  return {
    status: problem ? 409 : 200,
    document: consolePage(
      context,
      { title: `Reveal ${candidate.full_name}`, section: 'talent-pool' },
      h('h1', null, `Reveal ${candidate.full_name}?`),
      problem,
      facts([
        ['Designation', candidate.current_designation],
        ['Company', candidate.current_company],
        ['Location', candidate.location],
      ]),
      h('p', null, [
        'Their email, phone numbers, resume link and pay become part of the candidate, for everybody in ',
        context.user.organizationName,
        ' and for its integrations. It is recorded who revealed them, and cannot be undone.',
      ]),
      h('form', { method: 'post', action: `${path}/${id}/reveal` }, [
        h('div', { class: 'actions' }, [
          h('button', { type: 'submit' }, 'Reveal this profile'),
          h('a', { class: 'button other', href: `/console/candidates/${id}` }, 'Cancel'),
        ]),
      ]),
    ),
  };
}

/** Who has the email already, for the recruiter to look at. */
async function conflict({ user, resolve }: ConsoleContext, id: string, message: string): Promise<JSX.Element> {
  const other = await resolve(TalentPoolService).holderOfEmail(user.organizationId, id);
  if (other === undefined) return h('p', { class: 'problems', role: 'alert' }, message);
  const { full_name } = await resolve(ApplicantService).get(user.organizationId, other);
  return h('p', { class: 'problems', role: 'alert' }, [
    'Another candidate has the email of this profile already: ',
    h('a', { href: `/console/candidates/${other}` }, full_name),
    '. Nothing was revealed.',
  ]);
}

async function reveal(context: ConsoleContext): Promise<ConsoleReply> {
  const { user, resolve } = context;
  const id = recordId(context);
  try {
    await audited(
      context,
      () => resolve(TalentPoolService).reveal(user.organizationId, id),
      (isNew) => (isNew ? { action: 'talent_pool.reveal', subject: id } : undefined),
    );
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
    return ask(context, id, await conflict(context, id, error.message));
  }
  return { redirect: `/console/candidates/${id}`, notice: 'The profile is revealed.' };
}

export const talentPoolPages = [
  defineConsolePage({ method: 'get', path, role: 'recruiter', handler: list }),
  defineConsolePage({
    method: 'get',
    path: `${path}/{id}`,
    role: 'recruiter',
    // One page shows a candidate, masked or not.
    handler: (context) => Promise.resolve({ redirect: `/console/candidates/${recordId(context)}` }),
  }),
  defineConsolePage({
    method: 'get',
    path: `${path}/{id}/reveal`,
    role: 'recruiter',
    handler: (context) => ask(context, recordId(context)),
  }),
  defineConsolePage({ method: 'post', path: `${path}/{id}/reveal`, role: 'recruiter', handler: reveal }),
];
