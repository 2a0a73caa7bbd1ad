import { h, type JSX } from 'preact';
import type { HeldBy } from '#modules/privacy';
import { showDateTime } from '../components/time.ts';
import type { ConsoleContext } from '../console.page.ts';
import { UserNameQueries } from '../user-name.queries.ts';
import { legalHoldCopy as t } from './retention.messages.ts';

export const legalHoldPath = (candidateId: string): string => `/console/candidates/${candidateId}/legal-hold`;

async function nameOf(
  { user, resolve }: ConsoleContext,
  { set_by_type: type, set_by_id: id }: HeldBy,
): Promise<string> {
  if (type !== 'user') return t.byKey;
  return (await resolve(UserNameQueries).names(user.organizationId, [id])).get(id ?? '') ?? t.byOther;
}

/** Says who holds the candidate, since when and why. */
export async function holdState(context: ConsoleContext, hold: HeldBy): Promise<JSX.Element[]> {
  if (!hold.hold) return [h('p', { class: 'quiet' }, t.none)];
  return [
    h('p', null, t.held(showDateTime(hold.since), await nameOf(context, hold))),
    ...(hold.reason ? [h('p', { class: 'given' }, hold.reason)] : []),
    ...(hold.erasure_requested_at
      ? [h('p', { class: 'notice' }, t.erasureWaits(showDateTime(hold.erasure_requested_at)))]
      : []),
  ];
}

/** A section of the candidate's page. Only admins can change the hold. */
export async function legalHoldSection(context: ConsoleContext, hold: HeldBy): Promise<JSX.Element> {
  return h('section', { id: 'legal-hold' }, [
    h('h2', null, t.title),
    ...(await holdState(context, hold)),
    context.user.role === 'admin' &&
      h('p', null, h('a', { href: legalHoldPath(hold.candidate_id) }, hold.hold ? t.change : t.set)),
  ]);
}
