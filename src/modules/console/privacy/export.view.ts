import { h, type JSX } from 'preact';
import type { ConsoleContext } from '../console.page.ts';
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
