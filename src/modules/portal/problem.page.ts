import { h, type JSX } from 'preact';
import type { AppError } from '#platform/errors.ts';
import { BodyMemoryFull } from '#platform/http/limits/body-memory.ts';
import { JobNotOpen } from './apply/job-not-open.ts';
import { careersPath } from './careers/careers-path.ts';
import { layout } from './layout.ts';
import { portalMessages } from './portal.messages.ts';
import { ExportNotThere } from './privacy/export-not-there.ts';

function messagesFor(error: AppError) {
  const { problem, job } = portalMessages;
  if (error instanceof JobNotOpen) return job.notOpen;
  if (error instanceof ExportNotThere) return problem.noExport;
  if (error instanceof BodyMemoryFull) return problem.busy;
  if (error.status === 404) return problem.notFound;
  if (error.status === 429) return problem.tooMany;
  if (error.status === 413) return problem.tooLarge;
  return error.status >= 500 ? problem.ours : problem.refused;
}

/** Replaces a page that can't be shown. A missing page never says why it is missing. */
export function portalProblemPage(error: AppError, requestId: string): JSX.Element {
  const { title, text } = messagesFor(error);
  return layout(
    { title, personal: true },
    h('h1', null, title),
    h('p', null, text),
    error instanceof JobNotOpen &&
      error.careers &&
      h(
        'p',
        null,
        h(
          'a',
          { href: careersPath(error.careers.address) },
          portalMessages.careers.back(error.careers.organizationName),
        ),
      ),
    error.status >= 500 && h('p', { class: 'quiet' }, [portalMessages.problem.reference, ' ', requestId]),
  );
}
