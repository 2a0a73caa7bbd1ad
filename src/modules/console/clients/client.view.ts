import { h, type JSX } from 'preact';
import type { ClientView } from '#modules/clients';
import { factList } from '#platform/pages/fact-list.ts';
import { formatNumber } from '#platform/pages/format.ts';
import type { Page } from '#platform/paging/page.ts';
import { badge } from '../components/badges.ts';
import { pageHead } from '../components/page-head.ts';
import { table } from '../components/table.ts';
import { tagList } from '../components/tag-list.ts';
import { showDateTime } from '../components/time.ts';
import { copy } from '../console.messages.ts';
import type { ConsoleContext } from '../console.page.ts';
import { jobColumns } from '../jobs/job-columns.ts';
import type { JobRow } from '../jobs/job-list.queries.ts';
import { consolePage } from '../layout.ts';
import { clientPath } from './client-form.view.ts';

const { clients: t } = copy;
const { page: p, fields } = t;

export const clientBadge = (status: ClientView['status']): JSX.Element =>
  badge(t.statuses[status], status === 'active' ? 'good' : 'plain');

const tile = (value: number, label: string, href?: string): JSX.Element =>
  h('li', null, [h('strong', null, formatNumber(value)), href ? h('a', { href }, label) : h('span', null, label)]);

function facts(client: ClientView): JSX.Element {
  const { website, email } = client;
  return factList([
    [fields.contact_person, client.contact_person],
    [fields.email, email && h('a', { href: `mailto:${email}` }, email)],
    [fields.phone, client.phone],
    [fields.website, website && h('a', { href: website, rel: 'noopener noreferrer' }, website)],
    [fields.industry, client.industry],
    [fields.address, client.address && h('span', { class: 'given' }, client.address)],
    [fields.tags, client.tags.length > 0 && tagList(client.tags)],
    [fields.external_id, client.external_id],
    [p.created, showDateTime(client.created_at)],
    [p.updated, showDateTime(client.updated_at)],
  ]);
}

export function clientPage(context: ConsoleContext, client: ClientView, jobs: Page<JobRow>): JSX.Element {
  const jobsPath = `/console/jobs?client=${client.id}`;
  return consolePage(
    context,
    { title: client.name, section: 'clients' },
    pageHead({
      title: [client.name, ' ', clientBadge(client.status)],
      actions: [
        h('a', { class: 'button', href: `/console/jobs/new?client=${client.id}` }, p.newJob),
        h('a', { class: 'button other', href: `${clientPath(client.id)}/edit` }, t.edit.open),
      ],
    }),
    h('ul', { class: 'tiles' }, [
      tile(client.jobs_count, p.jobs, jobsPath),
      tile(client.active_jobs_count, p.activeJobs, `${jobsPath}&status=active`),
    ]),
    h('div', { class: 'split' }, [
      h('div', null, [
        h('section', null, [
          h('h2', null, p.jobsTitle),
          jobs.rows.length === 0
            ? h('p', { class: 'quiet' }, p.noJobs)
            : table(
                p.jobsCaption,
                jobColumns.filter(({ key }) => key !== 'client'),
                jobs.rows,
              ),
          jobs.total > jobs.rows.length && h('p', null, h('a', { href: jobsPath }, p.allJobs(jobs.total))),
        ]),
        client.notes && h('section', null, [h('h2', null, p.notes), h('p', { class: 'given' }, client.notes)]),
      ]),
      h('aside', { 'aria-label': p.details }, facts(client)),
    ]),
  );
}
