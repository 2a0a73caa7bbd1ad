import type { ComponentChildren } from 'preact';
import type { JobView } from '#modules/jobs';
import { formatNumber, pluralize } from '#platform/pages/format.ts';

type QuestionType = NonNullable<JobView['screening_questions']>[number]['type'];

const questionTypes: Record<QuestionType, string> = {
  text: 'Text',
  number: 'Number',
  date: 'Date',
  single_choice: 'Single choice',
  multiple_choice: 'Multiple choice',
};

export const jobCopy = {
  title: 'Jobs',
  caption: 'Jobs, newest first',
  columns: {
    job: 'Job',
    client: 'Client',
    status: 'Status',
    applicants: 'Applicants',
    filled: 'Openings filled',
    created: 'Created',
  },
  filters: { search: 'Title', status: 'Status', client: 'Client' },
  directHire: 'Direct hire',
  filled: (filled: number, openings: number) => `${formatNumber(filled)} / ${formatNumber(openings)}`,
  empty: {
    title: 'No jobs yet',
    text: (request: ComponentChildren, field: ComponentChildren): ComponentChildren => [
      'Jobs appear here once they are created through the API. Create the first one with ',
      request,
      '. Only ',
      field,
      ' is required. ',
    ],
  },
  job: {
    applications: 'applications',
    filled: 'openings filled',
    openBoard: 'Open board',
    viewApplications: 'View applications',
    viewPublicPage: 'View public page',
    notPublic:
      'Candidates can’t see this job, because it isn’t active. You can still add applications through the API.',
    details: 'Details',
    facts: {
      client: 'Client',
      publicCompany: 'Company shown to candidates',
      locations: 'Locations',
      workMode: 'Work mode',
      type: 'Employment type',
      experience: 'Experience',
      pay: 'Pay',
      externalId: 'External ID',
      onFirstApplication: 'When a candidate first applies',
      created: 'Created',
      updated: 'Updated',
    },
    workModes: { onsite: 'On-site', remote: 'Remote', hybrid: 'Hybrid' } as Record<string, string>,
    types: { full_time: 'Full-time', contract: 'Contract' } as Record<string, string>,
    years: (range: string) => `${range} years`,
    lakhsPerYear: (range: string) => `${range} LPA`,
    hiddenPay: (pay: string) => `${pay} (hidden from candidates)`,
    sendInterview: 'Send a video interview invite',
    sendInterest: 'Send an interest email',
    skills: {
      title: 'Skills',
      required: 'Required',
      preferred: 'Preferred',
      fromDescription: (line: string | undefined) => (line ? ` from “${line}”` : ' from the description'),
      alternatives: (others: readonly string[]) => ` or ${others.join(' or ')}`,
      none: 'No skills are listed, and none were found in the description.',
    },
    screening: {
      title: 'Screening questions',
      none: (field: ComponentChildren, request: ComponentChildren): ComponentChildren => [
        'No screening questions yet. To screen candidates, set ',
        field,
        ' with ',
        request,
        '.',
      ],
      type: (type: QuestionType, isRequired: boolean) => ` ${questionTypes[type]}${isRequired ? ', required' : ''}`,
      options: (options: readonly string[]) => `: ${options.join(' / ')}`,
      expected: (expected: string) => `. Expected: ${expected}`,
    },
    interview: {
      title: 'Video interview questions',
      none: 'No questions yet. They’re generated automatically from the title, the description and the skills.',
    },
  },
  board: {
    title: (job: string) => `Board: ${job}`,
    summary: (total: number) => `${pluralize(total, 'application')}, highest match score first. `,
    jobDetails: 'Job details',
    viewAsList: 'View as list',
    region: 'Pipeline',
    empty: {
      title: 'No applications yet',
      share: (link: ComponentChildren): ComponentChildren => [
        'Applications appear here when candidates apply. Share the ',
        link,
        ', or add applications through the API: ',
      ],
      publicPage: 'public job page',
      add: 'Add applications through the API: ',
    },
    declined: 'Interest declined',
    removedStatus: 'This status was removed. Move its applications to another one.',
    viewAll: (total: number, status: string) => `View all ${formatNumber(total)} in ${status}`,
    statusOf: (candidate: string) => `Status of ${candidate}`,
    move: 'Move',
    /** Shown by the board's script, which fills in {name}, {status} and {reason}. */
    script: {
      moving: 'Moving {name} to {status} …',
      moved: '{name} moved to {status}.',
      unchanged: '{name} is already in {status}.',
      failed: '{name} is still in {status}. {reason}',
      signedOut: 'You’re signed out. Reload the page to sign in.',
      rejected: 'The change was rejected. Reload the page and try again.',
      unreachable: 'The server can’t be reached. Check your connection and try again.',
    },
  },
};
