import { InterviewRoomService } from '#modules/interviews';
import { configToken } from '#platform/container.ts';
import { NotFound } from '#platform/errors.ts';
import { definePage, type PageContext, type PageReply } from '#platform/pages/page.ts';
import { linkLimit, openLink } from './candidate-link.ts';
import { InterviewQueries } from './interview.queries.ts';
import { interviewPage, type RoomTerms } from './interview.view.ts';

function termsOf({ resolve }: PageContext): RoomTerms {
  const { interviewTimes, recordingDays, transcription, ai } = resolve(configToken);
  return {
    ...interviewTimes,
    recordingDays,
    transcribes: transcription !== undefined,
    hasModel: ai?.model !== undefined,
  };
}

async function show(context: PageContext): Promise<PageReply> {
  const { organizationId, interviewId } = await openLink(context, 'interview');
  const interview =
    interviewId === null ? undefined : await context.resolve(InterviewQueries).find(organizationId, interviewId);
  if (interviewId === null || !interview) throw new NotFound('The page');
  const { status } = await context.resolve(InterviewRoomService).state(organizationId, interviewId);
  return { document: interviewPage({ id: interviewId, status, ...interview }, termsOf(context)) };
}

/** What a candidate opens by the link of an invite. What its script then sends is taken by `interview.exchange.ts`. */
export const interviewPages = [
  definePage({
    method: 'get',
    path: '/interview/{token}',
    personal: true,
    media: 'records',
    limit: linkLimit,
    handler: show,
  }),
];
