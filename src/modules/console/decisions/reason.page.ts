import { h, type JSX } from 'preact';
import {
  CreateRejectionReason,
  RejectionReasonService,
  type RejectionReasonView,
  reasonOutcomes,
  UpdateRejectionReason,
} from '#modules/applications';
import type { Form } from '#platform/pages/form.ts';
import { validate } from '#platform/schema/validate.ts';
import { runAudited } from '../audit-trail.ts';
import { badge } from '../components/badges.ts';
import { pager, pagingIn } from '../components/pager.ts';
import { table } from '../components/table.ts';
import { copy } from '../console.messages.ts';
import { type ConsoleContext, type ConsoleReply, defineConsolePage } from '../console.page.ts';
import { inputField, problemSummary, selectField, textField } from '../field.ts';
import { type FormErrors, problemsOf, toFormErrors } from '../form-errors.ts';
import { pathId } from '../path-id.ts';
import { settingsPage, settingsPath } from '../settings/settings-layout.ts';

const { reasons: t } = copy.settings;
const path = settingsPath('rejection-reasons');
const reasonPath = (id: string): string => `${path}/${id}`;

type Typed = { code: string; label: string; outcome: string; candidate_text: string; active: string };
const nothing: Typed = { code: '', label: '', outcome: 'rejected', candidate_text: '', active: 'true' };

const typedOf = ({ code, label, outcome, candidate_text, active }: RejectionReasonView): Typed => ({
  ...{ code, label, outcome, active: String(active) },
  candidate_text: candidate_text ?? '',
});
const readForm = (form: Form): Typed => ({
  code: form.value('code').trim(),
  label: form.value('label').trim(),
  outcome: form.value('outcome'),
  // Browsers end lines with CR LF.
  candidate_text: form.value('candidate_text').replaceAll('\r\n', '\n').trim(),
  active: form.value('active'),
});
const inputOf = ({ label, outcome, candidate_text }: Typed) => ({
  ...{ label, outcome },
  candidate_text: candidate_text || null,
});

async function list(context: ConsoleContext): Promise<ConsoleReply> {
  const { query, user, resolve } = context;
  const paging = pagingIn(query);
  const page = await resolve(RejectionReasonService).list(user.organizationId, paging);
  const outcomeOf = ({ outcome }: RejectionReasonView): string => t.outcomes[outcome];
  return {
    document: settingsPage(
      context,
      { title: t.title, part: 'rejection-reasons' },
      h('p', null, [t.intro, h('a', { href: `${path}/new` }, t.add.open)]),
      table(
        t.caption,
        [
          { label: t.columns.reason, of: ({ id, label }) => h('a', { href: reasonPath(id) }, label) },
          { label: t.columns.outcome, of: outcomeOf },
          { label: t.columns.code, of: ({ code }) => h('code', null, code) },
          { label: t.columns.status, of: ({ active }) => (active ? badge(t.active, 'good') : badge(t.retired)) },
        ],
        page.rows,
      ),
      pager({ path, query, ...paging, ...page }),
    ),
  };
}

const outcomeOptions = reasonOutcomes.map((value) => ({ value, label: t.outcomes[value] }));
const activeOptions = [
  { value: 'true', label: t.active },
  { value: 'false', label: t.retired },
];

/** `id`: of the reason to edit. Without it, the form adds one. */
function formPage(context: ConsoleContext, id: string | undefined, typed: Typed, errors?: FormErrors): JSX.Element {
  const problems = problemsOf(errors);
  const { title, submit } = id === undefined ? t.add : t.edit;
  const { fields, hints } = t;
  return settingsPage(
    context,
    { title, part: 'rejection-reasons', errors, back: { href: path, label: t.back } },
    problemSummary(problems),
    h('form', { method: 'post', action: id === undefined ? path : reasonPath(id) }, [
      inputField({ name: 'label', label: fields.label, type: 'text', value: typed.label, required: true, problems }),
      selectField({
        ...{
          name: 'outcome',
          label: fields.outcome,
          hint: hints.outcome,
          value: typed.outcome,
          required: true,
          problems,
        },
        options: outcomeOptions,
      }),
      id === undefined &&
        inputField({
          ...{ name: 'code', label: fields.code, hint: hints.code, value: typed.code, required: true, problems },
          ...{ type: 'text', autocomplete: 'off' },
        }),
      textField({
        ...{ name: 'candidate_text', label: fields.candidate_text, hint: hints.candidate_text, required: false },
        ...{ value: typed.candidate_text, maxLength: 2_000, rows: 3, problems },
      }),
      id !== undefined &&
        selectField({
          ...{
            name: 'active',
            label: fields.active,
            hint: hints.active,
            value: typed.active,
            required: true,
            problems,
          },
          options: activeOptions,
        }),
      h('button', { type: 'submit' }, submit),
    ]),
  );
}

async function add(context: ConsoleContext): Promise<ConsoleReply> {
  const { form, user, resolve } = context;
  const typed = readForm(form);
  try {
    const input = validate(CreateRejectionReason, { code: typed.code, ...inputOf(typed) });
    const made = await runAudited(
      context,
      () => resolve(RejectionReasonService).create(user.organizationId, input),
      ({ id }) => ({ action: 'rejection_reason.create', subject: id }),
    );
    return { redirect: path, notice: t.added(made.label) };
  } catch (error) {
    const errors = toFormErrors(error, t.fields);
    return { status: errors.status, document: formPage(context, undefined, typed, errors) };
  }
}

async function edit(context: ConsoleContext): Promise<ConsoleReply> {
  const { form, user, resolve } = context;
  const id = pathId(context);
  const typed = readForm(form);
  try {
    const input = validate(UpdateRejectionReason, { ...inputOf(typed), active: typed.active === 'true' });
    await runAudited(context, () => resolve(RejectionReasonService).update(user.organizationId, id, input), {
      action: 'rejection_reason.update',
      subject: id,
    });
    return { redirect: path, notice: t.saved(input.label ?? typed.label) };
  } catch (error) {
    const errors = toFormErrors(error, t.fields);
    return { status: errors.status, document: formPage(context, id, typed, errors) };
  }
}

async function editForm(context: ConsoleContext): Promise<ConsoleReply> {
  const id = pathId(context);
  const reason = await context.resolve(RejectionReasonService).get(context.user.organizationId, id);
  return { document: formPage(context, id, typedOf(reason)) };
}

export const reasonPages = [
  defineConsolePage({ method: 'get', path, role: 'admin', handler: list }),
  defineConsolePage({ method: 'post', path, role: 'admin', handler: add }),
  defineConsolePage({
    method: 'get',
    path: `${path}/new`,
    role: 'admin',
    handler: (context) => Promise.resolve({ document: formPage(context, undefined, nothing) }),
  }),
  defineConsolePage({ method: 'get', path: `${path}/{id}`, role: 'admin', handler: editForm }),
  defineConsolePage({ method: 'post', path: `${path}/{id}`, role: 'admin', handler: edit }),
];
