import type { MessageKind } from './message.kinds.ts';

/** What the words of a message speak of, each in one line. */
export type About = {
  /** Undefined where what is given for a name is no way to greet somebody. */
  candidate: string | undefined;
  /** The job's title, where the message is about one. */
  title: string | undefined;
  company: string;
  sender: string;
  /** The day on which its link ends, where that is settled already. */
  until: string | undefined;
};

/** The words around a message's one link. A line break within a paragraph is one in the message. */
type Wording = { subject: string; before: string[]; action: string; after: string[] };

/** All words of the messages in one language: whoever adds a language says each of them. */
export type Catalogue = {
  language: string;
  day: Intl.DateTimeFormat;
  messages: Record<MessageKind, (about: About) => Wording>;
  unsubscribe: (about: About) => { question: string; action: string };
};

const hello = ({ candidate }: About): string => (candidate ? `Hello ${candidate},` : 'Hello,');
const regards = ({ sender }: About): string => `Kind regards,\n${sender}`;
const ending = ({ until }: About): string[] => (until ? [`The link works until ${until}.`] : []);
const position = ({ title = '', company }: About): string => `the position "${title}" at ${company}`;

const english: Catalogue = {
  language: 'en',
  day: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }),
  messages: {
    interest_outreach: (about) => ({
      subject: `${about.title ?? ''} at ${about.company}: are you interested?`,
      before: [
        hello(about),
        `${about.sender} is recruiting for ${position(about)} and thinks that it may suit you.`,
        'If you are interested, please confirm here:',
      ],
      action: 'Yes, I am interested',
      after: ['If you are not, you need not do anything.', regards(about)],
    }),
    video_interview_invite: (about) => ({
      subject: about.title
        ? `Your video interview: ${about.title} at ${about.company}`
        : `Your video interview with ${about.sender}`,
      before: [
        hello(about),
        about.title
          ? `${about.sender} invites you to a video interview for ${position(about)}.`
          : `${about.sender} invites you to a video interview about your experience.`,
        'You answer a few questions aloud, at a time that suits you. Begin here:',
      ],
      action: 'Begin the video interview',
      after: [...ending(about), regards(about)],
    }),
    screening_invite: (about) => ({
      subject: `A few questions about ${about.title ?? ''} at ${about.company}`,
      before: [
        hello(about),
        `${about.sender} would like to know more about you for ${position(about)}.`,
        'It takes a few minutes, also on a phone. Your answers are kept as you give them, so you can stop and go on later:',
      ],
      action: 'Answer the questions',
      after: [...ending(about), regards(about)],
    }),
    screening_reminder: (about) => ({
      subject: `Reminder: a few questions about ${about.title ?? ''} at ${about.company}`,
      before: [
        hello(about),
        `${about.sender} is still waiting for your answers for ${position(about)}.`,
        'What you have answered is kept. Go on here:',
      ],
      action: 'Go on with the questions',
      after: [...ending(about), regards(about)],
    }),
  },
  unsubscribe: ({ sender }) => ({
    question: `You do not want such emails from ${sender} any more?`,
    action: 'Unsubscribe',
  }),
};

const catalogues = { en: english } satisfies Record<string, Catalogue>;
export type Language = keyof typeof catalogues;
export const catalogueOf = (language: Language): Catalogue => catalogues[language];
