import { h, type JSX } from 'preact';
import type { AppError } from '#platform/errors.ts';
import { copy } from './console.messages.ts';
import { barePage } from './layout.ts';

const { problem: t } = copy;

function contentOf({ status, message }: AppError): { title: string; text: string } {
  if (status === 404) return t.notFound;
  if (status === 410) return t.gone;
  if (status === 403) return { title: t.forbidden, text: message };
  if (status === 409) return { title: t.conflict, text: message };
  if (status === 413) return t.tooLarge;
  if (status === 429) return t.tooMany;
  return status >= 500 ? t.failed : { title: t.rejected, text: message };
}

export function problemPage(error: AppError, requestId: string): JSX.Element {
  const { title, text } = contentOf(error);
  return barePage(
    { title },
    null,
    h('h1', null, title),
    h('p', null, text),
    error.status >= 500 && h('p', { class: 'quiet' }, t.reference(requestId)),
    h('p', null, h('a', { href: '/console' }, t.home)),
  );
}
