import { type ComponentChildren, h, type JSX } from 'preact';
import { PolicyService, PreviewService, type RetentionRow, UpdateRetentionPolicy } from '#modules/privacy';
import type { Problems } from '#platform/pages/field.ts';
import { validate } from '#platform/schema/validate.ts';
import { runAudited } from '../audit-trail.ts';
import { emptyState } from '../components/empty-state.ts';
import { offsetIn, pager } from '../components/pager.ts';
import { table } from '../components/table.ts';
import { showDateTime, showDay } from '../components/time.ts';
import { type ConsoleContext, type ConsoleReply, defineConsolePage } from '../console.page.ts';
import { inputField, problemSummary } from '../field.ts';
import { type FormErrors, problemsOf, toFormErrors } from '../form-errors.ts';
import { settingsPage, settingsPath } from '../settings/settings-layout.ts';
import { legalHoldPath } from './legal-hold.view.ts';
import { retentionCopy as t } from './retention.messages.ts';

const path = settingsPath('retention');
const limit = 50;

const policyForm = (days: string, problems: Problems): JSX.Element =>
  h('form', { method: 'post', action: path }, [
    inputField({
      name: 'candidate_days',
      label: t.fields.candidate_days,
      hint: t.hint,
      type: 'text',
      inputMode: 'numeric',
      value: days,
      required: false,
      problems,
    }),
    h('div', { class: 'actions' }, [
      h('button', { type: 'submit' }, t.save),
      h('button', { type: 'submit', class: 'other', formmethod: 'get' }, t.preview),
    ]),
  ]);

const candidateTable = (rows: readonly RetentionRow[]): JSX.Element =>
  table(
    t.list.caption,
    [
      {
        label: t.list.columns.candidate,
        of: (row) => h('a', { href: `/console/candidates/${row.candidate_id}` }, row.full_name),
      },
      { label: t.list.columns.activity, of: (row) => showDateTime(row.last_activity_at) },
      {
        label: t.list.columns.notice,
        of: ({ notified_at: at }) => (at === null ? t.list.nextNight : showDateTime(at)),
      },
      { label: t.list.columns.erased, of: (row) => showDay(row.erase_at) },
      {
        label: t.list.columns.hold,
        of: (row) =>
          h('a', { href: legalHoldPath(row.candidate_id) }, [
            t.list.hold,
            h('span', { class: 'unseen' }, t.list.holdOf(row.full_name)),
          ]),
      },
    ],
    rows,
  );

async function preview({ user, query, resolve }: ConsoleContext, days: number | null): Promise<ComponentChildren> {
  if (days === null) return emptyState(t.list.off.title, t.list.off.text);
  const offset = offsetIn(query);
  const { rows, total, onHold } = await resolve(PreviewService).named(user.organizationId, days, { limit, offset });
  return [
    onHold > 0 && h('p', null, t.list.onHold(onHold)),
    total === 0
      ? emptyState(t.list.empty.title, t.list.empty.text)
      : [candidateTable(rows), pager({ path, query, total, limit, offset })],
  ];
}

type Shown = { typed?: string; errors?: FormErrors; previewed?: number | null };

/** `previewed`: days that are not stored. */
async function retentionPage(context: ConsoleContext, { typed, errors, previewed }: Shown = {}): Promise<JSX.Element> {
  const stored = await context.resolve(PolicyService).get(context.user.organizationId);
  const days = previewed === undefined ? stored.candidate_days : previewed;
  const isStored = days === stored.candidate_days;
  const problems = problemsOf(errors);
  return settingsPage(
    context,
    { title: t.title, part: 'retention', errors },
    problemSummary(problems),
    h('p', null, t.about),
    h('p', null, t.activity),
    policyForm(typed ?? String(days ?? ''), problems),
    h('h2', null, isStored || days === null ? t.list.title : t.list.previewTitle(days)),
    !isStored && h('p', { class: 'notice', role: 'status' }, t.list.notStored(stored.candidate_days)),
    await preview(context, days),
  );
}

/** Text that is not a number becomes -1, which is out of bounds. */
const daysOf = (typed: string): number | null => (typed === '' ? null : Number(typed) || -1);

async function save(context: ConsoleContext): Promise<ConsoleReply> {
  const { form, user, resolve } = context;
  const typed = form.value('candidate_days').trim();
  try {
    const policy = validate(UpdateRetentionPolicy, { candidate_days: daysOf(typed) });
    const policies = resolve(PolicyService);
    await runAudited(
      context,
      async () => {
        const before = await policies.get(user.organizationId);
        await policies.update(user.organizationId, policy);
        return before.candidate_days !== policy.candidate_days;
      },
      (isChanged) => (isChanged ? { action: 'retention.update', details: policy } : undefined),
    );
    return { redirect: path, notice: t.saved(policy.candidate_days) };
  } catch (error) {
    const errors = toFormErrors(error, t.fields);
    return { status: errors.status, document: await retentionPage(context, { typed, errors }) };
  }
}

/** Shows a preview if the query has days. */
async function show(context: ConsoleContext): Promise<ConsoleReply> {
  const typed = context.query.get('candidate_days')?.trim();
  if (typed === undefined) return { document: await retentionPage(context) };
  try {
    const { candidate_days: previewed } = validate(UpdateRetentionPolicy, { candidate_days: daysOf(typed) });
    return { document: await retentionPage(context, { typed, previewed }) };
  } catch (error) {
    const errors = toFormErrors(error, t.fields);
    return { status: errors.status, document: await retentionPage(context, { typed, errors }) };
  }
}

export const retentionPages = [
  defineConsolePage({
    method: 'get',
    path,
    role: 'admin',
    handler: show,
  }),
  defineConsolePage({ method: 'post', path, role: 'admin', handler: save }),
];
