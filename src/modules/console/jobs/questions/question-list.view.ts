import { h, type JSX } from 'preact';
import type { ScreeningQuestion } from '#modules/jobs';
import { copy } from '../../console.messages.ts';

const { screening: t } = copy.jobs.job;

function expectedAnswer(expected: unknown): string {
  if (Array.isArray(expected)) return expected.join(', ');
  if (typeof expected !== 'object' || expected === null) return '';
  return Object.entries(expected)
    .map(([bound, value]) => `${bound} ${String(value)}`)
    .join(', ');
}

/** The questions in order, as users read them. */
export const questionList = (questions: readonly ScreeningQuestion[]): JSX.Element =>
  h(
    'ol',
    { class: 'questions' },
    questions
      .toSorted((a, b) => a.order - b.order)
      .map(({ question, type, required, options, expected }) =>
        h('li', null, [
          question,
          h('small', { class: 'quiet' }, [
            t.type(type, required),
            options?.length ? t.options(options) : '',
            expected === undefined ? '' : t.expected(expectedAnswer(expected)),
          ]),
        ]),
      ),
  );
