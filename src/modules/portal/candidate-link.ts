import { CandidateLinkService, type LinkPurpose } from '#modules/outreach';
import { NotFound } from '#platform/errors.ts';
import { addLogContext } from '#platform/log.ts';
import type { PageContext } from '#platform/pages/page.ts';

type OpenedLink = NonNullable<Awaited<ReturnType<CandidateLinkService['open']>>>;

/** Against floods, not guesses of 256 bits. It leaves room for an office behind one address. */
export const linkLimit = { perMinute: 120, burst: 60 };

/** Throws NotFound, which never says why a link does not work. */
export async function openLink(
  { params, resolve }: PageContext,
  purpose: LinkPurpose,
): Promise<OpenedLink & { token: string }> {
  const token = params['token'] ?? '';
  const link = await resolve(CandidateLinkService).open(token, purpose);
  if (!link) throw new NotFound('The page');
  addLogContext({ candidate_id: link.candidateId });
  return { ...link, token };
}
