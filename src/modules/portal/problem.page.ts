import { h, type JSX } from 'preact';
import type { AppError } from '#platform/errors.ts';
import { catalogue } from './catalogue.ts';
import { layout } from './layout.ts';

function wordsOf({ status }: AppError) {
  const { problem } = catalogue();
  if (status === 404) return problem.notFound;
  if (status === 429) return problem.tooMany;
  if (status === 413) return problem.tooLarge;
  return status >= 500 ? problem.ours : problem.refused;
}

/** What stands in the place of a page that cannot be shown. Of what is missing it tells nothing. */
export function problemPage(error: AppError, requestId: string): JSX.Element {
  const { title, text } = wordsOf(error);
  return layout(
    { title, personal: true },
    h('h1', null, title),
    h('p', null, text),
    error.status >= 500 && h('p', { class: 'quiet' }, [catalogue().problem.reference, ' ', requestId]),
  );
}
