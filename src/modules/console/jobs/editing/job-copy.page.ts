import { h, type JSX } from 'preact';
import { z } from 'zod';
import { JobService, type JobView } from '#modules/jobs';
import { Conflict } from '#platform/errors.ts';
import { newId } from '#platform/ids.ts';
import { nonBlankText, id as uuid } from '#platform/schema/fields.ts';
import { validate } from '#platform/schema/validate.ts';
import { runAudited } from '../../audit-trail.ts';
import { copy } from '../../console.messages.ts';
import { type ConsoleContext, type ConsoleReply, defineConsolePage } from '../../console.page.ts';
import { formActions, formProblems, hidden } from '../../editing/edit.view.ts';
import { inputField } from '../../field.ts';
import { type FormErrors, problemsOf, toFormErrors } from '../../form-errors.ts';
import { consolePage } from '../../layout.ts';
import { pathId } from '../../path-id.ts';
import { jobPath } from './job-status.view.ts';

const { duplicate: t, create } = copy.jobs.editing;
const path = '/console/jobs/{id}/duplicate';
const Copy = z.object({ title: nonBlankText(255) });

/** `id`: of the copy, so that a form sent twice makes one. */
type CopyForm = { id: string; title: string; errors?: FormErrors };

function copyPage(context: ConsoleContext, job: JobView, { id, title, errors }: CopyForm): JSX.Element {
  const problems = problemsOf(errors);
  return consolePage(
    context,
    { title: t.title(job.title), section: 'jobs' },
    h('h1', null, t.title(job.title)),
    formProblems(errors),
    h('p', null, t.about),
    h('form', { method: 'post', action: jobPath(job.id, 'duplicate') }, [
      hidden('id', id),
      inputField({ name: 'title', label: t.field, type: 'text', value: title, required: true, problems }),
      formActions(t.submit, jobPath(job.id)),
    ]),
  );
}

async function duplicate(context: ConsoleContext): Promise<ConsoleReply> {
  const { form, user, resolve } = context;
  const jobs = resolve(JobService);
  const source = await jobs.get(user.organizationId, pathId(context));
  const id = uuid().safeParse(form.value('id')).data ?? newId();
  const title = form.value('title').trim();
  try {
    validate(Copy, { title });
    await runAudited(
      context,
      () => jobs.duplicate(user.organizationId, source.id, { id, title }),
      () => undefined,
    );
    return { redirect: jobPath(id), notice: t.done };
  } catch (error) {
    const isTaken = error instanceof Conflict;
    if (isTaken && (await jobs.find(user.organizationId, id)))
      return { redirect: jobPath(id), notice: create.existing };
    const errors = toFormErrors(error, { title: t.field });
    return {
      status: errors.status,
      document: copyPage(context, source, { id: isTaken ? newId() : id, title, errors }),
    };
  }
}

export const jobCopyPages = [
  defineConsolePage({
    method: 'get',
    path,
    role: 'recruiter',
    isChange: true,
    handler: async (context) => {
      const job = await context.resolve(JobService).get(context.user.organizationId, pathId(context));
      // A title has at most 255 characters.
      const title = [...t.copyOf(job.title)].slice(0, 255).join('');
      return { document: copyPage(context, job, { id: newId(), title }) };
    },
  }),
  defineConsolePage({ method: 'post', path, role: 'recruiter', handler: duplicate }),
];
