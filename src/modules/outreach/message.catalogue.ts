import type { MessageKind } from './message.kinds.ts';
import type { Template, Values } from './message.placeholders.ts';

/** All words of the messages in one language: whoever adds a language says each of them. */
export type Catalogue = {
  language: string;
  day: Intl.DateTimeFormat;
  /** `name` is undefined where what is given for one is no way to greet somebody. */
  greeting: (name: string | undefined) => string;
  /** Stands for such a name. */
  somebody: string;
  messages: Record<MessageKind, Template>;
  /** An interview about what the candidate has done, for no job. */
  interviewWithoutJob: Template;
  /** What the button says. */
  actions: Record<MessageKind, string>;
  unsubscribe: (values: Values) => { question: string; action: string };
};

const paragraphs = (...all: string[]): string => all.join('\n\n');
const position = 'the position "{{job_title}}" at {{company}}';
const ending = 'The link works until {{valid_until}}.';
const regards = 'Kind regards,\n{{organization}}';

const english: Catalogue = {
  language: 'en',
  day: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }),
  greeting: (name) => (name ? `Hello ${name},` : 'Hello,'),
  somebody: 'candidate',
  messages: {
    interest_outreach: {
      subject: '{{job_title}} at {{company}}: are you interested?',
      before: paragraphs(
        '{{greeting}}',
        `{{organization}} is recruiting for ${position} and thinks that it may suit you.`,
        'If you are interested, please confirm here:',
      ),
      after: paragraphs('If you are not, you need not do anything.', regards),
    },
    video_interview_invite: {
      subject: 'Your video interview: {{job_title}} at {{company}}',
      before: paragraphs(
        '{{greeting}}',
        `{{organization}} invites you to a video interview for ${position}.`,
        'You answer a few questions aloud, at a time that suits you, and your answers are recorded. You need a camera and a microphone; a phone has both. Begin here:',
      ),
      after: paragraphs(ending, regards),
    },
    screening_invite: {
      subject: 'A few questions about {{job_title}} at {{company}}',
      before: paragraphs(
        '{{greeting}}',
        `{{organization}} would like to know more about you for ${position}.`,
        'It takes a few minutes, also on a phone. Your answers are kept as you give them, so you can stop and go on later:',
      ),
      after: paragraphs(ending, regards),
    },
    screening_reminder: {
      subject: 'Reminder: a few questions about {{job_title}} at {{company}}',
      before: paragraphs(
        '{{greeting}}',
        `{{organization}} is still waiting for your answers for ${position}.`,
        'What you have answered is kept. Go on here:',
      ),
      after: paragraphs(ending, regards),
    },
  },
  interviewWithoutJob: {
    subject: 'Your video interview with {{organization}}',
    before: paragraphs(
      '{{greeting}}',
      '{{organization}} invites you to a video interview about your experience.',
      'You answer a few questions aloud, at a time that suits you, and your answers are recorded. You need a camera and a microphone; a phone has both. Begin here:',
    ),
    after: paragraphs(ending, regards),
  },
  actions: {
    interest_outreach: 'Yes, I am interested',
    video_interview_invite: 'Begin the video interview',
    screening_invite: 'Answer the questions',
    screening_reminder: 'Go on with the questions',
  },
  unsubscribe: ({ organization }) => ({
    question: `You do not want such emails from ${organization} any more?`,
    action: 'Unsubscribe',
  }),
};

const catalogues = { en: english } satisfies Record<string, Catalogue>;
export type Language = keyof typeof catalogues;
export const catalogueOf = (language: Language): Catalogue => catalogues[language];
