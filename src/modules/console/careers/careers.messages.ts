export const careersCopy = {
  title: 'Careers page',
  intro:
    'The careers page lists your active jobs, with search and filters. Drafts, paused, closed and filled jobs are not ' +
    'listed. If a job hides its client or pay, the careers page hides them too.',
  isOn: 'Your careers page is on:',
  isOff: 'Your careers page is off. Candidates can still open an active job with its own link.',
  feeds: {
    title: 'Feeds',
    about: 'Use them for job boards, or to show your jobs on your own website. These addresses never change.',
    xml: 'Atom feed (XML)',
    json: 'JSON feed',
    sitemap: 'Sitemap for search engines',
  },
  fields: { enabled: 'Careers page', address: 'Address', country: 'Country' },
  enable: 'List active jobs on a careers page',
  enableHint:
    'Search engines can list the page and your jobs. If you turn it off, the page, feeds and sitemap return 404.',
  addressHint: (start: string) => `The last part of the address, after ${start}. Earlier addresses redirect to it.`,
  countryHint: 'For jobs whose location names no country. Google lists only jobs with a country.',
  noCountry: 'No country',
  save: 'Save changes',
  saved: 'Careers page saved. Pages may show the old settings for a minute.',
};
