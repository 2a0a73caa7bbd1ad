import { pluralize } from '#platform/pages/format.ts';

export const careersMessages = {
  title: (organization: string) => `Jobs at ${organization}`,
  pageTitle: (organization: string, page: number) =>
    page > 1 ? `Jobs at ${organization} (page ${page})` : `Jobs at ${organization}`,
  summary: (organization: string) => `Open jobs at ${organization}. Read the descriptions and apply.`,
  /** Shown below the title in link previews on social networks. */
  pictureText: 'See open jobs and apply',
  search: 'Search jobs',
  searchHint: 'Title, company or location',
  filters: 'Filters',
  location: 'Location',
  anyLocation: 'Any location',
  workMode: 'Work mode',
  anyWorkMode: 'Any work mode',
  type: 'Job type',
  anyType: 'Any job type',
  submit: 'Show jobs',
  showAll: 'Show all jobs',
  count: (total: number) => pluralize(total, 'open job'),
  found: (total: number) => (total === 0 ? 'No jobs match your search.' : `${pluralize(total, 'job')} found`),
  noJobs: 'There are no open jobs right now. New ones will appear on this page.',
  noFurther: 'There are no jobs on this page of the list.',
  list: 'Jobs',
  moreLocations: (count: number) => ` and ${count} more`,
  posted: (day: string) => `Posted ${day}`,
  pages: 'Pages',
  position: (page: number, last: number) => `Page ${page} of ${last}`,
  previous: 'Previous page',
  next: 'Next page',
  /** Link on the page of a job. */
  back: (organization: string) => `All jobs at ${organization}`,
  feed: (organization: string) => `Jobs at ${organization} (Atom)`,
  jsonFeed: (organization: string) => `Jobs at ${organization} (JSON)`,
};
