import { type ComponentChildren, h, type JSX } from 'preact';
import type { BulkAction, BulkRow, ChosenAction, SuppressedRow } from '#modules/bulk-actions';
import type { EmailPreview } from '#modules/outreach';
import { factList } from '#platform/pages/fact-list.ts';
import type { Problems } from '#platform/pages/field.ts';
import { formatNumber } from '#platform/pages/format.ts';
import type { Page } from '#platform/paging/page.ts';
import { badge, pipelineLabel, suppressionBadge, type Tone } from '../components/badges.ts';
import { progressBar } from '../components/progress-bar.ts';
import { table } from '../components/table.ts';
import { showDateTime } from '../components/time.ts';
import { inputField, selectField, textField } from '../field.ts';
import { mailPreview } from '../settings/mail-preview.ts';
import { taskPath } from '../work/work-links.ts';
import { bulkCopy as t } from './bulk.messages.ts';
import { bulkActionPath, listPath } from './bulk-paths.ts';

const tones: Record<BulkAction['state'], Tone> = {
  draft: 'plain',
  queued: 'busy',
  running: 'busy',
  done: 'good',
  failed: 'bad',
};
export const bulkStateBadge = ({ state }: BulkAction): JSX.Element => badge(t.states[state], tones[state]);
export const bulkTitle = ({ action, list, rowsTotal }: BulkAction): string => t.title(action, list, rowsTotal);

export type BulkChoices = {
  statuses: readonly string[];
  /** Active ones of rejections. */
  reasons: readonly { id: string; label: string }[];
  /** Active ones, newest first. */
  jobs: readonly { id: string; title: string }[];
  hasWhatsapp: boolean;
};
/** `to`: the first of the candidates. */
export type ShownEmail = { to: string; email: EmailPreview };
export type BulkTexts = Readonly<Record<string, string>>;

const { form: tf } = t;

const checkbox = (name: string, isChecked: boolean, label: string, hint: string): JSX.Element =>
  h('div', { class: 'field' }, [
    h('label', { class: 'choice' }, [
      h('input', { type: 'checkbox', name, value: 'yes', checked: isChecked, 'aria-describedby': `${name}-hint` }),
      h('span', null, label),
    ]),
    h('span', { class: 'hint', id: `${name}-hint` }, hint),
  ]);

function jobField({ jobs }: BulkChoices, texts: BulkTexts, problems: Problems): JSX.Element {
  return selectField({
    ...{ name: 'job', label: tf.job, hint: tf.jobs(jobs.length), required: true, problems },
    value: texts['job'] ?? '',
    options: [{ value: '', label: tf.choose }, ...jobs.map(({ id, title }) => ({ value: id, label: title }))],
  });
}

function fieldsOf(
  { action, list }: { action: ChosenAction; list: BulkAction['list'] },
  choices: BulkChoices,
  texts: BulkTexts,
  problems: Problems,
): ComponentChildren {
  const value = (name: string): string => texts[name] ?? '';
  if (action === 'move') {
    const options = choices.statuses.map((status) => ({ value: status, label: pipelineLabel(status) }));
    const shared = { name: 'status', label: tf.status, hint: tf.moveHint, required: true, problems };
    return selectField({
      ...{ ...shared, value: value('status') },
      options: [{ value: '', label: tf.chooseStatus }, ...options],
    });
  }
  if (action === 'reject') {
    const reasons = choices.reasons.map(({ id, label }) => ({ value: id, label }));
    return [
      selectField({
        ...{ name: 'reason', label: tf.reason, required: false, problems, value: value('reason') },
        options: [{ value: '', label: tf.noReason }, ...reasons],
      }),
      textField({
        ...{ name: 'note', label: tf.note, required: false, problems, rows: 3, maxLength: 20_000 },
        value: value('note'),
      }),
      checkbox('email', value('email') !== '', tf.email, tf.emailHint),
      h('p', { class: 'quiet' }, tf.rejectHint),
    ];
  }
  if (action === 'tag' || action === 'untag') {
    const hint = action === 'tag' ? tf.tagHint : tf.untagHint;
    return inputField({
      name: 'tag',
      label: tf.tag,
      hint,
      type: 'text',
      required: true,
      problems,
      value: value('tag'),
    });
  }
  if (action === 'apply') return [jobField(choices, texts, problems), h('p', { class: 'hint' }, tf.applyHint)];
  const channels = choices.hasWhatsapp ? (['email', 'whatsapp'] as const) : (['email'] as const);
  return [
    list === 'candidates' && jobField(choices, texts, problems),
    selectField({
      ...{ name: 'channel', label: tf.channel, hint: tf.screenHint, required: true, problems, value: value('channel') },
      options: channels.map((channel) => ({ value: channel, label: tf.channels[channel] })),
    }),
  ];
}

const rowName = ({ applicationId, candidateId, candidateName }: BulkRow): JSX.Element =>
  h(
    'a',
    { href: applicationId === null ? `/console/candidates/${candidateId}` : `/console/applications/${applicationId}` },
    candidateName,
  );

