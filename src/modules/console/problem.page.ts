import { h, type JSX } from 'preact';
import type { AppError } from '#platform/errors.ts';
import { barePage } from './layout.ts';

function wordsOf({ status, message }: AppError): { title: string; text: string } {
  if (status === 404) return { title: 'Not found', text: 'There is nothing here, or not any more.' };
  if (status === 403) return { title: 'Not allowed', text: message };
  if (status === 409) return { title: 'That cannot be done now', text: message };
  if (status === 429) return { title: 'Too many tries', text: 'Wait a minute, then try again.' };
  if (status >= 500) return { title: 'Something went wrong here', text: 'It is our fault. Try again shortly.' };
  return { title: 'That did not work', text: message };
}

/** What stands in the place of a page that cannot be shown. */
export function problemPage(error: AppError, requestId: string): JSX.Element {
  const { title, text } = wordsOf(error);
  return barePage(
    { title },
    null,
    h('h1', null, title),
    h('p', null, text),
    error.status >= 500 && h('p', { class: 'quiet' }, `Reference: ${requestId}`),
    h('p', null, h('a', { href: '/console' }, 'To the console')),
  );
}
