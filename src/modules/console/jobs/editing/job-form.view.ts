import { h, type JSX } from 'preact';
import { currencies, type JobView, jobTypes, workModes } from '#modules/jobs';
import type { Problems } from '#platform/pages/field.ts';
import { copy } from '../../console.messages.ts';
import type { ConsoleContext } from '../../console.page.ts';
import { type FieldTexts, seenOf } from '../../editing/edit.ts';
import { conflictSummary, formActions, formProblems, hidden } from '../../editing/edit.view.ts';
import type { LastChange } from '../../editing/last-change.queries.ts';
import { inputField, selectField, textField } from '../../field.ts';
import { type FormErrors, problemsOf } from '../../form-errors.ts';
import { consolePage } from '../../layout.ts';
import { type JobField, jobLabels } from './job-form.ts';
import { jobPath } from './job-status.view.ts';

const { editing: t, job: words } = copy.jobs;

type Option = { value: string; label: string };
/** Options of the form's selects. */
export type JobChoices = { clients: readonly Option[]; recruiters: readonly Option[]; hasMoreClients: boolean };

export const newJobPath = '/console/jobs/new';

const withNone = (label: string, options: readonly Option[]): Option[] => [{ value: '', label }, ...options];

const optionsOf = (choices: JobChoices): Partial<Record<JobField, Option[]>> => ({
  client_id: withNone(copy.jobs.directHire, choices.clients),
  recruiter_id: withNone(t.nobody, choices.recruiters),
  work_mode: withNone(
    t.none,
    workModes.map((value) => ({ value, label: words.workModes[value] ?? value })),
  ),
  job_type: withNone(
    t.none,
    jobTypes.map((value) => ({ value, label: words.types[value] ?? value })),
  ),
  currency: withNone(
    t.none,
    currencies.map((value) => ({ value, label: value })),
  ),
  status: (['active', 'draft'] as const).map((value) => ({ value, label: t.hints.status[value] })),
});

/** `flagged` has the fields that another user has changed. */
type Fields = { texts: FieldTexts; problems: Problems; choices: JobChoices; flagged: readonly string[] };
type FieldOptions = { hint?: string; required?: boolean; rows?: number; maxLength?: number };

function fieldMaker({ texts, problems, choices }: Fields) {
  const options = optionsOf(choices);
  const common = (name: JobField | 'new_client', { hint, required = false }: FieldOptions) => ({
    ...{ name, label: t.fields[name], value: texts[name] ?? '', hint, required, problems },
  });
  return {
    line: (name: JobField | 'new_client', given: FieldOptions = {}) =>
      inputField({ ...common(name, given), type: 'text', autocomplete: 'off' }),
    number: (name: JobField, given: FieldOptions = {}) =>
      inputField({ ...common(name, given), type: 'text', inputMode: 'decimal', autocomplete: 'off' }),
    area: (name: JobField, given: FieldOptions = {}) =>
      textField({ ...common(name, given), rows: given.rows ?? 4, maxLength: given.maxLength ?? 50_000 }),
    choice: (name: JobField, given: FieldOptions = {}) => {
      const { value, ...field } = common(name, given);
      const offered = options[name] ?? [];
      // Removed after the form was shown: without it, the first option would seem to be chosen.
      const isOffered = value === '' || offered.some((one) => one.value === value);
      const all = isOffered ? offered : [...offered, { value, label: t.removed[name] ?? value }];
      return selectField({ ...field, value, options: all });
    },
    tick: (name: JobField, hint?: string) =>
      h('div', { class: 'field' }, [
        h('label', { class: 'choice' }, [
          h('input', {
            type: 'checkbox',
            id: `field-${name}`,
            name,
            value: 'on',
            checked: texts[name] === 'on',
            ...(hint && { 'aria-describedby': `field-${name}-hint` }),
          }),
          h('span', null, t.fields[name]),
        ]),
        hint && h('span', { class: 'hint', id: `field-${name}-hint` }, hint),
      ]),
  };
}

const group = (title: string, ...fields: (JSX.Element | false)[]): JSX.Element =>
  h('fieldset', { class: 'group' }, [h('legend', null, title), ...fields]);

/** Few jobs need them. */
const rare: readonly JobField[] = [
  ...(['client_name_not_disclosed', 'preferred_skills', 'rate', 'ctc_not_disclosed', 'recruiter_id'] as const),
  ...(['direct_video_interview_on_apply', 'external_id'] as const),
];

/** Open where the reader has to see it: for an error, another editor's change, or what the job already has. */
const isMoreOpen = ({ texts, problems, flagged }: Fields, isNew: boolean): boolean =>
  rare.some((name) => problems.has(name) || flagged.includes(name) || (!isNew && (texts[name] ?? '') !== ''));

