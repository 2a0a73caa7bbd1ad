import type { EmailTemplate, Placeholder } from './email-template.ts';
import type { MessageKind } from './message-kinds.ts';

const paragraphs = (...all: string[]): string => all.join('\n\n');
const atCompany = ' at {{company}}';
const position = `the {{job_title}} position${atCompany}`;
const interviewSteps =
  'You answer a few questions aloud, and your answers are recorded. ' +
  'You need a camera and a microphone. A phone has both.';
const ending = paragraphs('The link works until {{valid_until}}.', 'Kind regards,\n{{organization}}');

const templates: Record<MessageKind, EmailTemplate> = {
  interest_outreach: {
    subject: '{{job_title}} at {{company}}: are you interested?',
    before: paragraphs(
      '{{greeting}}',
      `{{organization}} is hiring for ${position} and thinks you could be a good fit. Interested? Let us know:`,
    ),
    after: paragraphs('Not interested? You don’t need to do anything.', 'Kind regards,\n{{organization}}'),
  },
  video_interview_invite: {
    subject: 'Your video interview: {{job_title}} at {{company}}',
    before: paragraphs(
      '{{greeting}}',
      `{{organization}} invites you to a video interview for ${position}. Start whenever it suits you:`,
    ),
    after: paragraphs(interviewSteps, ending),
  },
  screening_invite: {
    subject: 'A few questions about {{job_title}} at {{company}}',
    before: paragraphs(
      '{{greeting}}',
      `{{organization}} would like to know more about you for ${position}. Please answer a few questions:`,
    ),
    after: paragraphs(
      'It takes a few minutes, and works on a phone too. We save each answer, so you can stop and continue later.',
      ending,
    ),
  },
  screening_reminder: {
    subject: 'Reminder: a few questions about {{job_title}} at {{company}}',
    before: paragraphs(
      '{{greeting}}',
      `{{organization}} is still waiting for your answers for ${position}. Please answer the remaining questions:`,
    ),
    after: paragraphs('Any answers you’ve already given are saved.', ending),
  },
  rejection: {
    // It also goes to candidates who never applied.
    subject: '{{job_title}} at {{company}}: the decision',
    before: paragraphs(
      '{{greeting}}',
      `{{organization}} has considered you for ${position} and decided not to take this further.`,
      'You can read how the decision was made, correct your data, or ask a person to review it:',
    ),
    after: ending,
  },
};

/** Organizations may replace the templates with their own. */
export const emailMessages = {
  language: 'en',
  /** `name` is undefined unless it is safe to show: see `greetingName`. */
  greeting: (name: string | undefined) => (name ? `Hello ${name},` : 'Hello,'),
  unnamedCandidate: 'candidate',
  templates,
  /** Left out of the text of these templates if the organization hires for itself. */
  atCompany,
  /** Used for an interview without a job. */
  interviewWithoutJob: {
    subject: 'Your video interview with {{organization}}',
    before: paragraphs(
      '{{greeting}}',
      '{{organization}} invites you to a video interview about your experience. Start whenever it suits you:',
    ),
    after: paragraphs(interviewSteps, ending),
  },
  buttons: {
    interest_outreach: 'Yes, I’m interested',
    video_interview_invite: 'Start the video interview',
    screening_invite: 'Answer the questions',
    screening_reminder: 'Answer the questions',
    rejection: 'Read about the decision',
  } satisfies Record<MessageKind, string>,
  unsubscribe: { question: 'Don’t want these emails?', action: 'Unsubscribe' },
};

export const placeholderHelp: Readonly<Record<Placeholder, string>> = {
  greeting: '“Hello Asha Rao,”, or “Hello,” if the name contains a link',
  candidate_name: 'The candidate’s name',
  job_title: 'The job title',
  company: 'The company name that candidates see',
  organization: 'Your organization’s public name',
  valid_until: 'The day the link expires',
};
