import { h, type JSX } from 'preact';
import type { Applicant } from '#modules/applications';
import type { Suppression } from '#modules/outreach';
import type { Page } from '#platform/paging/page.ts';
import { stateBadge } from '../../components/badges.ts';
import type { ConsoleContext } from '../../console.page.ts';
import { formActions } from '../../editing/edit.view.ts';
import type { JobRow } from '../../jobs/job-list.queries.ts';
import { consolePage } from '../../layout.ts';
import { applyingCopy as t } from './applying.messages.ts';

export const addToJobPath = (candidateId: string): string => `/console/candidates/${candidateId}/add-to-job`;

export type JobChoice = {
  search: string;
  includesAll: boolean;
  jobs: Page<JobRow>;
  hasOutreach: boolean;
  /** Why the candidate's email address gets no outreach. */
  suppression: Suppression | undefined;
};

function searchForm(id: string, { search, includesAll }: JobChoice): JSX.Element {
  return h('form', { class: 'filters', method: 'get', action: addToJobPath(id), role: 'search' }, [
    h('div', { class: 'filter' }, [
      h('label', { for: 'job-search' }, t.search),
      h('input', { id: 'job-search', name: 'search', type: 'search', value: search, maxLength: 200 }),
    ]),
    h('label', { class: 'choice' }, [
      h('input', { type: 'checkbox', name: 'all', value: 'on', checked: includesAll }),
      h('span', null, t.all),
    ]),
    h('div', { class: 'filter-actions' }, h('button', { type: 'submit', class: 'other' }, t.submitSearch)),
  ]);
}

function jobChoice({ applications }: Applicant, { id, title, company, status }: JobRow): JSX.Element {
  const existing = applications.find((application) => application.job_id === id);
  const name = [title, company && h('span', { class: 'quiet' }, t.company(company)), ' ', stateBadge(status)];
  if (!existing) {
    return h('label', { class: 'choice' }, [
      h('input', { type: 'radio', name: 'job_id', value: id, required: true }),
      h('span', null, name),
    ]);
  }
  const link = h('a', { href: `/console/applications/${existing.id}` }, t.view);
  return h('p', { class: 'choice' }, h('span', null, [name, ' ', h('span', { class: 'quiet' }, t.added(link))]));
}

export function addToJobPage(
  context: ConsoleContext,
  candidate: Applicant,
  choice: JobChoice,
  problem?: string,
): JSX.Element {
  const { id, full_name: name, email } = candidate;
  const { jobs, hasOutreach, suppression, includesAll, search } = choice;
  const { rows, total } = jobs;
  const isNew = ({ id: jobId }: JobRow) => candidate.applications.every(({ job_id }) => job_id !== jobId);
  return consolePage(
    context,
    { title: t.title(name), section: 'candidates' },
    h('h1', null, t.title(name)),
    problem && h('div', { class: 'problems', role: 'alert', tabIndex: -1, autofocus: true }, h('p', null, problem)),
    searchForm(id, choice),
    rows.length === 0
      ? h('p', { class: 'empty' }, includesAll || search !== '' ? t.none : t.noneOpen)
      : h('form', { method: 'post', action: addToJobPath(id) }, [
          h('fieldset', { class: 'group' }, [
            h('legend', null, t.job),
            rows.map((job) => jobChoice(candidate, job)),
            total > rows.length && h('p', { class: 'quiet' }, t.more(rows.length)),
          ]),
          rows.some(isNew) && [
            suppression && email
              ? [h('p', null, t.suppressed[suppression](email)), h('p', { class: 'quiet' }, t.score)]
              : h('p', { class: 'quiet' }, [t.consequence(hasOutreach), ' ', t.score]),
            formActions(t.submit, `/console/candidates/${id}`),
          ],
        ]),
  );
}
