import { type ComponentChildren, h, type JSX } from 'preact';
import type { SessionView } from '#modules/screenings';
import { factList } from '#platform/pages/fact-list.ts';
import { formatLongDay } from '#platform/pages/format.ts';
import { inputField, type Problems, problemSummary } from '../field.ts';
import { layout } from '../layout.ts';
import { portalMessages } from '../portal.messages.ts';
import { questionField } from '../question-field.ts';

const { screening: messages } = portalMessages;

/** Each page has one question, so all share a field name. */
export const screeningAnswerName = 'answer';
export const resumeName = 'resume';

type RejectedAnswer = { given: readonly string[]; problems: Problems };
const noProblems: Problems = new Map();

export const screeningPath = (token: string, questionId?: string): string =>
  `/screening/${token}${questionId === undefined ? '' : `?question=${encodeURIComponent(questionId)}`}`;

function givenAnswer({ answers }: SessionView, questionId: string): readonly string[] {
  const answer = Object.hasOwn(answers, questionId) ? answers[questionId] : undefined;
  return [answer ?? []].flat().filter((one) => one !== '');
}

function page(view: SessionView, part: string, problems: Problems, ...content: ComponentChildren[]): JSX.Element {
  const title = messages.pageTitle(part, view.jobTitle);
  return layout(
    { title: problems.size > 0 ? messages.problemTitle(title) : title, personal: true, organization: view },
    h('p', { class: 'quiet' }, messages.about(view.jobTitle, view.companyName)),
    h('h1', null, part),
    problemSummary(problems),
    content,
  );
}

export function introPage(token: string, view: SessionView): JSX.Element {
  return layout(
    { title: messages.about(view.jobTitle, view.companyName), personal: true, organization: view },
    h('h1', null, view.jobTitle),
    h('p', null, messages.introText(view.organizationName)),
    factList([
      [messages.company, view.companyName],
      [messages.questions, String(view.questions.length)],
      [messages.until, formatLongDay(view.expiresAt)],
    ]),
    h('p', null, messages.introSaved),
    stepForm(token, 'begin', messages.start),
  );
}

const stepForm = (token: string, step: string, label: string, other = false): JSX.Element =>
  h(
    'form',
    { method: 'post', action: screeningPath(token) },
    h('button', { type: 'submit', name: 'step', value: step, ...(other && { class: 'other' }) }, label),
  );

const linkLine = (href: string, label: string): JSX.Element => h('p', null, h('a', { href }, label));

export function questionPage(
  token: string,
  view: SessionView,
  question: SessionView['questions'][number],
  rejected?: RejectedAnswer,
): JSX.Element {
  const index = view.questions.indexOf(question);
  const before = view.questions[index - 1];
  const problems = rejected?.problems ?? noProblems;
  const isAnswered = givenAnswer(view, question.id).length > 0;
  return page(
    view,
    messages.progress(index + 1, view.questions.length),
    problems,
    h('form', { method: 'post', action: screeningPath(token, question.id) }, [
      questionField(screeningAnswerName, question, rejected?.given ?? givenAnswer(view, question.id), problems),
      h('div', { class: 'actions' }, [
        h('button', { type: 'submit' }, messages.next),
        !question.required &&
          h(
            'button',
            { type: 'submit', name: 'skip', value: 'yes', class: 'other', formNoValidate: true },
            isAnswered ? messages.remove : messages.skip,
          ),
      ]),
    ]),
    before && linkLine(screeningPath(token, before.id), messages.back),
    view.nextQuestionId === null && !view.wantsResume && linkLine(screeningPath(token), messages.toReview),
  );
}

export function resumePage(token: string, view: SessionView, problems: Problems = noProblems): JSX.Element {
  const last = view.questions.at(-1);
  return page(
    view,
    messages.resume,
    problems,
    h('p', null, messages.resumeText(view.organizationName)),
    h('form', { method: 'post', action: `${screeningPath(token)}/resume`, encType: 'multipart/form-data' }, [
      inputField({
        name: resumeName,
        label: messages.resumeFile,
        hint: messages.resumeHint,
        type: 'file',
        accept: '.pdf,.docx,.txt,application/pdf,text/plain',
        required: true,
        problems,
      }),
      h('button', { type: 'submit' }, messages.resumeSend),
    ]),
    stepForm(token, 'skip-resume', messages.resumeSkip, true),
    last && linkLine(screeningPath(token, last.id), messages.back),
  );
}

function answerText(view: SessionView, { id, type }: SessionView['questions'][number]): string {
  const given = givenAnswer(view, id);
  const [first] = given;
  if (first === undefined) return messages.skipped;
  return type === 'date' ? formatLongDay(first) : given.join(', ');
}

export function reviewPage(token: string, view: SessionView): JSX.Element {
  return page(
    view,
    messages.review,
    noProblems,
    h('p', null, messages.reviewText),
    h(
      'dl',
      { class: 'answers' },
      view.questions.flatMap((question, index) => [
        h('dt', { id: `question-${index}` }, question.question),
        h('dd', null, [
          h('span', { class: 'given' }, answerText(view, question)),
          ' ',
          h('a', { href: screeningPath(token, question.id), 'aria-describedby': `question-${index}` }, messages.change),
        ]),
      ]),
    ),
    stepForm(token, 'finish', messages.finish),
  );
}

export const thanksPage = (view: SessionView): JSX.Element =>
  page(view, messages.thanks, noProblems, h('p', null, messages.thanksText(view.organizationName)));
