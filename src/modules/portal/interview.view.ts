import { type ComponentChildren, h, type JSX } from 'preact';
import { catalogue } from './catalogue.ts';
import type { InvitedInterview } from './interview.queries.ts';
import { connectionNotice, roomSteps } from './interview-room.view.ts';
import { layout } from './layout.ts';
import { roomScript } from './room.assets.ts';

/** What the service does with an interview, as its settings say. Times in seconds. */
export type RoomTerms = {
  preparationSeconds: number;
  answerSeconds: number;
  recordingDays: number;
  /** Whether answers are turned into text, and whether a language model reads that. */
  transcribes: boolean;
  hasModel: boolean;
};

type ShownInterview = InvitedInterview & {
  id: string;
  /** As it is seen now: overdue ones are `expired` or `abandoned`. */
  status: 'invited' | 'in_progress' | 'completed' | 'abandoned' | 'expired';
};

const about = ({ jobTitle, companyName }: InvitedInterview): string =>
  jobTitle === null ? companyName : catalogue().interview.about(jobTitle, companyName);

function frame(interview: InvitedInterview, title: string, ...content: ComponentChildren[]): JSX.Element {
  return layout(
    { title: `${title} – ${about(interview)}`, personal: true },
    h('p', { class: 'quiet' }, about(interview)),
    content,
  );
}

const list = (...items: (string | false)[]): JSX.Element =>
  h(
    'ul',
    null,
    items.filter((item) => item !== false).map((item) => h('li', null, item)),
  );

function facts(interview: InvitedInterview, { preparationSeconds, answerSeconds }: RoomTerms): JSX.Element {
  const { interview: words } = catalogue();
  const rows: [string, string][] = [
    [words.facts.company, interview.companyName],
    [words.facts.questions, String(interview.questions)],
    [words.facts.preparation, words.facts.each(words.minutes(preparationSeconds))],
    [words.facts.answer, words.facts.upTo(words.minutes(answerSeconds))],
    [words.facts.until, words.day(new Date(interview.expiresAt))],
  ];
  return h(
    'dl',
    { class: 'facts' },
    rows.flatMap(([name, value]) => [h('dt', null, name), h('dd', null, value)]),
  );
}

/** What a candidate agrees to. */
function terms({ organizationName }: InvitedInterview, { recordingDays, transcribes, hasModel }: RoomTerms) {
  const { interview: words } = catalogue();
  const { recorded, scoring } = words;
  return [
    h('h2', null, words.recordedTitle),
    list(
      recorded.what,
      recorded.who(organizationName),
      recorded.howLong(words.days(recordingDays)),
      transcribes && recorded.transcript,
      recorded.readiness,
      recorded.signals,
      recorded.noFaces,
    ),
    h('h2', null, words.scoringTitle),
    list(hasModel ? scoring.model : scoring.words, !transcribes && scoring.noText, scoring.people(organizationName)),
  ];
}

/** What the script puts in the place of `needsScript`, which stands there for who has none. */
const consentForm = (): JSX.Element => {
  const { interview: words } = catalogue();
  return h('form', { 'data-consent': true, noValidate: true, hidden: true }, [
    h('label', { class: 'choice' }, [
      h('input', { type: 'checkbox', name: 'consent', 'aria-describedby': 'consent-missing' }),
      h('span', null, words.consent),
    ]),
    h('p', { role: 'alert', id: 'consent-missing', 'data-one-of': 'consent' }, [
      h('span', { class: 'wrong', 'data-when': 'missing', hidden: true }, words.consentMissing),
    ]),
    h('button', { type: 'submit' }, words.toCheck),
  ]);
};

const needsScript = (): JSX.Element => {
  const { needsScript: words } = catalogue().interview;
  return h('div', { class: 'problems', 'data-needs-script': true }, [
    h('h2', null, words.title),
    h('p', null, words.text),
  ]);
};

function invitation(interview: InvitedInterview, roomTerms: RoomTerms): JSX.Element {
  const { interview: words } = catalogue();
  return h('section', { 'data-step': 'start' }, [
    h('h1', { tabIndex: -1 }, words.title),
    h('p', null, words.intro(interview.organizationName)),
    facts(interview, roomTerms),
    h('h2', null, words.courseTitle),
    list(...words.course),
    terms(interview, roomTerms),
    needsScript(),
    consentForm(),
  ]);
}

/** Who has begun has agreed already. */
function welcomeBack(): JSX.Element {
  const { back } = catalogue().interview;
  return h('section', { 'data-step': 'start' }, [
    h('h1', { tabIndex: -1 }, back.title),
    h('p', null, back.text),
    needsScript(),
    h('form', { 'data-back': true, hidden: true }, h('button', { type: 'submit' }, back.go)),
  ]);
}

/** What an interview that nobody can take any more says, by its status. */
function endOf(interview: InvitedInterview, status: 'completed' | 'expired' | 'abandoned' | 'gone'): JSX.Element[] {
  const { title, text } = catalogue().interview[status];
  return [h('h1', { tabIndex: -1 }, title), h('p', null, text(interview.organizationName))];
}

/** The page of an interview: where it can be taken the whole room, of which the script shows one step at a time. */
export function interviewPage({ id, status, ...interview }: ShownInterview, roomTerms: RoomTerms): JSX.Element {
  const { interview: words } = catalogue();
  if (status !== 'invited' && status !== 'in_progress') {
    return frame(interview, words[status].title, endOf(interview, status));
  }
  const ends = (['completed', 'expired', 'abandoned', 'gone'] as const).map((end) =>
    h('section', { 'data-step': end, hidden: true }, [
      endOf(interview, end),
      end === 'completed' && h('p', { 'data-lost': true, class: 'notice', hidden: true }, words.completed.lost),
    ]),
  );
  const title = about(interview);
  return layout(
    { title: `${words.title} – ${title}`, personal: true, script: roomScript },
    h('p', { class: 'quiet' }, title),
    h('div', { 'data-room': id, 'data-about': title }, [
      connectionNotice(),
      status === 'invited' ? invitation(interview, roomTerms) : welcomeBack(),
      ends,
      roomSteps(roomTerms),
    ]),
  );
}
