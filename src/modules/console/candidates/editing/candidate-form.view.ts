import { h, type JSX } from 'preact';
import type { Applicant } from '#modules/applications';
import type { Problems } from '#platform/pages/field.ts';
import type { ConsoleContext } from '../../console.page.ts';
import { type FieldTexts, seenOf } from '../../editing/edit.ts';
import { conflictSummary, formActions, formProblems, hidden } from '../../editing/edit.view.ts';
import type { LastChange } from '../../editing/last-change.queries.ts';
import { inputField, selectField, textField } from '../../field.ts';
import { type FormErrors, problemsOf } from '../../form-errors.ts';
import { consolePage } from '../../layout.ts';
import { resumeCopy } from '../resume/resume.messages.ts';
import { resumeFileTypes } from '../resume/resume.view.ts';
import { candidateEditingCopy as t } from './candidate-editing.messages.ts';
import { type CandidateField, candidateLabels } from './candidate-form.ts';

export const newCandidatePath = '/console/candidates/new';
export const editCandidatePath = (id: string): string => `/console/candidates/${id}/edit`;

const noticeOptions = [
  { value: '', label: t.notice.unknown },
  { value: 'yes', label: t.notice.yes },
  { value: 'no', label: t.notice.no },
];

/**
 * `seen` identifies the texts that the form was made from. `conflicts` has the fields that another user has changed to
 * `stored`, with `change`.
 */
export type CandidateEdit = {
  texts: FieldTexts;
  errors?: FormErrors | undefined;
  seen: string;
  stored: FieldTexts;
  conflicts?: readonly string[];
  change?: LastChange | undefined;
};

function groups(texts: FieldTexts, problems: Problems): JSX.Element {
  const common = (name: CandidateField, required = false) => ({
    ...{ name, label: t.fields[name], value: texts[name] ?? '', hint: t.hints[name], required, problems },
  });
  type Type = 'text' | 'email' | 'tel' | 'date';
  const line = (name: CandidateField, type: Type = 'text', required = false) =>
    inputField({ ...common(name, required), type, autocomplete: 'off' });
  const number = (name: CandidateField) =>
    inputField({ ...common(name), type: 'text', inputMode: 'decimal', autocomplete: 'off' });
  const area = (name: CandidateField) => textField({ ...common(name), rows: 5, maxLength: 50_000 });
  // A masked profile lacks some fields.
  const group = (title: string, fields: Partial<Record<CandidateField, JSX.Element>>) => {
    const shown = Object.entries(fields).flatMap(([name, field]) => (name in texts ? [field] : []));
    return shown.length > 0 && h('fieldset', { class: 'group' }, [h('legend', null, title), shown]);
  };
  return h('div', { class: 'columns' }, [
    h('div', null, [
      group(t.groups.person, {
        full_name: line('full_name', 'text', true),
        email: line('email', 'email', true),
        phone_number: line('phone_number', 'tel'),
        whatsapp_number: line('whatsapp_number', 'tel'),
        location: line('location'),
        preferred_location: line('preferred_location'),
      }),
      group(t.groups.work, {
        current_designation: line('current_designation'),
        current_company: line('current_company'),
        total_experience_years: number('total_experience_years'),
        relevant_experience_years: number('relevant_experience_years'),
      }),
    ]),
    h('div', null, [
      group(t.groups.skills, {
        primary_skills: area('primary_skills'),
        secondary_skills: area('secondary_skills'),
        tags: area('tags'),
      }),
      group(t.groups.availability, {
        notice_period_days: number('notice_period_days'),
        in_notice_period: selectField({ ...common('in_notice_period'), options: noticeOptions }),
        last_working_day: line('last_working_day', 'date'),
      }),
      group(t.groups.pay, { current_ctc: number('current_ctc'), expected_ctc: number('expected_ctc') }),
      group(t.groups.record, {
        resume_url: line('resume_url'),
        source: line('source'),
        external_id: line('external_id'),
      }),
    ]),
  ]);
}

const shownText = (name: string, text = ''): string =>
  name === 'in_notice_period' ? (noticeOptions.find(({ value }) => value === text)?.label ?? text) : text;

export function editCandidatePage(
  context: ConsoleContext,
  { id, full_name: name, talent_pool_status: status }: Applicant,
  { texts, errors, seen, stored, conflicts = [], change }: CandidateEdit,
): JSX.Element {
  const problems = problemsOf(errors);
  return consolePage(
    context,
    { title: t.title(name), section: status === 'masked' ? 'talent-pool' : 'candidates' },
    h('h1', null, t.title(name)),
    formProblems(errors),
    conflictSummary(
      conflicts.map((field) => ({
        ...{ name: field, label: candidateLabels[field] ?? field },
        text: shownText(field, stored[field]),
      })),
      change,
    ),
    status === 'masked' && h('p', { class: 'quiet' }, t.masked),
    h('form', { method: 'post', action: editCandidatePath(id) }, [
      hidden('seen', conflicts.length > 0 ? seenOf(stored) : seen),
      groups(texts, problems),
      formActions(t.submit, `/console/candidates/${id}`),
    ]),
  );
}

/** `resumePath`: of a file that was uploaded with this form before. `existing`: who has the email that was typed. */
export type CandidateDraft = {
  texts: FieldTexts;
  errors?: FormErrors | undefined;
  resumePath: string;
  existing?: Applicant | undefined;
};

export function newCandidatePage(
  context: ConsoleContext,
  { texts, errors, resumePath, existing }: CandidateDraft,
): JSX.Element {
  const problems = problemsOf(errors);
  const { title, submit, kept, open } = t.create;
  return consolePage(
    context,
    { title, section: 'candidates' },
    h('h1', null, title),
    formProblems(errors),
    existing && h('p', null, h('a', { href: `/console/candidates/${existing.id}` }, open(existing.full_name))),
    h('form', { method: 'post', action: newCandidatePath, enctype: 'multipart/form-data' }, [
      hidden('resume_path', resumePath),
      inputField({
        ...{ name: 'resume', label: resumeCopy.replace.file, type: 'file', required: false, problems },
        ...{ hint: resumePath === '' ? t.create.resume : kept, accept: resumeFileTypes },
      }),
      groups(texts, problems),
      formActions(submit, '/console/candidates'),
    ]),
  );
}
