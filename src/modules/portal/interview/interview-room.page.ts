import { InterviewConsentService, InterviewRoomService } from '#modules/interviews';
import { configToken } from '#platform/container.ts';
import { NotFound } from '#platform/errors.ts';
import { definePage, type PageContext, type PageReply } from '#platform/pages/page.ts';
import { linkLimit, openLink } from '../candidate-link.ts';
import { InterviewQueries } from './interview.queries.ts';
import { interviewRoomPage } from './interview.view.ts';
import { withdrawnPage } from './interview-consent.view.ts';
import { roomTermsOf } from './room-terms.ts';

async function showRoom(context: PageContext): Promise<PageReply> {
  const { resolve } = context;
  const { organizationId, interviewId, token } = await openLink(context, 'interview');
  const interview =
    interviewId === null ? undefined : await resolve(InterviewQueries).find(organizationId, interviewId);
  if (interviewId === null || !interview) throw new NotFound('The page');
  const { status } = await resolve(InterviewRoomService).state(organizationId, interviewId);
  const consent = await resolve(InterviewConsentService).state({ organizationId, interviewId });
  if (consent && consent.withdrawnAt !== null) return { document: withdrawnPage(interview) };
  const shown = { id: interviewId, token, status, hasAgreed: consent !== undefined, ...interview };
  return { document: interviewRoomPage(shown, roomTermsOf(resolve(configToken))) };
}

export const interviewRoomPages = [
  definePage({
    method: 'get',
    path: '/interview/{token}',
    personal: true,
    media: 'records',
    limit: linkLimit,
    handler: showRoom,
  }),
];
