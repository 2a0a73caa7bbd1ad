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
  captions: {
    newest: 'Jobs, newest first',
    title: 'Jobs by title',
    applicants: 'Jobs with the most applicants first',
  },
  add: 'New job',
  columns: {
    job: 'Job',
    client: 'Client',
    status: 'Status',
    applicants: 'Applicants',
    stages: 'Stages',
    filled: 'Openings filled',
    openings: 'Openings',
    created: 'Created',
  },
  filters: { search: 'Title', status: 'Status', client: 'Client', sort: 'Sort by' },
  sorts: { newest: 'Newest', title: 'Title', applicants: 'Most applicants' },
  directHire: 'Direct hire',
  filled: (filled: number, openings: number) => `${formatNumber(filled)} / ${formatNumber(openings)}`,
  empty: {
    title: 'No jobs yet',
    create: 'Create the first job',
    text: (create: ComponentChildren): ComponentChildren => [
      'Jobs appear here once you or an integration creates them. ',
      create,
    ],
  },
  tabs: { label: 'Job', overview: 'Overview', board: 'Board', applications: 'Applications' },
  job: {
    counts: (applications: number, filled: string) =>
      `${pluralize(applications, 'application')} · ${filled} openings filled`,
    openBoard: 'Open board',
    viewPublicPage: 'View public page',
    more: 'More',
    funnel: {
      title: 'Funnel',
      about:
        'All applications to this job. Each stage counts those that have reached it or a later stage, even if they were ' +
        'rejected or withdrawn since. The funnel is updated once a minute.',
      none: 'The funnel appears here a minute after the first application.',
      report: 'View the funnel, sources and time to hire for a period',
    },
    edit: 'Edit job',
    duplicate: 'Duplicate job',
    description: {
      title: 'Description',
      none: 'No description yet. With one, skills, experience and locations are read from it.',
      long: 'The description is too long for this page.',
      read: 'Read it in the editor',
    },
    fromDescription: ' (from the description)',
    notPublic: 'Candidates can’t see this job, because it isn’t active. You can still add candidates to it.',
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
      onFirstApplication: 'When a candidate is first added to the job',
      onInterest: 'When a candidate confirms interest or applies on the public job page',
      created: 'Created',
      updated: 'Updated',
    },
    workModes: { onsite: 'On-site', remote: 'Remote', hybrid: 'Hybrid' } as Record<string, string>,
    types: { full_time: 'Full-time', contract: 'Contract' } as Record<string, string>,
    years: (range: string) => `${range} years`,
    lakhsPerYear: (range: string) => `${range} LPA`,
    hiddenPay: (pay: string) => `${pay} (hidden from candidates)`,
    sendInterest: 'Send an interest email',
    sendInterview: (credits: number) => `Send a video interview invite (${pluralize(credits, 'credit')})`,
    skills: {
      title: 'Skills',
      required: 'Required',
      preferred: 'Preferred',
      fromDescription: (line: string | undefined) => (line ? ` from “${line}”` : ' from the description'),
      anyOf: (skills: readonly string[]) => skills.join(' or '),
      none: 'No skills are listed, and none were found in the description.',
      pending: 'Skills are being read from the description. Reload this page in a moment.',
    },
    screening: {
      title: 'Screening questions',
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
    summary: (total: number) => `${pluralize(total, 'application')}, highest match score first.`,
    region: 'Pipeline',
    empty: {
      title: 'No applications yet',
      share: (link: ComponentChildren): ComponentChildren => [
        'Applications appear here when candidates apply or you add candidates to the job. Share the ',
        link,
        '.',
      ],
      publicPage: 'public job page',
      add: 'Applications appear here when you add candidates to the job.',
    },
    declined: 'Interest declined',
    removedStatus: 'This status was removed. Move its applications to another one.',
    viewAll: (total: number, status: string) => `View all ${formatNumber(total)} in ${status}`,
    statusOf: (candidate: string) => `Status of ${candidate}`,
    notMovedYet: (rejects: boolean) =>
      'The application isn’t moved yet. Add a reason or a note if you have one, then choose ' +
      (rejects ? '“Reject”.' : '“Update status”.'),
    move: 'Move',
    undo: 'Undo',
    closing: { submit: 'Move', cancel: 'Cancel' },
    /** In the preview of the email, where the script fills in the name. */
    anyName: '{name}',
    /** Shown by the board's script, which fills in {name}, {status} and {reason}. */
    script: {
      closing: 'Move {name} to {status}',
      closingSubmit: 'Move',
      rejecting: 'Reject {name}',
      rejectingSubmit: 'Reject',
      canceled: '{name} stays in {status}.',
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
