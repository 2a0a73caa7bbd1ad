import { type ComponentChildren, h, type JSX } from 'preact';
import {
  type ImportPreset,
  type ImportPreview,
  type ImportView,
  importFields,
  importPresets,
  type StoredImport,
} from '#modules/imports';
import { factList } from '#platform/pages/fact-list.ts';
import { sentenceCase } from '#platform/pages/format.ts';
import { candidateEditingCopy } from '../candidates/editing/candidate-editing.messages.ts';
import { badge, type Tone } from '../components/badges.ts';
import { progressBar } from '../components/progress-bar.ts';
import { table } from '../components/table.ts';
import { showDateTime } from '../components/time.ts';
import { importCopy as t } from './import.messages.ts';

/** Section of the navigation. */
export const importSection = 'candidates';
export const importsPath = '/console/imports';
export const importPath = (id: string): string => `${importsPath}/${id}`;

/** Labels as on the candidate form. */
const labels: Readonly<Record<string, string>> = { ...candidateEditingCopy.fields, ...t.fields };

const tones: Record<ImportView['state'], Tone> = {
  queued: 'busy',
  running: 'busy',
  done: 'good',
  failed: 'bad',
  cancelled: 'plain',
};
export const stateBadges = ({ state, dry_run: dryRun, undo }: ImportView): ComponentChildren => [
  badge(t.states[state], tones[state]),
  dryRun && [' ', badge(t.dryRun)],
  undo?.state === 'done' && [' ', badge(t.undone)],
];

export type ImportForm = { preset: ImportPreset | null; jobId: string; outreach: boolean };
/** A job to choose, or the one already chosen. */
export type ImportJob = { id: string; title: string };

/** Name of the field with the choice for a column. */
export const columnField = (at: number): string => `column_${at}`;

const fieldLabel = (field: string): string => labels[field] ?? sentenceCase(field);

/** Errors name fields as the API does: `full_name: is required; email: must be an email address`. */
export const withLabels = (error: string): string =>
  error.replaceAll(/(?<=^|; )[a-z_]+(?=: |\[)|(?<=is mapped to )[a-z_]+$/g, (field) => fieldLabel(field));

function fieldSelect(column: string, at: number, chosen: string | null): JSX.Element {
  const option = (value: string, label: string) => h('option', { value, selected: value === (chosen ?? '') }, label);
  return h('select', { name: columnField(at), 'aria-label': t.columns.fieldOf(column) }, [
    option('', t.columns.ignore),
    importFields.map((field) => option(field, fieldLabel(field))),
  ]);
}

function columnTable({ columns, mapping, samples }: ImportPreview): JSX.Element {
  const rows = columns.map((column, at) => ({ column, at, sample: samples[at] ?? [] }));
  return table(
    t.columns.caption,
    [
      { label: t.columns.column, of: ({ column }) => column || t.columns.noName },
      { label: t.columns.sample, of: ({ sample }) => sample.join(' · ').slice(0, 100) },
      {
        label: t.columns.field,
        of: ({ column, at }) => column !== '' && fieldSelect(column, at, mapping?.[column] ?? null),
      },
    ],
    rows,
  );
}

const checkbox = (name: string, checked: boolean, label: string, hint: string): JSX.Element =>
  h('div', { class: 'field' }, [
    h('label', { class: 'choice' }, [
      h('input', { type: 'checkbox', name, value: 'on', checked, 'aria-describedby': `${name}-hint` }),
      label,
    ]),
    h('span', { class: 'hint', id: `${name}-hint` }, hint),
  ]);

function options(
  { format }: ImportPreview,
  { preset, jobId, outreach }: ImportForm,
  jobs: readonly ImportJob[],
): JSX.Element[] {
  const option = (value: string, label: string) => h('option', { value, selected: value === (preset ?? '') }, label);
  return [
    h('h2', null, t.options.title),
    ...(format === 'csv'
      ? [
          h('div', { class: 'field' }, [
            h('input', { type: 'hidden', name: 'shown_preset', value: preset ?? '' }),
            h('label', { for: 'preset' }, t.options.preset),
            h('select', { id: 'preset', name: 'preset' }, [
              option('', t.options.noPreset),
              importPresets.map((name) => option(name, t.presets[name])),
            ]),
          ]),
        ]
      : []),
    h('div', { class: 'field' }, [
      h('label', { for: 'job_id' }, t.options.job),
      h('select', { id: 'job_id', name: 'job_id' }, [
        h('option', { value: '' }, t.options.noJob),
        jobs.map(({ id, title }) => h('option', { value: id, selected: id === jobId }, title)),
      ]),
    ]),
    checkbox('outreach', outreach, t.options.outreach, t.options.outreachHint),
  ];
}

const outcomeTones = { created: 'good', existing: 'busy', failed: 'bad' } as const;

function previewTable({ first, rows, errors }: ImportPreview): ComponentChildren {
  if (errors.length > 0) return null;
  return [
    h('h2', null, t.preview.title(rows)),
    rows === 0
      ? h('p', { class: 'quiet' }, t.preview.none)
      : table(
          t.preview.caption,
          [
            { label: t.preview.columns.row, of: ({ row }) => String(row), isNumber: true },
            { label: t.preview.columns.name, of: ({ name }) => name },
            { label: t.preview.columns.email, of: ({ email }) => email },
            {
              label: t.preview.columns.outcome,
              of: ({ outcome }) => badge(t.preview.outcomes[outcome], outcomeTones[outcome]),
            },
            { label: t.preview.columns.error, of: ({ error }) => error && withLabels(error) },
          ],
          first,
        ),
  ];
}

const action = (value: string, label: string, isMain = false): JSX.Element =>
  h('button', { type: 'submit', name: 'do', value, ...(!isMain && { class: 'other' }) }, label);

/** The file of a draft: how its columns are read, and what its first rows would do. */
export function draftForm(
  id: string,
  preview: ImportPreview,
  chosen: ImportForm,
  jobs: readonly ImportJob[],
): JSX.Element {
  const isReady = preview.errors.length === 0 && preview.rows > 0;
  return h('form', { method: 'post', action: importPath(id) }, [
    preview.format === 'csv' && [h('h2', null, t.columns.title), columnTable(preview)],
    options(preview, chosen, jobs),
    h('p', null, action('preview', t.actions.preview)),
    previewTable(preview),
    isReady && [
      h('p', null, t.actions.about),
      h('p', { class: 'actions' }, [
        action('check', t.actions.dryRun),
        ' ',
        action('start', t.actions.start(preview.rows), true),
      ]),
    ],
  ]);
}

export function importDetail(shown: StoredImport): ComponentChildren {
  const { id, progress, counts, error } = shown;
  return [
    progressBar(t.detail.progress, progress.done, progress.total, { failed: counts.failed }),
    factList([
      [t.file, shown.file_name],
      [t.detail.state, stateBadges(shown)],
      [t.detail.error, error],
      [t.detail.rows, String(counts.rows)],
      [t.detail.created, String(counts.created)],
      [t.detail.existing, String(counts.existing)],
      [t.detail.applied, String(counts.applied)],
      [t.detail.failed, String(counts.failed)],
      [
        t.detail.job,
        shown.job_id === null ? t.detail.noJob : h('a', { href: `/console/jobs/${shown.job_id}` }, t.detail.openJob),
      ],
      [t.detail.requested, showDateTime(shown.created_at)],
      [t.detail.completed, showDateTime(shown.completed_at)],
    ]),
    counts.failed > 0 && h('p', null, h('a', { href: `${importPath(id)}/errors.csv` }, t.detail.errors(counts.failed))),
  ];
}
