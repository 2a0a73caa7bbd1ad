import { type ComponentChildren, h, type JSX } from 'preact';
import { ApplicantService } from '#modules/applications';
import { EraseCandidate, ErasureService, LegalHoldService } from '#modules/privacy';
import { validate } from '#platform/schema/validate.ts';
import { liveScripts } from '../assets.ts';
import { runAudited } from '../audit-trail.ts';
import { copy } from '../console.messages.ts';
import { type ConsoleContext, type ConsoleReply, defineConsolePage } from '../console.page.ts';
import { problemSummary, textField } from '../field.ts';
import { type FormErrors, problemsOf, toFormErrors } from '../form-errors.ts';
import { consolePage } from '../layout.ts';
import { liveEvents, liveLine, livePart } from '../live/live.ts';
import { pathId } from '../path-id.ts';
import { settingsPath } from '../settings/settings-layout.ts';
import { erasureCopy } from './erasure.messages.ts';
import { candidateErasurePath, erasureFragment, erasurePath } from './erasure.view.ts';
import { ErasureStream } from './erasure-stream.ts';
import { holdState, legalHoldPath } from './legal-hold.view.ts';

const { confirm, detail: t } = erasureCopy;

const bullets = ({ title, items }: { title: string; items: readonly string[] }): JSX.Element =>
  h('section', null, [
    h('h2', null, title),
    h(
      'ul',
      null,
      items.map((item) => h('li', null, item)),
    ),
  ]);

const backLink = (id: string): JSX.Element =>
  h('a', { class: 'button other', href: `/console/candidates/${id}` }, copy.form.cancel);

const confirmForm = (id: string, reason: string, { problems }: Pick<FormErrors, 'problems'>): JSX.Element =>
  h('form', { method: 'post', action: candidateErasurePath(id) }, [
    textField({
      ...{ name: 'reason', label: confirm.fields.reason, hint: confirm.reasonHint },
      ...{ value: reason, maxLength: 2000, required: false, problems },
    }),
    h('div', { class: 'actions' }, [h('button', { type: 'submit', class: 'danger' }, confirm.submit), backLink(id)]),
  ]);

/** The form, or why there is none. */
async function heldOrForm(
  context: ConsoleContext,
  reason: string,
  errors: Pick<FormErrors, 'problems'>,
): Promise<ComponentChildren> {
  const id = pathId(context);
  const hold = await context.resolve(LegalHoldService).get(context.user.organizationId, id);
  if (!hold.hold) return confirmForm(id, reason, errors);
  return h('section', { class: 'problems', role: 'alert' }, [
    h('h2', null, confirm.heldTitle),
    h('p', null, confirm.held),
    ...(await holdState(context, hold)),
    h('p', null, [h('a', { href: legalHoldPath(id) }, confirm.openHold), ' ', backLink(id)]),
  ]);
}

async function confirmPage(context: ConsoleContext, reason = '', errors?: FormErrors): Promise<JSX.Element> {
  const { user, resolve } = context;
  const { full_name: name } = await resolve(ApplicantService).get(user.organizationId, pathId(context));
  const problems = problemsOf(errors);
  return consolePage(
    context,
    { title: confirm.title(name), section: 'candidates' },
    h('h1', null, confirm.title(name)),
    problemSummary(problems),
    h('p', null, confirm.consequence),
    bullets(confirm.removed),
    bullets(confirm.kept),
    await heldOrForm(context, reason, { problems }),
  );
}

/** Shows an erasure that exists instead, unless it failed. */
async function ask(context: ConsoleContext): Promise<ConsoleReply> {
  const known = await context.resolve(ErasureService).ofCandidate(context.user.organizationId, pathId(context));
  if (known && known.state !== 'failed') return { redirect: erasurePath(known.id) };
  return { document: await confirmPage(context) };
}

async function erase(context: ConsoleContext): Promise<ConsoleReply> {
  const { form, user, resolve } = context;
  const id = pathId(context);
  const typed = form.value('reason');
  try {
    const { reason = null } = validate(EraseCandidate, { reason: typed.trim() || null });
    // The service names the change.
    const { erasure_id: erasureId } = await runAudited(
      context,
      () => resolve(ErasureService).request(user.organizationId, id, reason),
      () => undefined,
    );
    return { redirect: erasurePath(erasureId), notice: erasureCopy.requested };
  } catch (error) {
    const errors = toFormErrors(error, confirm.fields);
    return { status: errors.status, document: await confirmPage(context, typed, errors) };
  }
}

async function show(context: ConsoleContext): Promise<ConsoleReply> {
  const { user, resolve } = context;
  const erasure = await resolve(ErasureService).get(user.organizationId, pathId(context));
  const path = erasurePath(erasure.id);
  return {
    document: consolePage(
      context,
      { title: t.title, section: 'candidates', scripts: liveScripts },
      h('h1', null, t.title),
      liveLine(path, h('a', { href: settingsPath('erasures') }, t.back)),
      livePart(`${path}/live`, erasureFragment(erasure)),
    ),
  };
}

export const erasurePages = [
  defineConsolePage({ method: 'get', path: candidateErasurePath('{id}'), role: 'admin', handler: ask }),
  defineConsolePage({ method: 'post', path: candidateErasurePath('{id}'), role: 'admin', handler: erase }),
  defineConsolePage({ method: 'get', path: erasurePath('{id}'), role: 'admin', handler: show }),
  defineConsolePage({
    ...{ method: 'get', path: `${erasurePath('{id}')}/live/now`, role: 'admin', isPart: true },
    handler: async (context) => ({
      document: erasureFragment(
        await context.resolve(ErasureService).get(context.user.organizationId, pathId(context)),
      ),
    }),
  }),
  defineConsolePage({
    ...{ method: 'get', path: `${erasurePath('{id}')}/live`, role: 'admin', isPart: true },
    handler: async (context) => {
      const { organizationId } = context.user;
      const { id } = await context.resolve(ErasureService).get(organizationId, pathId(context));
      return liveEvents(context, (signal) => context.resolve(ErasureStream).follow(organizationId, id, signal));
    },
  }),
];