const moreGroup = (isOpen: boolean, ...fields: (JSX.Element | false)[]): JSX.Element =>
  h('details', { class: 'more-fields', open: isOpen }, [h('summary', null, t.about.more), ...fields]);

const longText = { rows: 16, maxLength: 200_000 };

const pair = (...fields: JSX.Element[]): JSX.Element => h('div', { class: 'pair' }, fields);

function fieldsOf(fields: Fields, isNew: boolean): JSX.Element {
  const { line, number, area, choice, tick } = fieldMaker(fields);
  const { hints, about } = t;
  const { clients, hasMoreClients } = fields.choices;
  const clientHint = hasMoreClients ? { hint: hints.client_id(clients.length) } : {};
  return h('div', { class: 'columns' }, [
    h('div', null, [
      group(
        about.basics,
        line('title', { required: true }),
        choice('client_id', clientHint),
        isNew && line('new_client', { hint: hints.new_client }),
        isNew && choice('status', { required: true }),
        'jd_text' in fields.texts && area('jd_text', { hint: hints.jd_text, ...longText }),
        area('description', { hint: hints.description, ...longText }),
      ),
    ]),
    h('div', null, [
      group(
        about.place,
        area('locations', { hint: hints.locations, rows: 3 }),
        pair(choice('work_mode'), choice('job_type')),
        number('openings_count', { required: true }),
      ),
      group(
        about.requirements,
        pair(number('min_experience_years'), number('max_experience_years')),
        isNew && area('required_skills', { hint: hints.skills }),
      ),
      group(
        about.pay,
        choice('currency'),
        pair(number('min_ctc', { hint: hints.lakhs }), number('max_ctc', { hint: hints.lakhs })),
      ),
      moreGroup(
        isMoreOpen(fields, isNew),
        isNew && area('preferred_skills', { hint: hints.skills }),
        number('rate', { hint: hints.rate }),
        tick('ctc_not_disclosed'),
        tick('client_name_not_disclosed'),
        choice('recruiter_id'),
        tick('direct_video_interview_on_apply', hints.interview),
        line('external_id', { hint: hints.external_id }),
      ),
    ]),
  ]);
}

export type JobForm = { texts: FieldTexts; choices: JobChoices; errors?: FormErrors | undefined };

/** `id`: of the job that the form makes, so that a form sent twice makes one. */
export function newJobPage(context: ConsoleContext, id: string, { texts, choices, errors }: JobForm): JSX.Element {
  const problems = problemsOf(errors);
  return consolePage(
    context,
    { title: t.create.title, section: 'jobs' },
    h('h1', null, t.create.title),
    formProblems(errors),
    h('form', { method: 'post', action: newJobPath }, [
      hidden('id', id),
      fieldsOf({ texts, problems, choices, flagged: [] }, true),
      formActions(t.create.submit, '/console/jobs'),
    ]),
  );
}

/**
 * `seen` identifies the texts that the form was made from. `conflicts` has the fields that another user has changed to
 * `stored`, with `change`.
 */
export type JobEdit = JobForm & {
  seen: string;
  stored: FieldTexts;
  conflicts?: readonly string[];
  change?: LastChange | undefined;
};

export function editJobPage(context: ConsoleContext, job: JobView, edit: JobEdit): JSX.Element {
  const { texts, choices, errors, seen, stored, conflicts = [], change } = edit;
  const problems = problemsOf(errors);
  const options: Readonly<Record<string, Option[] | undefined>> = optionsOf(choices);
  const textOf = (name: string): string => {
    const text = stored[name] ?? '';
    if (text === 'on') return copy.yes;
    return options[name]?.find(({ value }) => value === text)?.label ?? text;
  };
  return consolePage(
    context,
    { title: t.edit.title(job.title), section: 'jobs' },
    h('h1', null, t.edit.title(job.title)),
    formProblems(errors),
    conflictSummary(
      conflicts.map((name) => ({ name, label: jobLabels[name] ?? name, text: textOf(name) })),
      change,
    ),
    h('p', { class: 'quiet' }, [
      t.edit.skills,
      h('a', { href: jobPath(job.id, 'skills') }, t.edit.skillsLink),
      '. ',
      h('a', { href: jobPath(job.id, 'questions') }, copy.jobs.questions.edit),
      '. ',
      t.edit.status,
    ]),
    h('form', { method: 'post', action: jobPath(job.id, 'edit') }, [
      hidden('seen', conflicts.length > 0 ? seenOf(stored) : seen),
      fieldsOf({ texts, problems, choices, flagged: conflicts }, false),
      formActions(t.edit.submit, jobPath(job.id)),
    ]),
  );
}
