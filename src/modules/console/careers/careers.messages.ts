export const careersCopy = {
  title: 'Careers page',
  intro:
    'The careers page lists your active jobs, with search and filters. It shows what the page of each job shows: never ' +
    'hidden clients or pay, drafts, or paused and closed jobs.',
  isOn: 'Your careers page is on:',
  isOff: 'Your careers page is off. Candidates open active jobs only by their own links.',
  feeds: {
    title: 'Feeds',
    about: 'For job boards, and to show your jobs on your own website. The addresses never change.',
    xml: 'Atom feed (XML)',
    json: 'JSON feed',
    sitemap: 'Sitemap for search engines',
  },
  fields: { enabled: 'Careers page', address: 'Address', country: 'Country' },
  enable: 'List active jobs on a careers page',
  enableHint: 'Search engines find the page and your jobs. If you turn it off, the page, feeds and sitemap disappear.',
  addressHint: (start: string) => `The last part of the address, after ${start}. Earlier addresses keep working.`,
  countryHint: 'For jobs whose location names no country. Google lists only jobs with a country.',
  noCountry: 'No country',
  save: 'Save changes',
  saved: 'Careers page saved. Pages may show the old settings for a minute.',
};
