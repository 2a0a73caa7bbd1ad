import { h } from 'preact';
import { z } from 'zod';
import { ApplicantService } from '#modules/applications';
import { ConsentService, consentChannels } from '#modules/candidates';
import { InterviewConsentService } from '#modules/interviews';
import { validate } from '#platform/schema/validate.ts';
import { runAudited } from '../audit-trail.ts';
import { copy } from '../console.messages.ts';
import { type ConsoleContext, type ConsoleReply, defineConsolePage } from '../console.page.ts';
import { selectField } from '../field.ts';
import { consolePage } from '../layout.ts';
import { pathId } from '../path-id.ts';
import { purposeOf, withdrawalPath } from './consent.view.ts';

const { consents: t } = copy;

/** Consents that others than integrations report. */
const options = consentChannels.filter((channel) => channel !== 'api');
const Withdrawal = z.strictObject({ channel: z.enum(options) });

const candidatePath = (id: string): string => `/console/candidates/${id}`;

/** Throws NotFound. */
async function confirmPage(context: ConsoleContext): Promise<ConsoleReply> {
  const { user, resolve } = context;
  const id = pathId(context);
  const consent = await resolve(ConsentService).find(user.organizationId, id);
  if (consent.withdrawn_at !== null) return { redirect: candidatePath(consent.candidate_id) };
  const candidate = await resolve(ApplicantService).get(user.organizationId, consent.candidate_id);
  return {
    document: consolePage(
      context,
      { title: t.confirm.title(candidate.full_name), section: 'candidates' },
      h('h1', null, t.confirm.heading(purposeOf(consent))),
      h('p', { class: 'quiet subtitle' }, candidate.full_name),
      h('p', null, t.confirm.intro),
      h('p', null, t.confirm.effects[consent.purpose] ?? t.confirm.noEffect),
      h('form', { method: 'post', action: withdrawalPath(id) }, [
        selectField({
          name: 'channel',
          label: t.confirm.channel,
          required: true,
          options: options.map((value) => ({ value, label: t.channels[value] })),
          value: 'phone',
          problems: new Map(),
        }),
        h('div', { class: 'actions' }, [
          h('button', { type: 'submit' }, t.confirm.submit),
          h('a', { class: 'button other', href: candidatePath(candidate.id) }, copy.form.cancel),
        ]),
      ]),
    ),
  };
}

/** Throws NotFound and ValidationError. */
async function withdraw(context: ConsoleContext): Promise<ConsoleReply> {
  const { user, form, resolve } = context;
  const id = pathId(context);
  const { channel } = validate(Withdrawal, { channel: form.value('channel') });
  const { candidate_id: candidateId } = await resolve(ConsentService).find(user.organizationId, id);
  await runAudited(
    context,
    () => resolve(InterviewConsentService).withdraw(user.organizationId, id, channel),
    // A trigger names the change.
    () => undefined,
  );
  return { redirect: candidatePath(candidateId), notice: t.done };
}

const path = '/console/consents/{id}/withdraw';

export const consentPages = [
  defineConsolePage({ method: 'get', path, role: 'recruiter', isChange: true, handler: confirmPage }),
  defineConsolePage({ method: 'post', path, role: 'recruiter', handler: withdraw }),
];
