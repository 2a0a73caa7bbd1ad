import { InterviewConsentService } from '#modules/interviews';
import { NotFound } from '#platform/errors.ts';
import { definePage, type PageContext } from '#platform/pages/page.ts';
import { linkLimit, openLink } from '../candidate-link.ts';
import { InterviewQueries } from './interview.queries.ts';
import { consentPage } from './interview-consent.view.ts';

/** Throws NotFound. */
async function openConsent(context: PageContext) {
  const { organizationId, interviewId, token } = await openLink(context, 'interview');
  if (interviewId === null) throw new NotFound('The page');
  return { key: { organizationId, interviewId }, token };
}

const page = { path: '/interview/{token}/withdraw', personal: true, limit: linkLimit };

export const interviewConsentPages = [
  definePage({
    ...page,
    method: 'get',
    handler: async (context) => {
      const { key, token } = await openConsent(context);
      const [interview, consent] = await Promise.all([
        context.resolve(InterviewQueries).find(key.organizationId, key.interviewId),
        context.resolve(InterviewConsentService).state(key),
      ]);
      if (!interview) throw new NotFound('The page');
      return { document: consentPage(token, interview, consent) };
    },
  }),
  definePage({
    ...page,
    method: 'post',
    handler: async (context) => {
      const { key, token } = await openConsent(context);
      await context.resolve(InterviewConsentService).withdrawByCandidate(key);
      return { redirect: `/interview/${token}/withdraw` };
    },
  }),
];
