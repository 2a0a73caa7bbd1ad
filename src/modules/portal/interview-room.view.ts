import { type ComponentChildren, h, type JSX } from 'preact';
import { catalogue } from './catalogue.ts';
import type { RoomTerms } from './interview.view.ts';

/** A step of the room. The script shows one at a time, and gives the focus to its heading. */
const step = (name: string, title: string, ...content: ComponentChildren[]): JSX.Element =>
  h('section', { 'data-step': name, hidden: true }, [h('h1', { tabIndex: -1 }, title), content]);

/** A part of a step that is there in some of its phases. */
const during = (phases: string, ...content: ComponentChildren[]): JSX.Element =>
  h('div', { 'data-during': phases, hidden: true }, content);

/** The same, in view however long the question above it is. */
const bar = (phases: string, ...content: ComponentChildren[]): JSX.Element =>
  h('div', { class: 'bar', 'data-during': phases, hidden: true }, content);

const button = (act: string, label: string, other = false): JSX.Element =>
  h('button', { type: 'button', 'data-act': act, ...(other && { class: 'other' }) }, label);

const actions = (...buttons: ComponentChildren[]): JSX.Element => h('div', { class: 'actions' }, buttons);

/** Texts of which the script shows the one that holds. They are said when they are shown. */
const oneOf = (name: string, look: 'notice' | 'problems', texts: Record<string, string>): JSX.Element =>
  h(
    'div',
    { role: 'alert', 'data-one-of': name },
    Object.entries(texts).map(([key, text]) => h('p', { class: look, 'data-when': key, hidden: true }, text)),
  );

const picture = (label: string): JSX.Element =>
  h('video', { 'data-picture': true, 'aria-label': label, muted: true, autoPlay: true, playsInline: true });

const select = (name: string, label: string): JSX.Element =>
  h('div', { class: 'field', 'data-devices': name, hidden: true }, [
    h('label', { for: `device-${name}` }, label),
    h('select', { id: `device-${name}` }),
  ]);

function checkStep(): JSX.Element {
  const { check } = catalogue().interview;
  return step(
    'check',
    check.title,
    during('wait problem', h('p', null, check.text)),
    during('wait', h('p', { role: 'status' }, check.wait)),
    oneOf('check', 'problems', check.problems),
    during('problem', actions(button('try-again', check.again))),
    during('works', [
      picture(check.preview),
      h('p', { id: 'level' }, check.speak),
      h('meter', { 'data-level': true, 'aria-label': check.level, min: 0, max: 1, value: 0 }),
      h('p', { role: 'status', class: 'heard' }, h('span', { 'data-heard': true, hidden: true }, check.heard)),
      select('videoinput', check.camera),
      select('audioinput', check.microphone),
      h('p', { 'data-screens': true, class: 'notice', hidden: true }, check.screens),
      h('div', { 'data-begin': true }, actions(button('begin', check.begin))),
      h('div', { 'data-go-on': true, hidden: true }, actions(button('begin', check.goOn))),
    ]),
  );
}

function clock(label: string): JSX.Element {
  return h('p', { class: 'clock' }, [h('span', null, label), ' ', h('span', { role: 'timer', 'data-clock': true })]);
}

function readyText({ preparationSeconds, answerSeconds }: RoomTerms): string {
  const { minutes, question } = catalogue().interview;
  const answer = minutes(answerSeconds);
  return preparationSeconds > 0 ? question.ready(minutes(preparationSeconds), answer) : question.readyAtOnce(answer);
}

function notesField(): JSX.Element {
  const { question: words } = catalogue().interview;
  return h('div', { class: 'field' }, [
    h('label', { for: 'notes' }, words.notes),
    h('span', { class: 'hint', id: 'notes-hint' }, words.notesHint),
    h('textarea', { id: 'notes', 'data-notes': true, maxLength: 5000, rows: 5, 'aria-describedby': 'notes-hint' }),
  ]);
}

function questionStep(terms: RoomTerms): JSX.Element {
  const { question: words } = catalogue().interview;
  return step(
    'question',
    words.place,
    h('p', { 'data-arrived': true, class: 'notice', hidden: true }, words.arrived),
    h('p', { 'data-lost': true, class: 'notice', hidden: true }, words.lost),
    during(
      'ready',
      h('p', null, readyText(terms)),
      h('p', { class: 'quiet' }, words.pause),
      actions(button('show', words.show)),
    ),
    during(
      'interrupted',
      h('p', { class: 'notice', tabIndex: -1, 'data-interrupted': true }, words.interrupted),
      h('p', { 'data-left': words.interruptedHint }),
      actions(button('answer', words.goOn), button('finish', words.finish, true)),
    ),
    during('prepare answer interrupted notes', h('p', { class: 'asked', 'data-question': true, tabIndex: -1 })),
    during('prepare answer', picture(words.own)),
    bar(
      'prepare',
      h('div', null, clock(words.prepare), h('p', { class: 'quiet' }, words.prepareHint)),
      button('answer', words.answerNow),
    ),
    bar(
      'answer',
      h('div', { class: 'recording' }, [h('p', { class: 'on-air' }, words.recording), clock(words.left)]),
      button('finish', words.finish),
    ),
    during(
      'notes',
      h('p', { tabIndex: -1, 'data-focus': true }, words.done),
      notesField(),
      actions(button('send', words.sendIt)),
    ),
  );
}

/** Stands above all steps, so that it is seen on the smallest screen. */
export const connectionNotice = (): JSX.Element => oneOf('connection', 'notice', catalogue().interview.connection);

/** All that the room may show after its first step. */
export function roomSteps(terms: RoomTerms): JSX.Element[] {
  const { said, cannot, question, elsewhere, problem, busy } = catalogue().interview;
  return [
    checkStep(),
    questionStep(terms),
    step(
      'sending',
      question.sending,
      h('p', null, question.sendingHint),
      h('progress', { 'data-sent': true, 'aria-label': question.sending, value: 0, max: 1 }),
      h('p', { 'data-progress': question.progress }),
    ),
    step('insecure', cannot.title, h('p', null, cannot.insecure)),
    step('unsupported', cannot.title, h('p', null, cannot.unsupported)),
    step('elsewhere', elsewhere.title, h('p', null, elsewhere.text), actions(button('take', elsewhere.take))),
    step('problem', problem.title, h('p', null, problem.text), actions(button('reload', problem.again))),
    h('p', { role: 'status', class: 'heard', 'data-busy': busy }),
    h('p', {
      role: 'status',
      class: 'unseen',
      'data-voice': true,
      'data-begun': said.begun,
      'data-left': said.left,
      'data-minute': said.minute,
      'data-seconds': said.seconds,
      'data-whole': question.arrived,
      'data-part': question.lost,
    }),
  ];
}
