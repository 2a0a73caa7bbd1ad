import { z } from 'zod';
import { ClientService, CreateClient } from '#modules/clients';
import { CreateJob, JobService } from '#modules/jobs';
import { Conflict } from '#platform/errors.ts';
import { newId } from '#platform/ids.ts';
import { text, id as uuid } from '#platform/schema/fields.ts';
import { validateAll } from '#platform/schema/validate.ts';
import { runAudited } from '../../audit-trail.ts';
import { copy } from '../../console.messages.ts';
import { type ConsoleContext, type ConsoleReply, defineConsolePage } from '../../console.page.ts';
import { readTexts, toTypedErrors } from '../../editing/typed-value.ts';
import { jobChoices } from './job-choices.ts';
import { jobInput, jobLabels, newJobFields, newJobTexts } from './job-form.ts';
import { newJobPage, newJobPath } from './job-form.view.ts';
import { jobPath } from './job-status.view.ts';

const { create: t, oneClient } = copy.jobs.editing;

const NewClient = z
  .object({ new_client: text(255), client_id: z.string() })
  .refine(({ new_client: name, client_id: id }) => name === '' || id === '', {
    path: ['new_client'],
    message: oneClient,
  });

async function create(context: ConsoleContext): Promise<ConsoleReply> {
  const { form, user, resolve } = context;
  const jobs = resolve(JobService);
  const texts = readTexts(form, [...newJobFields, 'new_client']);
  const { new_client: name = '', client_id = '' } = texts;
  const id = uuid().safeParse(form.value('id')).data ?? newId();
  try {
    const [input] = validateAll([
      [CreateJob, jobInput(texts)],
      [NewClient, { new_client: name, client_id }],
    ]) as [CreateJob, unknown];
    const change = async () => {
      const client = name && (await resolve(ClientService).create(user.organizationId, CreateClient.parse({ name })));
      return jobs.create(user.organizationId, { ...input, ...(client && { client_id: client.id }) }, id);
    };
    await runAudited(context, change, () => undefined);
    return { redirect: jobPath(id), notice: input.description ? t.done : t.doneWithoutReading };
  } catch (error) {
    const isTaken = error instanceof Conflict;
    if (isTaken && (await jobs.find(user.organizationId, id))) return { redirect: jobPath(id), notice: t.existing };
    const errors = toTypedErrors(error, { labels: jobLabels, typed: texts });
    const choices = await jobChoices(context, texts);
    return {
      status: errors.status,
      document: newJobPage(context, isTaken ? newId() : id, { texts, choices, errors }),
    };
  }
}

export const newJobPages = [
  defineConsolePage({
    method: 'get',
    path: newJobPath,
    role: 'recruiter',
    isChange: true,
    handler: async (context) => {
      const client_id = uuid().safeParse(context.query.get('client')).data ?? '';
      const texts = { ...newJobTexts, client_id };
      return { document: newJobPage(context, newId(), { texts, choices: await jobChoices(context, texts) }) };
    },
  }),
  defineConsolePage({ method: 'post', path: newJobPath, role: 'recruiter', handler: create }),
];
