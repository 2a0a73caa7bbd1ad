import { type ComponentChildren, h, type JSX } from 'preact';
import { formatDay } from '#platform/pages/format.ts';
import { formatLabelledExperience, formatPay } from '../jobs/job-facts.ts';
import { layout } from '../layout.ts';
import { careersPicture } from '../pictures/picture-text.ts';
import { portalMessages } from '../portal.messages.ts';
import type { CareersFacets, CareersJob, CareersOrganization } from './careers.queries.ts';
import { type CareersFilter, careersSearch, isFiltered } from './careers-filter.ts';
import { careersPath } from './careers-path.ts';

const { careers: messages, job: jobMessages } = portalMessages;

const shownLocations = 3;

const locationsOf = (locations: readonly string[]): string =>
  locations.slice(0, shownLocations).join(' · ') +
  (locations.length > shownLocations ? messages.moreLocations(locations.length - shownLocations) : '');

function jobItem(job: CareersJob, organizationName: string): JSX.Element {
  const facts = [
    job.companyName === organizationName ? '' : job.companyName,
    locationsOf(job.locations),
    job.workMode ? jobMessages.workModes[job.workMode] : '',
    job.jobType ? jobMessages.types[job.jobType] : '',
    formatLabelledExperience(job) ?? '',
    formatPay(job) ?? '',
  ];
  return h('li', null, [
    h('h2', null, h('a', { href: `/jobs/${job.id}` }, job.title)),
    h('p', null, [
      facts.filter(Boolean).map((fact) => h('span', null, fact)),
      h('span', { class: 'quiet' }, messages.posted(formatDay(job.createdAt))),
    ]),
  ]);
}

type Choice = { name: string; label: string; any: string; value: string; options: { value: string; label: string }[] };

function choice({ name, label, any, value, options }: Choice): JSX.Element | false {
  // One that all jobs have in common narrows nothing.
  if (options.length < 2 && value === '') return false;
  const isListed = value === '' || options.some((option) => option.value === value);
  const all = [{ value: '', label: any }, ...options, ...(isListed ? [] : [{ value, label: value }])];
  const id = `field-${name}`;
  return h('div', { class: 'field' }, [
    h('label', { for: id }, label),
    h(
      'select',
      { id, name },
      all.map((option) => h('option', { value: option.value, selected: option.value === value }, option.label)),
    ),
  ]);
}

function choices({ location, workMode, jobType }: CareersFilter, facets: CareersFacets): JSX.Element[] {
  const labeled = (values: readonly string[], labels: Readonly<Record<string, string>>) =>
    values.map((value) => ({ value, label: labels[value] ?? value }));
  return [
    choice({
      name: 'location',
      label: messages.location,
      any: messages.anyLocation,
      value: location ?? '',
      options: facets.locations.map((name) => ({ value: name, label: name })),
    }),
    choice({
      name: 'work_mode',
      label: messages.workMode,
      any: messages.anyWorkMode,
      value: workMode ?? '',
      options: labeled(facets.workModes, jobMessages.workModes),
    }),
    choice({
      name: 'job_type',
      label: messages.type,
      any: messages.anyType,
      value: jobType ?? '',
      options: labeled(facets.jobTypes, jobMessages.types),
    }),
  ].filter((one) => one !== false);
}

function searchForm(path: string, filter: CareersFilter, facets: CareersFacets): JSX.Element {
  const fields = choices(filter, facets);
  const isOpen = filter.location !== undefined || filter.workMode !== undefined || filter.jobType !== undefined;
  return h('form', { method: 'get', action: path, role: 'search', class: 'search' }, [
    h('div', { class: 'field' }, [
      h('label', { for: 'field-q' }, messages.search),
      h('span', { class: 'hint', id: 'field-q-hint' }, messages.searchHint),
      h('input', {
        id: 'field-q',
        name: 'q',
        type: 'search',
        value: filter.search,
        maxLength: 200,
        'aria-describedby': 'field-q-hint',
      }),
    ]),
    fields.length > 0 &&
      h('details', { open: isOpen }, [h('summary', null, messages.filters), h('div', { class: 'choices' }, fields)]),
    h('button', { type: 'submit' }, messages.submit),
  ]);
}

function pager(path: string, filter: CareersFilter, page: number, last: number): JSX.Element | false {
  if (last < 2) return false;
  const link = (to: number, rel: 'prev' | 'next', label: string): JSX.Element =>
    h('a', { href: `${path}${careersSearch(filter, to)}`, rel }, label);
  return h('nav', { class: 'pages', 'aria-label': messages.pages }, [
    page > 1 && link(Math.min(page - 1, last), 'prev', messages.previous),
    page <= last && h('span', null, messages.position(page, last)),
    page < last && link(page + 1, 'next', messages.next),
  ]);
}

export type CareersPage = {
  organization: CareersOrganization;
  filter: CareersFilter;
  facets: CareersFacets;
  jobs: readonly CareersJob[];
  page: number;
  pageSize: number;
};

function results({ organization, filter, facets, jobs, page, pageSize }: CareersPage): ComponentChildren {
  const path = careersPath(organization.address);
  const { total } = facets;
  const hasFilter = isFiltered(filter);
  if (total === 0 && !hasFilter) return h('p', null, messages.noJobs);
  return [
    searchForm(path, filter, facets),
    h('p', { role: 'status', class: 'count' }, hasFilter ? messages.found(total) : messages.count(total)),
    hasFilter && h('p', null, h('a', { href: path }, messages.showAll)),
    total > 0 && jobs.length === 0 && h('p', null, messages.noFurther),
    jobs.length > 0 &&
      h(
        'ul',
        { class: 'jobs', 'aria-label': messages.list },
        jobs.map((job) => jobItem(job, organization.organizationName)),
      ),
    pager(path, filter, page, Math.ceil(total / pageSize)),
  ];
}

export function careersPage(content: CareersPage, baseUrl: string): JSX.Element {
  const { organization, filter, page } = content;
  const name = organization.organizationName;
  const path = careersPath(organization.address);
  return layout(
    {
      title: messages.pageTitle(name, page),
      // Strangers choose what a search page says.
      personal: isFiltered(filter),
      organization,
      description: messages.summary(name),
      canonical: `${baseUrl}${path}${careersSearch(filter, page)}`,
      preview: {
        title: messages.title(name),
        site: name,
        picture: careersPicture(organization) && `${baseUrl}${path}/picture.png`,
      },
      feeds: [
        { type: 'application/atom+xml', title: messages.feed(name), href: `${path}/jobs.xml` },
        { type: 'application/json', title: messages.jsonFeed(name), href: `${path}/jobs.json` },
      ],
    },
    h('h1', null, messages.title(name)),
    results(content),
  );
}
