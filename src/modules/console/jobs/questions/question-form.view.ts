import { type ComponentChildren, h, type JSX } from 'preact';
import type { JobView } from '#modules/jobs';
import type { Problems } from '#platform/pages/field.ts';
import { copy } from '../../console.messages.ts';
import type { ConsoleContext } from '../../console.page.ts';
import { formActions, formProblem, hidden } from '../../editing/edit.view.ts';
import { inputField, problemSummary, selectField, textField } from '../../field.ts';
import type { FormErrors } from '../../form-errors.ts';
import { consolePage } from '../../layout.ts';
import { jobPath } from '../editing/job-status.view.ts';
import { fieldOf, mostQuestions, type QuestionField, questionTypes, type TypedQuestion } from './question-form.ts';
import { questionList } from './question-list.view.ts';

const { questions: t } = copy.jobs;

/** A button of the form that changes it and saves nothing. */
export type QuestionMove = 'up' | 'down' | 'remove';
/** The question that the reader's last button was about. `by`: undefined for a new one or a removed one. */
export type Touched = { index: number; by?: QuestionMove; said: string };

type Fields = { typed: TypedQuestion; index: number; total: number; problems: Problems; touched: Touched | undefined };

const tick = (name: QuestionField, { typed, index }: Fields): JSX.Element =>
  h('label', { class: 'choice' }, [
    h('input', { type: 'checkbox', name: fieldOf(name, index), value: 'on', checked: typed[name] === 'on' }),
    h('span', null, t.fields[name]),
  ]);

function scoring(fields: Fields): JSX.Element {
  const { typed, index, problems } = fields;
  const common = (name: QuestionField, hint: string) => ({
    ...{ name: fieldOf(name, index), label: t.fields[name], hint, required: false, problems, value: typed[name] },
  });
  const line = (name: QuestionField, hint: string) =>
    inputField({ ...common(name, hint), type: 'text', autocomplete: 'off' });
  const inside: readonly QuestionField[] = ['accepted', 'low', 'high', 'knockout', 'weight'];
  const isWrong = inside.some((name) => problems.has(fieldOf(name, index)));
  return h('details', { open: isWrong }, [
    h('summary', null, t.scoring),
    h(
      'div',
      { class: 'for-words' },
      textField({ ...common('accepted', t.hints.accepted), rows: 3, maxLength: 40_000 }),
    ),
    h('div', { class: 'pair for-range' }, [line('low', t.hints.range), line('high', t.hints.range)]),
    tick('knockout', fields),
    line('weight', t.hints.weight),
  ]);
}

function moveButton(move: QuestionMove, { index, total, touched }: Fields): JSX.Element {
  const isLast = (move === 'up' && index === 0) || (move === 'down' && index === total - 1);
  const isFocused = touched?.index === index && touched.by === move && !isLast;
  return h(
    'button',
    {
      ...{ type: 'submit', class: 'other small', name: 'do', value: `${move}-${index}` },
      ...{ disabled: isLast, autofocus: isFocused },
    },
    t.actions[move](index + 1),
  );
}

function questionGroup(fields: Fields): JSX.Element {
  const { typed, index, total, problems, touched } = fields;
  const common = (name: QuestionField, hint?: string) => ({
    ...{ name: fieldOf(name, index), label: t.fields[name], hint, problems, value: typed[name] },
  });
  // The button that the reader used may be the one that is left out at an end of the list.
  const isAtEnd = (touched?.by === 'up' && index === 0) || (touched?.by === 'down' && index === total - 1);
  const isFocused = touched?.index === index && (touched.by === undefined || isAtEnd);
  return h('fieldset', { class: 'group asked', ...(isFocused && { tabIndex: -1, autofocus: true }) }, [
    h('legend', null, t.number(index + 1, total)),
    hidden(fieldOf('id', index), typed.id),
    textField({ ...common('question'), required: true, rows: 2, maxLength: 2000 }),
    selectField({
      ...{ ...common('type'), required: true },
      options: questionTypes.map((value) => ({ value, label: t.types[value] })),
    }),
    h(
      'div',
      { class: 'for-choice' },
      textField({ ...common('options', t.hints.options), required: true, rows: 4, maxLength: 40_000 }),
    ),
    tick('required', fields),
    scoring(fields),
    h('div', { class: 'together' }, [
      moveButton('up', fields),
      moveButton('down', fields),
      moveButton('remove', fields),
    ]),
  ]);
}

function addButton({ typed, touched }: QuestionsForm): JSX.Element {
  if (typed.length >= mostQuestions) return h('span', { class: 'quiet' }, t.full(mostQuestions));
  return h(
    'button',
    {
      ...{ type: 'submit', class: 'other', name: 'do', value: 'add' },
      autofocus: touched !== undefined && typed.length === 0,
    },
    t.actions.add,
  );
}

/** `seen`: what the form was made from. `theirs`: what somebody else has stored meanwhile. */
export type QuestionsForm = {
  typed: readonly TypedQuestion[];
  seen: string;
  errors?: FormErrors;
  touched?: Touched | undefined;
  theirs?: JobView['screening_questions'];
};

const conflict = (theirs: JobView['screening_questions']): JSX.Element =>
  h('div', { class: 'problems', role: 'alert', tabIndex: -1, autofocus: true }, [
    h('p', null, t.conflict),
    theirs?.length ? questionList(theirs) : h('p', null, t.conflictEmpty),
  ]);

function formOf(job: JobView, form: QuestionsForm): JSX.Element {
  const { typed, seen, touched, errors } = form;
  const problems: Problems = errors?.problems ?? new Map<string, string>();
  // Fields that the kind of answer has no use for are hidden, and must not hold up the form: the page checks them.
  return h('form', { method: 'post', action: jobPath(job.id, 'questions'), noValidate: true }, [
    // The Enter key sends the first button.
    h('button', {
      ...{ type: 'submit', name: 'do', value: 'save', class: 'unseen', tabIndex: -1, 'aria-hidden': 'true' },
    }),
    hidden('seen', seen),
    hidden('count', String(typed.length)),
    typed.length === 0 && h('p', { class: 'quiet' }, t.empty),
    typed.map((one, index) => questionGroup({ typed: one, index, total: typed.length, problems, touched })),
    h('p', null, addButton(form)),
    formActions(t.actions.save, jobPath(job.id)),
  ]);
}

export function jobQuestionsPage(context: ConsoleContext, job: JobView, form: QuestionsForm): JSX.Element {
  const { errors, touched, theirs } = form;
  const isTooLong = (job.screening_questions?.length ?? 0) > mostQuestions;
  const parts: ComponentChildren = isTooLong
    ? h('p', null, t.tooMany(job.screening_questions?.length ?? 0, mostQuestions))
    : [
        problemSummary(errors?.problems ?? new Map<string, string>()),
        formProblem(errors),
        theirs !== undefined && conflict(theirs),
        h('p', null, t.about),
        h('p', { role: 'status', class: 'quiet' }, touched && `${touched.said} ${t.notSaved}`),
        formOf(job, form),
      ];
  return consolePage(context, { title: t.title(job.title), section: 'jobs' }, h('h1', null, t.title(job.title)), parts);
}
