import type { ComponentChildren } from 'preact';
import type { ResumeView } from '#modules/candidates';
import { formatDay, formatDecimal, pluralize } from '#platform/pages/format.ts';

const qualities: Record<NonNullable<ResumeView['quality']>, string> = {
  ok: 'Good',
  low_confidence: 'Hard to read',
  needs_ocr: 'Scanned images only',
  encrypted: 'Password-protected',
  corrupt: 'Damaged',
  unsupported: 'Unsupported format',
  fetch_failed: 'Download failed',
};

const facts = {
  email: 'Email',
  phone: 'Phone',
  whatsapp: 'WhatsApp',
  resumeLink: 'Resume link',
  currentPay: 'Current pay',
  expectedPay: 'Expected pay',
  role: 'Current role',
  company: 'Company',
  location: 'Location',
  preferredLocation: 'Preferred location',
  experience: 'Experience',
  relevantExperience: 'Relevant experience',
  notice: 'Notice period',
  primarySkills: 'Primary skills',
  secondarySkills: 'Secondary skills',
  tags: 'Tags',
  source: 'Source',
  externalId: 'External ID',
  talentPool: 'Talent pool',
  screeningScore: 'Screening score',
  added: 'Added',
  updated: 'Updated',
};

const filledFields: Record<ResumeView['filled_fields'][number], string> = {
  phone_number: facts.phone,
  location: facts.location,
  primary_skills: facts.primarySkills,
  secondary_skills: facts.secondarySkills,
  total_experience_years: facts.experience,
  relevant_experience_years: facts.relevantExperience,
  current_company: facts.company,
  current_designation: facts.role,
};

export const candidateCopy = {
  /** Sources that the service sets itself. */
  sources: { api: 'Integration', console: 'Added in the console', import: 'Import', portal: 'Job page' },
  title: 'Candidates',
  caption: 'Candidates',
  columns: {
    name: 'Name',
    role: facts.role,
    location: facts.location,
    experience: 'Experience (years)',
    source: facts.source,
    talentPool: facts.talentPool,
    skills: 'Skills',
    tags: facts.tags,
    added: facts.added,
  },
  filters: {
    search: 'Search candidates',
    tag: 'Tag',
    place: facts.location,
    source: facts.source,
    minYears: 'Minimum years of experience',
    maxYears: 'Maximum years of experience',
    yearsRange: 'must be a whole number from 0 to 80',
    yearsOrder: 'must not be less than the minimum',
    notice: facts.notice,
    noticeDays: (days: number) => (days === 0 ? 'None' : `Up to ${pluralize(days, 'day')}`),
    status: 'Application status',
    talentPool: facts.talentPool,
    job: 'Job',
    order: 'Sort by',
  },
  orders: {
    best: 'Best match',
    newest: 'Newest',
    oldest: 'Oldest',
    name: 'Name',
    experience: 'Most experience',
  },
  searchExample: 'Name, email, skill, company or location',
  filling: 'Search finds only names and email addresses for now. Full search will be available in a few minutes.',
  noMatchHint: 'Search for fewer words. For years of experience, notice period and tags, use the filters.',
  empty: {
    title: 'No candidates yet',
    text:
      'Candidates appear here when they apply on a public job page, when you add or import them, or when an integration ' +
      'sends them. ',
    jobs: 'View jobs',
  },
  facts,
  profile: 'Profile',
  years: (years: number) => `${formatDecimal(years)} ${years === 1 ? 'year' : 'years'}`,
  lakhsPerYear: (amount: number) => `${formatDecimal(amount)} LPA`,
  noticeDays: (days: number) => pluralize(days, 'day'),
  noticeGiven: 'notice given',
  lastDay: (date: string) => `last working day ${formatDay(date)}`,
  masked:
    'This talent pool profile is masked. Contact details and pay are hidden. ' +
    'The person can’t apply or be interviewed until you reveal the profile.',
  reveal: 'Reveal profile',
  resume: {
    quality: 'Quality',
    qualities,
    source: 'Source',
    sources: { upload: 'Uploaded file', link: 'Link' },
    format: 'Format',
    formats: { pdf: 'PDF', docx: 'Word (DOCX)', text: 'Plain text' } as Record<string, string>,
    pages: (count: number) => `, ${pluralize(count, 'page')}`,
    hiddenCharacters: 'Hidden characters',
    read: 'Processed',
    filled: 'Fields filled from it',
    filledFields,
    nothingFilled: 'Nothing. All fields already had values.',
    headline: 'Headline',
    skills: 'Skills mentioned',
  },
  applications: {
    title: 'Applications',
    caption: 'Applications, newest first',
    job: 'Job',
    status: 'Status',
    match: 'Match',
    applied: 'Applied',
    untitled: 'Application',
    empty: 'No applications yet',
  },
  screenings: { title: 'Screenings and interviews', none: 'No screenings or interviews yet.' },
};

export const talentPoolCopy = {
  title: 'Talent pool',
  caption: 'Masked profiles, newest first',
  about: 'Profiles of people you may want to hire. Contact details are hidden until you reveal a profile.',
  filters: { search: 'Name', tag: 'Tag' },
  skills: 'Skills',
  action: 'Action',
  /** The name is for screen readers. */
  reveal: 'Reveal',
  empty: {
    title: 'No masked profiles',
    text: 'Profiles appear here when the operator of this service gives you access to a talent pool. ',
    revealed: 'View revealed profiles',
  },
  confirm: {
    title: (name: string) => `Reveal ${name}`,
    heading: (name: string) => `Reveal ${name}?`,
    consequence: (organization: string) =>
      `Everyone at ${organization}, and its integrations, will see this person’s email, phone numbers, resume link and pay. ` +
      'The audit log records who revealed the profile. This can’t be undone.',
    submit: 'Reveal profile',
  },
  conflict: (other: ComponentChildren): ComponentChildren => [
    'The profile was not revealed, because another candidate already has its email address: ',
    other,
    '.',
  ],
  done: 'Profile revealed.',
  dailyLimit: (limit: number) =>
    `You have revealed ${pluralize(limit, 'profile')} within 24 hours, which is the limit. Try again later, or ask an admin.`,
};