function chosenRows({ rowsTotal, missingCount }: BulkAction, { rows }: Page<BulkRow>): JSX.Element {
  const left = rowsTotal - rows.length;
  return h('section', { 'aria-labelledby': 'chosen' }, [
    h('h2', { id: 'chosen' }, t.chosen),
    h(
      'ul',
      { class: 'plain' },
      rows.map((row) => h('li', null, [rowName(row), row.jobTitle && `, ${row.jobTitle}`])),
    ),
    left > 0 && h('p', { class: 'quiet' }, t.more(left)),
    missingCount > 0 && h('p', { class: 'quiet' }, t.missing(missingCount)),
  ]);
}

function emailShown({ to, email }: ShownEmail, total: number): JSX.Element {
  return h('section', { class: 'email-shown', 'aria-labelledby': 'email-shown' }, [
    h('h2', { id: 'email-shown' }, tf.preview),
    h('p', { class: 'hint' }, tf.previewHint(to, total)),
    mailPreview(email),
  ]);
}

function suppressedRows({ rows, total }: Page<SuppressedRow>): JSX.Element | null {
  if (total === 0) return null;
  const left = total - rows.length;
  return h('section', { 'aria-labelledby': 'suppressed' }, [
    h('h2', { id: 'suppressed' }, tf.suppressed(total)),
    h(
      'ul',
      { class: 'plain' },
      rows.map((row) => h('li', null, [rowName(row), ' ', suppressionBadge(row.suppression)])),
    ),
    left > 0 && h('p', { class: 'quiet' }, t.more(left)),
    h('p', { class: 'hint' }, tf.suppressedHint),
  ]);
}

type Draft = { draft: BulkAction & { action: ChosenAction }; rows: Page<BulkRow>; choices: BulkChoices } & {
  back: string | undefined;
  email: ShownEmail | undefined;
  /** The first candidates who get no interest email. */
  suppressed: Page<SuppressedRow> | undefined;
};

export function bulkDraftForm(
  { draft, rows, choices, back, email, suppressed }: Draft,
  texts: BulkTexts,
  problems: Problems,
): ComponentChildren {
  return [
    h('form', { method: 'post', action: bulkActionPath(draft.id, back) }, [
      fieldsOf(draft, choices, texts, problems),
      email && emailShown(email, draft.rowsTotal),
      suppressed && suppressedRows(suppressed),
      h('div', { class: 'together' }, [
        h('button', { type: 'submit' }, bulkTitle(draft)),
        h('a', { class: 'button other', href: back ?? listPath(draft.list) }, t.cancel),
      ]),
    ]),
    chosenRows(draft, rows),
  ];
}

export type ShownAction = {
  action: BulkAction;
  failed: Page<BulkRow>;
  unchanged: Page<BulkRow>;
  /** Choices in the form, as labels and values. */
  facts: readonly [string, ComponentChildren][];
  by: string | undefined;
};

function reasons(title: string, { rows, total }: Page<BulkRow>): ComponentChildren {
  if (total === 0) return null;
  return h('section', null, [
    h('h2', null, `${title} (${formatNumber(total)})`),
    table(
      `${t.rowsCaption}: ${title}`,
      [
        { label: t.rowColumns.candidate, of: rowName },
        { label: t.rowColumns.job, of: (row) => row.jobTitle },
        { label: t.rowColumns.reason, of: (row) => row.reason },
      ],
      rows,
    ),
    total > rows.length && h('p', { class: 'quiet' }, t.firstRows(rows.length)),
  ]);
}

const actionLink = (id: string | null): ComponentChildren =>
  id !== null && h('a', { href: bulkActionPath(id) }, t.openAction);

/** The part of the page that is kept up to date. */
export function bulkFragment({ action, failed, unchanged, facts, by }: ShownAction): JSX.Element {
  const { doneCount, unchangedCount, failedCount, rowsTotal } = action;
  const isDone = action.state === 'done';
  return h(
    'div',
    { id: 'bulk-action', tabIndex: -1, ...(isDone && { 'data-announce': t.announceDone(doneCount, rowsTotal) }) },
    [
      progressBar(t.progress, doneCount, rowsTotal, { skipped: unchangedCount, failed: failedCount }),
      factList([
        [t.state, bulkStateBadge(action)],
        [t.error, action.error],
        ...facts,
        [t.done, formatNumber(doneCount)],
        [t.unchanged, formatNumber(unchangedCount)],
        [t.failed, formatNumber(failedCount)],
        [t.by, by ?? t.formerUser],
        [t.requested, showDateTime(action.createdAt)],
        [t.completed, showDateTime(action.completedAt)],
        [t.task, action.taskId !== null && h('a', { href: taskPath(action.taskId) }, t.openTask)],
        [t.undoes, actionLink(action.undoesId)],
        [t.undoneBy, actionLink(action.undoneById)],
      ]),
      reasons(t.rowsTitle.failed, failed),
      reasons(t.rowsTitle.unchanged, unchanged),
      isDone && undoForm(action),
    ],
  );
}

function undoForm({ id, action, doneCount, undoneById }: BulkAction): JSX.Element | null {
  if ((action !== 'move' && action !== 'reject') || undoneById !== null || doneCount === 0) return null;
  return h('form', { method: 'post', action: `${bulkActionPath(id)}/undo` }, [
    h('h2', null, t.undo.title),
    h('p', null, t.undo.about),
    h('button', { type: 'submit', class: 'other' }, t.undo.submit(doneCount)),
  ]);
}
