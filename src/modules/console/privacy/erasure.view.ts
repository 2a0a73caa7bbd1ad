import { h, type JSX } from 'preact';
import { ErasureService, type ErasureView } from '#modules/privacy';
import type { Tone } from '../components/badges.ts';
import type { ConsoleContext } from '../console.page.ts';
import { erasureCopy } from './erasure.messages.ts';

const { section: t } = erasureCopy;

export const candidateErasurePath = (candidateId: string): string => `/console/candidates/${candidateId}/erase`;
export const erasurePath = (id: string): string => `/console/erasures/${id}`;

export const erasureTones: Record<ErasureView['state'], Tone> = {
  queued: 'busy',
  running: 'busy',
  done: 'good',
  failed: 'bad',
};

/** A section of the candidate's page, for admins only. */
export async function erasureSection(
  { user, resolve }: ConsoleContext,
  candidateId: string,
): Promise<JSX.Element | false> {
  if (user.role !== 'admin') return false;
  const known = await resolve(ErasureService).ofCandidate(user.organizationId, candidateId);
  return h('section', { id: 'erase' }, [
    h('h2', null, t.title),
    h('p', { class: 'quiet' }, known ? (known.state === 'failed' ? t.failed : t.known) : t.text),
    h(
      'p',
      null,
      known
        ? h('a', { href: erasurePath(known.id) }, t.open)
        : h('a', { class: 'button other', href: candidateErasurePath(candidateId) }, t.action),
    ),
  ]);
}
