import { CandidateLinkService } from '#modules/outreach';
import { NotFound } from '#platform/errors.ts';
import type { PageContext } from '#platform/pages/page.ts';

type Opened = NonNullable<Awaited<ReturnType<CandidateLinkService['open']>>>;

/** Nobody guesses 256 bits: this is against floods, and leaves room for an office behind one address. */
export const linkLimit = { perMinute: 120, burst: 60 };

/** Throws NotFound: of a link that does not work nobody learns why. */
export async function openLink(
  { params, resolve }: PageContext,
  purpose: 'interest' | 'interview' | 'screening' | 'unsubscribe',
): Promise<Opened & { token: string }> {
  const token = params['token'] ?? '';
  const link = await resolve(CandidateLinkService).open(token, purpose);
  if (!link) throw new NotFound('The page');
  return { ...link, token };
}
