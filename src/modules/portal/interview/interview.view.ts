import { type ComponentChildren, h, type JSX } from 'preact';
import { factList } from '#platform/pages/fact-list.ts';
import { formatLongDay, formatTimeLimit } from '#platform/pages/format.ts';
import { layout } from '../layout.ts';
import { portalMessages } from '../portal.messages.ts';
import { dataRequestLink } from '../privacy/data-request-link.view.ts';
import type { InterviewIntroduction } from './interview.queries.ts';
import { withdrawLink } from './interview-consent.view.ts';
import { connectionNotice, roomSteps } from './interview-room.view.ts';
import { interviewRoomScript } from './interview-room-assets.ts';
import { interviewAgreement, interviewTerms } from './interview-terms.ts';
import type { RoomTerms } from './room-terms.ts';

const { invitation: messages, endings, upload } = portalMessages.interview;

type ShownInterview = InterviewIntroduction & {
  id: string;
  /** Token of the link. */
  token: string;
  hasAgreed: boolean;
  /** Current: overdue interviews are `expired` or `abandoned`. */
  status: 'invited' | 'in_progress' | 'completed' | 'abandoned' | 'expired';
};

const jobOf = ({ jobTitle, companyName }: InterviewIntroduction): string =>
  jobTitle === null ? companyName : messages.about(jobTitle, companyName);

function frame(interview: InterviewIntroduction, title: string, ...content: ComponentChildren[]): JSX.Element {
  return layout(
    { title: `${title} – ${jobOf(interview)}`, personal: true, organization: interview },
    h('p', { class: 'quiet' }, jobOf(interview)),
    content,
  );
}

const list = (items: readonly string[]): JSX.Element =>
  h(
    'ul',
    null,
    items.map((item) => h('li', null, item)),
  );

function interviewFacts(
  interview: InterviewIntroduction,
  { preparationSeconds, answerSeconds }: RoomTerms,
): JSX.Element {
  const { facts } = messages;
  return factList([
    [facts.company, interview.companyName],
    [facts.questions, String(interview.questions)],
    [facts.preparation, facts.each(formatTimeLimit(preparationSeconds))],
    [facts.answer, facts.upTo(formatTimeLimit(answerSeconds))],
    [facts.retakes, facts.noRetakes],
    [facts.device, facts.deviceNeeded],
    [facts.until, formatLongDay(interview.expiresAt)],
  ]);
}

function termsOf({ organizationName }: InterviewIntroduction, terms: RoomTerms): JSX.Element[] {
  const { recorded, counted, scoring } = interviewTerms(organizationName, terms);
  return [
    h('h2', null, messages.recordedTitle),
    factList(recorded),
    h('details', null, [h('summary', null, messages.countedTitle), list(counted)]),
    h('h2', null, messages.scoringTitle),
    list(scoring),
  ];
}

/** The script shows this form instead of `needsScript`. */
const consentForm = (interview: InterviewIntroduction, terms: RoomTerms): JSX.Element => {
  const { hash } = interviewAgreement(interview.organizationName, terms);
  return h('form', { 'data-consent': hash, noValidate: true, hidden: true }, [
    h('label', { class: 'choice' }, [
      h('input', { type: 'checkbox', name: 'consent', 'aria-describedby': 'consent-missing' }),
      h('span', null, messages.consent),
    ]),
    h('p', { role: 'alert', id: 'consent-missing', 'data-one-of': 'consent' }, [
      h('span', { class: 'wrong', 'data-when': 'missing', hidden: true }, messages.consentMissing),
    ]),
    h('button', { type: 'submit' }, messages.toCheck),
  ]);
};

const needsScript = (): JSX.Element => {
  const { title, text } = messages.needsScript;
  return h('div', { class: 'problems', 'data-needs-script': true }, [h('h2', null, title), h('p', null, text)]);
};

function invitation(interview: InterviewIntroduction, roomTerms: RoomTerms): JSX.Element {
  return h('section', { 'data-step': 'start' }, [
    h('h1', { tabIndex: -1 }, messages.title),
    h('p', null, messages.intro(interview.organizationName)),
    interviewFacts(interview, roomTerms),
    h('h2', null, messages.courseTitle),
    list(messages.course),
    termsOf(interview, roomTerms),
    needsScript(),
    consentForm(interview, roomTerms),
    dataRequestLink(interview, 'quiet'),
  ]);
}

function welcomeBack(token: string, interview: InterviewIntroduction): JSX.Element {
  const { back } = messages;
  return h('section', { 'data-step': 'start' }, [
    h('h1', { tabIndex: -1 }, back.title),
    h('p', null, back.text),
    needsScript(),
    h('form', { 'data-back': true, hidden: true }, h('button', { type: 'submit' }, back.go)),
    withdrawLink(token),
    dataRequestLink(interview, 'quiet'),
  ]);
}

function endingOf(interview: InterviewIntroduction, status: keyof typeof endings): JSX.Element[] {
  const { title, text } = endings[status];
  return [h('h1', { tabIndex: -1 }, title), h('p', null, text(interview.organizationName))];
}

/** While the interview can be taken, the page holds the whole room, and its script shows one step at a time. */
export function interviewRoomPage(
  { id, token, status, hasAgreed, ...interview }: ShownInterview,
  roomTerms: RoomTerms,
): JSX.Element {
  if (status !== 'invited' && status !== 'in_progress') {
    // An interview that has not started is cancelled with its application, so its time has not run out.
    const ending = status === 'expired' && interview.isClosed ? 'cancelled' : status;
    return frame(interview, endings[ending].title, endingOf(interview, ending), hasAgreed && withdrawLink(token));
  }
  const ends = (Object.keys(endings) as (keyof typeof endings)[]).map((end) =>
    h('section', { 'data-step': end, hidden: true }, [
      endingOf(interview, end),
      end === 'completed' && [
        h('p', { 'data-lost': true, class: 'notice', hidden: true }, upload.lost),
        withdrawLink(token),
        dataRequestLink(interview, 'quiet'),
      ],
    ]),
  );
  const title = jobOf(interview);
  return layout(
    {
      title: `${messages.title} – ${title}`,
      personal: true,
      organization: interview,
      hasDataLink: false,
      script: interviewRoomScript,
    },
    h('p', { class: 'quiet' }, title),
    h('div', { 'data-room': id, 'data-about': title }, [
      connectionNotice(),
      status === 'invited' ? invitation(interview, roomTerms) : welcomeBack(token, interview),
      ends,
      roomSteps(roomTerms, withdrawLink(token)),
    ]),
  );
}
