import { type ComponentChildren, h, type JSX } from 'preact';
import type { SessionView } from '#modules/screenings';
import { catalogue } from './catalogue.ts';
import { inputField, type Problems, problemSummary } from './field.ts';
import { layout } from './layout.ts';
import { questionField } from './question.field.ts';

/** The field of every question, as there is one on a page. */
export const answerName = 'answer';
export const resumeName = 'resume';

/** A page that was sent with problems shows what was typed. */
type Wrong = { given: readonly string[]; problems: Problems };
const noProblems: Problems = new Map();

/** The address of the form, or of one of its questions. */
export const screeningPath = (token: string, questionId?: string): string =>
  `/screening/${token}${questionId === undefined ? '' : `?question=${encodeURIComponent(questionId)}`}`;

/** The answer as it goes into the fields again; empty without one. */
function givenAnswer({ answers }: SessionView, questionId: string): readonly string[] {
  const answer = Object.hasOwn(answers, questionId) ? answers[questionId] : undefined;
  return [answer ?? []].flat().filter((one) => one !== '');
}

function page(view: SessionView, part: string, problems: Problems, ...content: ComponentChildren[]): JSX.Element {
  const { screening: words } = catalogue();
  const title = words.pageTitle(part, view.jobTitle);
  return layout(
    { title: problems.size > 0 ? `${words.problemTitle} ${title}` : title, personal: true },
    h('p', { class: 'quiet' }, words.about(view.jobTitle, view.companyName)),
    h('h1', null, part),
    problemSummary(problems),
    content,
  );
}

/** What is asked, by whom and until when. */
export function introPage(token: string, view: SessionView): JSX.Element {
  const { screening: words } = catalogue();
  const facts: [string, string][] = [
    [words.company, view.companyName],
    [words.questions, String(view.questions.length)],
    [words.until, words.day(new Date(view.expiresAt))],
  ];
  return layout(
    { title: words.about(view.jobTitle, view.companyName), personal: true },
    h('h1', null, view.jobTitle),
    h('p', null, words.introText(view.organizationName)),
    h(
      'dl',
      { class: 'facts' },
      facts.flatMap(([name, value]) => [h('dt', null, name), h('dd', null, value)]),
    ),
    h('p', null, words.introSaved),
    stepForm(token, 'begin', words.start),
  );
}

const stepForm = (token: string, step: string, label: string, other = false): JSX.Element =>
  h(
    'form',
    { method: 'post', action: screeningPath(token) },
    h('button', { type: 'submit', name: 'step', value: step, ...(other && { class: 'other' }) }, label),
  );

const way = (href: string, label: string): JSX.Element => h('p', null, h('a', { href }, label));

/** One question, with its answer where there is one. */
export function questionPage(
  token: string,
  view: SessionView,
  question: SessionView['questions'][number],
  wrong?: Wrong,
): JSX.Element {
  const { screening: words } = catalogue();
  const index = view.questions.indexOf(question);
  const before = view.questions[index - 1];
  const problems = wrong?.problems ?? noProblems;
  const isAnswered = givenAnswer(view, question.id).length > 0;
  return page(
    view,
    words.progress(index + 1, view.questions.length),
    problems,
    h('form', { method: 'post', action: screeningPath(token, question.id) }, [
      questionField(answerName, question, wrong?.given ?? givenAnswer(view, question.id), problems),
      h('div', { class: 'actions' }, [
        h('button', { type: 'submit' }, words.next),
        !question.required &&
          h(
            'button',
            { type: 'submit', name: 'skip', value: 'yes', class: 'other', formNoValidate: true },
            isAnswered ? words.remove : words.skip,
          ),
      ]),
    ]),
    before && way(screeningPath(token, before.id), words.back),
    view.nextQuestionId === null && !view.wantsResume && way(screeningPath(token), words.toReview),
  );
}

/** Asks who has none for a resume, after all questions. */
export function resumePage(token: string, view: SessionView, problems: Problems = noProblems): JSX.Element {
  const { screening: words } = catalogue();
  const last = view.questions.at(-1);
  return page(
    view,
    words.resume,
    problems,
    h('p', null, words.resumeText(view.organizationName)),
    h('form', { method: 'post', action: `${screeningPath(token)}/resume`, encType: 'multipart/form-data' }, [
      inputField({
        name: resumeName,
        label: words.resumeFile,
        hint: words.resumeHint,
        type: 'file',
        accept: '.pdf,.docx,.txt,application/pdf,text/plain',
        required: true,
        problems,
      }),
      h('button', { type: 'submit' }, words.resumeSend),
    ]),
    stepForm(token, 'skip-resume', words.resumeSkip, true),
    last && way(screeningPath(token, last.id), words.back),
  );
}

/** The answer in words. */
function readable(view: SessionView, { id, type }: SessionView['questions'][number]): string {
  const { screening: words } = catalogue();
  const given = givenAnswer(view, id);
  const [first] = given;
  if (first === undefined) return words.skipped;
  return type === 'date' ? words.day(new Date(first)) : given.join(', ');
}

/** All answers before they are final. */
export function reviewPage(token: string, view: SessionView): JSX.Element {
  const { screening: words } = catalogue();
  return page(
    view,
    words.review,
    noProblems,
    h('p', null, words.reviewText),
    h(
      'dl',
      { class: 'answers' },
      view.questions.flatMap((question, index) => [
        h('dt', { id: `question-${index}` }, question.question),
        h('dd', null, [
          h('span', { class: 'given' }, readable(view, question)),
          ' ',
          h('a', { href: screeningPath(token, question.id), 'aria-describedby': `question-${index}` }, words.change),
        ]),
      ]),
    ),
    stepForm(token, 'finish', words.finish),
  );
}

export function thanksPage(view: SessionView): JSX.Element {
  const { screening: words } = catalogue();
  return page(view, words.thanks, noProblems, h('p', null, words.thanksText(view.organizationName)));
}
