import { type ComponentChildren, h, type JSX } from 'preact';
import { formatTimeLimit } from '#platform/pages/format.ts';
import { portalMessages } from '../portal.messages.ts';
import type { RoomTerms } from './room-terms.ts';

const { check, question, upload, announcements, connection, cannot, elsewhere, problem, busy } =
  portalMessages.interview;

/** The script shows one step at a time and moves the focus to its heading. */
const step = (name: string, title: string, ...content: ComponentChildren[]): JSX.Element =>
  h('section', { 'data-step': name, hidden: true }, [h('h1', { tabIndex: -1 }, title), content]);

/** The part of a step for these phases, separated by spaces. */
const during = (phases: string, ...content: ComponentChildren[]): JSX.Element =>
  h('div', { 'data-during': phases, hidden: true }, content);

/** Like `during`, but stays visible below a long question. */
const bar = (phases: string, ...content: ComponentChildren[]): JSX.Element =>
  h('div', { class: 'bar', 'data-during': phases, hidden: true }, content);

const button = (act: string, label: string, other = false): JSX.Element =>
  h('button', { type: 'button', 'data-act': act, ...(other && { class: 'other' }) }, label);

const actions = (...buttons: ComponentChildren[]): JSX.Element => h('div', { class: 'actions' }, buttons);

/** The script shows one of these texts, or none. Screen readers read it out. */
const oneOf = (name: string, look: 'notice' | 'problems', texts: Record<string, string>): JSX.Element =>
  h(
    'div',
    { role: 'alert', 'data-one-of': name },
    Object.entries(texts).map(([key, text]) => h('p', { class: look, 'data-when': key, hidden: true }, text)),
  );

const cameraPreview = (label: string): JSX.Element =>
  h('video', { 'data-picture': true, 'aria-label': label, muted: true, autoPlay: true, playsInline: true });

const deviceSelect = (name: string, label: string): JSX.Element =>
  h('div', { class: 'field', 'data-devices': name, hidden: true }, [
    h('label', { for: `device-${name}` }, label),
    h('select', { id: `device-${name}` }),
  ]);

function checkStep(): JSX.Element {
  return step(
    'check',
    check.title,
    during('wait problem', h('p', null, check.text)),
    during('wait', h('p', { role: 'status' }, check.wait)),
    oneOf('check', 'problems', check.problems),
    during('problem', actions(button('try-again', check.again))),
    during('works', [
      cameraPreview(check.preview),
      h('p', { id: 'level' }, check.speak),
      h('meter', { 'data-level': true, 'aria-label': check.level, min: 0, max: 1, value: 0 }),
      h('p', { role: 'status', class: 'heard' }, h('span', { 'data-heard': true, hidden: true }, check.heard)),
      deviceSelect('videoinput', check.camera),
      deviceSelect('audioinput', check.microphone),
      h('p', { 'data-screens': true, class: 'notice', hidden: true }, check.screens),
      h('div', { 'data-begin': true }, actions(button('begin', check.begin))),
      h('div', { 'data-go-on': true, hidden: true }, actions(button('begin', check.goOn))),
    ]),
  );
}

const clock = (label: string): JSX.Element =>
  h('p', { class: 'clock' }, [h('span', null, label), ' ', h('span', { role: 'timer', 'data-clock': true })]);

function readyText({ preparationSeconds, answerSeconds }: RoomTerms): string {
  const answer = formatTimeLimit(answerSeconds);
  return preparationSeconds > 0
    ? question.ready(formatTimeLimit(preparationSeconds), answer)
    : question.readyAtOnce(answer);
}

function notesField(): JSX.Element {
  return h('div', { class: 'field' }, [
    h('label', { for: 'notes' }, question.notes),
    h('span', { class: 'hint', id: 'notes-hint' }, question.notesHint),
    h('textarea', { id: 'notes', 'data-notes': true, maxLength: 5000, rows: 5, 'aria-describedby': 'notes-hint' }),
  ]);
}

function questionStep(terms: RoomTerms, withdrawal: JSX.Element): JSX.Element {
  return step(
    'question',
    question.progress,
    h('p', { 'data-arrived': true, class: 'notice', hidden: true }, upload.arrived),
    h('p', { 'data-lost': true, class: 'notice', hidden: true }, upload.lost),
    during(
      'ready',
      h('p', null, readyText(terms)),
      h('p', { class: 'quiet' }, question.pause),
      actions(button('show', question.show)),
      withdrawal,
    ),
    during(
      'interrupted',
      h('p', { class: 'notice', tabIndex: -1, 'data-interrupted': true }, question.interrupted),
      h('p', { 'data-left': question.interruptedHint }),
      actions(button('answer', question.goOn), button('finish', question.finish, true)),
    ),
    during('prepare answer interrupted notes', h('p', { class: 'asked', 'data-question': true, tabIndex: -1 })),
    during('prepare answer', cameraPreview(question.ownVideo)),
    bar(
      'prepare',
      h('div', null, clock(question.prepare), h('p', { class: 'quiet' }, question.prepareHint)),
      button('answer', question.answerNow),
    ),
    bar(
      'answer',
      h('div', { class: 'recording' }, [h('p', { class: 'on-air' }, question.recording), clock(question.left)]),
      button('finish', question.finish),
    ),
    during(
      'notes',
      h('p', { tabIndex: -1, 'data-focus': true }, question.done),
      notesField(),
      actions(button('send', question.send)),
    ),
  );
}

/** Shown above all steps, so that it is visible on the smallest screen. */
export const connectionNotice = (): JSX.Element => oneOf('connection', 'notice', connection);

export function roomSteps(terms: RoomTerms, withdrawal: JSX.Element): JSX.Element[] {
  return [
    checkStep(),
    questionStep(terms, withdrawal),
    step(
      'sending',
      upload.title,
      h('p', null, upload.hint),
      h('progress', { 'data-sent': true, 'aria-label': upload.title, value: 0, max: 1 }),
      h('p', { 'data-progress': upload.progress }),
    ),
    step('insecure', cannot.title, h('p', null, cannot.insecure)),
    step('unsupported', cannot.title, h('p', null, cannot.unsupported)),
    step('elsewhere', elsewhere.title, h('p', null, elsewhere.text), actions(button('take', elsewhere.take))),
    step('problem', problem.title, h('p', null, problem.text), actions(button('reload', problem.reload))),
    h('p', { role: 'status', class: 'heard', 'data-busy': busy }),
    h('p', {
      role: 'status',
      class: 'unseen',
      'data-voice': true,
      'data-started': announcements.started,
      'data-left': announcements.left,
      'data-minute': announcements.minute,
      'data-seconds': announcements.seconds,
      'data-complete': upload.arrived,
      'data-incomplete': upload.lost,
    }),
  ];
}
