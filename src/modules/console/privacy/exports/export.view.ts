import { type ComponentChildren, h, type JSX } from 'preact';
import type { ExportView } from '#modules/privacy';
import { badge, type Tone } from '../../components/badges.ts';
import { table } from '../../components/table.ts';
import { showDateTime } from '../../components/time.ts';
import type { ConsoleContext } from '../../console.page.ts';
import { exportCopy } from './export.messages.ts';

const { candidate: t } = exportCopy;

export const candidateExportPath = (candidateId: string): string => `/console/candidates/${candidateId}/export`;

/** A section of the candidate's page, for admins only. */
export const candidateExportSection = ({ user }: ConsoleContext, candidateId: string): JSX.Element | false =>
  user.role === 'admin' &&
  h('section', { id: 'export' }, [
    h('h2', null, t.title),
    h('p', { class: 'quiet' }, t.text),
    h('form', { method: 'post', action: candidateExportPath(candidateId) }, [
      h('button', { type: 'submit', class: 'other' }, t.action),
    ]),
  ]);

const tones: Record<ExportView['state'], Tone> = {
  queued: 'busy',
  running: 'busy',
  done: 'good',
  failed: 'bad',
  expired: 'plain',
};

export const exportTable = (rows: readonly (ExportView & { progress: ComponentChildren })[]): JSX.Element =>
  table(
    exportCopy.caption,
    [
      {
        label: exportCopy.columns.export,
        of: ({ kind, candidate_id: id }) =>
          id === null ? exportCopy.kinds[kind] : h('a', { href: `/console/candidates/${id}` }, exportCopy.kinds[kind]),
      },
      {
        label: exportCopy.columns.state,
        of: ({ state, error, progress }) => [
          badge(exportCopy.states[state], tones[state]),
          progress,
          error !== null && h('p', { class: 'quiet' }, error),
        ],
      },
      { label: exportCopy.columns.requested, of: (row) => showDateTime(row.created_at) },
      { label: exportCopy.columns.expires, of: (row) => showDateTime(row.expires_at) },
      {
        label: exportCopy.columns.file,
        of: ({ download_url: url, bytes }) => url !== null && h('a', { href: url }, exportCopy.download(bytes ?? 0)),
      },
    ],
    rows,
  );
