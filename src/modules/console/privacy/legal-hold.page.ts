import { h, type JSX } from 'preact';
import { ApplicantService } from '#modules/applications';
import { ErasureService, type HeldBy, LegalHoldService, UpdateLegalHold } from '#modules/privacy';
import { validate } from '#platform/schema/validate.ts';
import { runAudited } from '../audit-trail.ts';
import { showDateTime } from '../components/time.ts';
import { copy } from '../console.messages.ts';
import { type ConsoleContext, type ConsoleReply, defineConsolePage } from '../console.page.ts';
import { problemSummary, textField } from '../field.ts';
import { type FormErrors, problemsOf, toFormErrors } from '../form-errors.ts';
import { consolePage } from '../layout.ts';
import { pathId } from '../path-id.ts';
import { holdState, legalHoldPath } from './legal-hold.view.ts';
import { legalHoldCopy as t } from './retention.messages.ts';

const path = '/console/candidates/{id}/legal-hold';

function holdForm(hold: HeldBy, reason: string, errors: FormErrors | undefined): JSX.Element {
  const problems = problemsOf(errors);
  return h('form', { method: 'post', action: legalHoldPath(hold.candidate_id) }, [
    textField({
      name: 'reason',
      label: t.fields.reason,
      hint: t.reasonHint,
      value: reason,
      maxLength: 20_000,
      required: false,
      problems,
    }),
    h('div', { class: 'actions' }, [
      h('button', { type: 'submit', name: 'action', value: 'set' }, hold.hold ? t.save : t.set),
      hold.hold && h('button', { type: 'submit', class: 'other', name: 'action', value: 'release' }, t.release),
      h('a', { class: 'button other', href: `/console/candidates/${hold.candidate_id}` }, copy.form.cancel),
    ]),
  ]);
}

async function holdPage(context: ConsoleContext, typed?: string, errors?: FormErrors): Promise<JSX.Element> {
  const { user, resolve } = context;
  const id = pathId(context);
  const [{ full_name: name }, hold] = await Promise.all([
    resolve(ApplicantService).get(user.organizationId, id),
    resolve(LegalHoldService).get(user.organizationId, id),
  ]);
  return consolePage(
    context,
    { title: t.pageTitle(name), section: 'candidates' },
    h('h1', null, t.pageTitle(name)),
    problemSummary(problemsOf(errors)),
    h('p', null, t.about),
    ...(await holdState(context, hold)),
    !hold.hold &&
      hold.erasure_requested_at !== null &&
      h('p', { class: 'notice' }, t.erasureAsked(showDateTime(hold.erasure_requested_at), hold.is_candidate_told)),
    holdForm(hold, typed ?? hold.reason ?? '', errors),
  );
}

async function save(context: ConsoleContext): Promise<ConsoleReply> {
  const { form, user, resolve } = context;
  const id = pathId(context);
  const reason = form.value('reason');
  const hold = form.value('action') !== 'release';
  try {
    const change = validate(UpdateLegalHold, hold ? { hold, reason: reason.trim() || null } : { hold });
    const holds = resolve(LegalHoldService);
    const [before, erasure] = await Promise.all([
      holds.get(user.organizationId, id),
      resolve(ErasureService).ofCandidate(user.organizationId, id),
    ]);
    // The service names the change.
    await runAudited(
      context,
      () => holds.update(user.organizationId, id, change),
      () => undefined,
    );
    const isStopped = erasure?.state === 'queued' || erasure?.state === 'running';
    const released = before.hold && before.erasure_requested_at !== null ? t.notices.resumed : t.notices.released;
    const set = before.hold ? t.notices.saved : isStopped ? t.notices.stopped : t.notices.set;
    return { redirect: `/console/candidates/${id}`, notice: hold ? set : released };
  } catch (error) {
    const errors = toFormErrors(error, t.fields);
    return { status: errors.status, document: await holdPage(context, reason, errors) };
  }
}

export const legalHoldPages = [
  defineConsolePage({
    method: 'get',
    path,
    role: 'admin',
    handler: async (context) => ({ document: await holdPage(context) }),
  }),
  defineConsolePage({ method: 'post', path, role: 'admin', handler: save }),
];
