import type { JobView } from '#modules/jobs';
import { pluralize } from '#platform/pages/format.ts';

type Status = JobView['status'];

const closesPage =
  'The public job page closes, and the careers page no longer lists the job. Candidates can no longer apply, or confirm ' +
  'an application that they sent.';
function stays(open: number | undefined): string {
  if (open === 0) return 'No application is in progress. You can still add applications.';
  const subject =
    open === undefined
      ? 'Applications in progress stay'
      : `${pluralize(open, 'application')} in progress ${open === 1 ? 'stays' : 'stay'}`;
  return `${subject} in the same status. You can still move them and add others.`;
}
const goesOn = 'This sends no emails. Screenings, interviews and emails already queued continue.';
const retention =
  'If your organization erases inactive candidates, applications of this job no longer count as activity.';
const canReopen = 'You can reopen the job at any time.';

export const jobEditingCopy = {
  create: {
    title: 'New job',
    submit: 'Create job',
    done: 'Job created. Skills are being read from the description.',
    doneWithoutReading: 'Job created.',
    existing: 'This job already exists because this form was already submitted. To change it, choose “Edit job”.',
  },
  edit: {
    title: (job: string) => `Edit job: ${job}`,
    submit: 'Save job',
    done: 'Job saved. If your changes affect scores, they are being updated.',
    skills: 'To change skills and their weights, ',
    skillsLink: 'edit the skills',
    status: 'To pause or close the job, open the “More” menu on its page.',
  },
  duplicate: {
    title: (job: string) => `Duplicate job: ${job}`,
    about:
      'The copy has the same description, client, locations, pay, skills, screening questions and recruiter. ' +
      'Interview questions are generated for its title. It starts as a draft, so candidates can’t see it. ' +
      'Applications and the external ID are not copied.',
    field: 'Title of the copy',
    submit: 'Duplicate job',
    copyOf: (job: string) => `Copy of ${job}`,
    done: 'Job duplicated as a draft. Check it, then publish it.',
  },
  status: {
    /** Links on the job's page. */
    links: {
      draft: 'Move to drafts',
      active: 'Reopen job',
      publish: 'Publish job',
      paused: 'Pause job',
      closed: 'Close job',
      filled: 'Mark as filled',
    } satisfies Record<Status | 'publish', string>,
    title: (action: string, job: string) => `${action}: ${job}`,
    intro: 'What changes:',
    consequences: (to: Status, open: number | undefined): string[] =>
      to === 'active'
        ? [
            'The public job page opens, and your careers page lists the job if it is on. Everyone can apply.',
            'Applications that candidates sent before can be confirmed, if their link has not expired.',
            stays(open),
          ]
        : [closesPage, stays(open), goesOn, retention, canReopen],
    filled: (filled: string) => `Openings filled: ${filled}.`,
    done: (job: string, status: string) => `“${job}” is now ${status.toLowerCase()}.`,
    same: (job: string, status: string) => `“${job}” is already ${status.toLowerCase()}.`,
    changed: (from: string, now: string) =>
      `Someone else changed the status from ${from.toLowerCase()} to ${now.toLowerCase()} while this page was open. ` +
      'Check what changes, then confirm again.',
  },
  about: {
    basics: 'Job',
    place: 'Location and type',
    requirements: 'Requirements',
    pay: 'Pay',
    more: 'More options',
  },
  /** In the order of the form. */
  fields: {
    title: 'Title',
    client_id: 'Client',
    new_client: 'Or add a new client',
    status: 'Status',
    jd_text: 'Description as HTML',
    description: 'Description',
    locations: 'Locations',
    work_mode: 'Work mode',
    job_type: 'Employment type',
    openings_count: 'Openings',
    min_experience_years: 'Minimum years of experience',
    max_experience_years: 'Maximum years of experience',
    required_skills: 'Required skills',
    currency: 'Currency',
    min_ctc: 'Minimum pay (LPA)',
    max_ctc: 'Maximum pay (LPA)',
    preferred_skills: 'Preferred skills',
    rate: 'Contract rate',
    ctc_not_disclosed: 'Hide the pay from candidates',
    client_name_not_disclosed: 'Hide the client’s name from candidates',
    recruiter_id: 'Recruiter',
    direct_video_interview_on_apply: 'Send a video interview invite when a candidate is first added to the job',
    external_id: 'External ID',
  },
  hints: {
    client_id: (shown: number) =>
      `Shows the first ${shown} clients by name. For another one, open the client and choose “New job for this client”.`,
    new_client: 'Type its name. You can add details later.',
    status: {
      active: 'Active: candidates can see the job and apply',
      draft: 'Draft: only your team sees the job',
    },
    description: 'Candidates see it. Skills, experience and locations are read from it.',
    jd_text: 'Candidates see it instead of the plain description. Unsafe HTML is removed.',
    skills: 'One skill per line. Skills from the description are added automatically.',
    locations: 'One location per line: a country, state or city.',
    lakhs: 'In lakhs a year, for full-time jobs.',
    rate: 'For contract jobs.',
    interview:
      'Each invite costs 10 credits. If this is off, candidates get an email that asks if they’re interested, and the ' +
      'invite once they confirm. Candidates who apply on the public job page get the invite in any case.',
    external_id: 'ID of the job in another system.',
  },
  none: 'Not set',
  nobody: 'Nobody',
  removed: { client_id: 'Removed client', recruiter_id: 'Removed recruiter' } as Partial<Record<string, string>>,
  oneClient: 'can’t be used while a client is chosen above. Choose “Direct hire”, or leave this empty',
};
