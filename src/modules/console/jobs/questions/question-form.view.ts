import { type ComponentChildren, h, type JSX } from 'preact';
import { type JobView, maxScreeningQuestions, type ScreeningQuestion } from '#modules/jobs';
import type { Problems } from '#platform/pages/field.ts';
import { pager } from '../../components/pager.ts';
import { copy } from '../../console.messages.ts';
import type { ConsoleContext } from '../../console.page.ts';
import { formActions, formProblems, hidden, savedBy } from '../../editing/edit.view.ts';
import type { LastChange } from '../../editing/last-change.queries.ts';
import { inputField, selectField, textField } from '../../field.ts';
import { type FormErrors, problemsOf } from '../../form-errors.ts';
import { consolePage } from '../../layout.ts';
import { jobPath } from '../editing/job-status.view.ts';
import { fieldOf, type QuestionField, questionTypes, type TypedQuestion } from './question-form.ts';
import { questionList } from './question-list.view.ts';
import {
  canMove,
  isFull,
  partSize,
  type QuestionMove,
  type QuestionPart,
  type Touched,
  totalWith,
} from './question-part.ts';

const { questions: t } = copy.jobs;

type Fields = {
  typed: TypedQuestion;
  index: number;
  part: QuestionPart;
  stored: JobView['screening_questions'];
  problems: Problems;
  touched: Touched | undefined;
};

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

function moveButton(move: QuestionMove, { index, part, stored, touched }: Fields): JSX.Element {
  const isAtEnd = move !== 'remove' && !canMove(part, index, move, stored);
  const isFocused = touched?.index === index && touched.by === move && !isAtEnd;
  return h(
    'button',
    {
      ...{ type: 'submit', class: 'other small', name: 'do', value: `${move}-${index}` },
      ...{ disabled: isAtEnd, autofocus: isFocused },
    },
    t.actions[move](part.from + index + 1),
  );
}

function questionGroup(fields: Fields): JSX.Element {
  const { typed, index, part, stored, problems, touched } = fields;
  const common = (name: QuestionField, hint?: string) => ({
    ...{ name: fieldOf(name, index), label: t.fields[name], hint, problems, value: typed[name] },
  });
  // The button that the reader used may be the one that is left out at an end of the list.
  const by = touched?.by;
  const isAtEnd = by !== undefined && by !== 'remove' && !canMove(part, index, by, stored);
  const isFocused = touched?.index === index && (by === undefined || isAtEnd);
  return h('fieldset', { class: 'group asked', ...(isFocused && { tabIndex: -1, autofocus: true }) }, [
    h('legend', null, t.number(part.from + index + 1, totalWith(part, stored))),
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

function addButton({ part, touched }: QuestionsForm, stored: JobView['screening_questions']): JSX.Element {
  const full = isFull(part, stored);
  if (full) return h('span', { class: 'quiet' }, t.full[full](maxScreeningQuestions));
  return h(
    'button',
    {
      ...{ type: 'submit', class: 'other', name: 'do', value: 'add' },
      autofocus: touched !== undefined && part.typed.length === 0,
    },
    t.actions.add,
  );
}

/** `theirs` has the questions that another user has stored meanwhile in the same place. */
export type QuestionsForm = {
  part: QuestionPart;
  errors?: FormErrors;
  touched?: Touched | undefined;
  theirs?: readonly ScreeningQuestion[];
  change?: LastChange | undefined;
};

const conflict = (theirs: readonly ScreeningQuestion[], change: LastChange | undefined): JSX.Element =>
  h('div', { class: 'problems', role: 'alert', tabIndex: -1, autofocus: true }, [
    h('p', null, [t.conflict, ' ', savedBy(copy.editing.conflict.theirs, change)]),
    theirs.length > 0 ? questionList(theirs) : h('p', null, t.conflictEmpty),
  ]);

function formOf({ id, screening_questions: stored }: JobView, form: QuestionsForm): JSX.Element {
  const { part, touched, errors } = form;
  const { from, seen, made, typed } = part;
  const problems = problemsOf(errors);
  // Fields that the kind of answer has no use for are hidden, and must not hold up the form: the page checks them.
  return h('form', { method: 'post', action: jobPath(id, 'questions'), noValidate: true }, [
    // The Enter key sends the first button.
    h('button', {
      ...{ type: 'submit', name: 'do', value: 'save', class: 'unseen', tabIndex: -1, 'aria-hidden': 'true' },
    }),
    hidden('from', String(from)),
    hidden('seen', seen.join(' ')),
    hidden('made', made),
    hidden('count', String(typed.length)),
    typed.length === 0 && h('p', { class: 'quiet' }, t.empty),
    typed.map((one, index) => questionGroup({ typed: one, index, part, stored, problems, touched })),
    h('p', null, addButton(form, stored)),
    formActions(t.actions.save, jobPath(id)),
  ]);
}

/** Links to the other parts of a long list of questions. */
function partPager({ id, screening_questions: stored }: JobView, { from }: QuestionPart): ComponentChildren {
  const total = stored?.length ?? 0;
  if (total <= partSize) return null;
  const place = { path: jobPath(id, 'questions'), query: new URLSearchParams(), total };
  return [h('p', { class: 'quiet' }, t.parts), pager({ ...place, limit: partSize, offset: from })];
}

export function jobQuestionsPage(context: ConsoleContext, job: JobView, form: QuestionsForm): JSX.Element {
  const { part, errors, touched, theirs, change } = form;
  return consolePage(
    context,
    { title: t.title(job.title), section: 'jobs' },
    h('h1', null, t.title(job.title)),
    formProblems(errors),
    theirs !== undefined && conflict(theirs, change),
    h('p', null, t.about),
    h('p', { role: 'status', class: 'quiet' }, touched && `${touched.said} ${t.notSaved}`),
    formOf(job, form),
    partPager(job, part),
  );
}
