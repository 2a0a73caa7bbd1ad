import { defineEndpoint } from '#platform/http/api/endpoint.ts';
import { listReply } from '#platform/paging/list-reply.ts';
import { ReviewRequestList, ReviewRequestQuery } from './review.schemas.ts';
import { ReviewService } from './review.service.ts';

export const reviewEndpoints = [
  defineEndpoint({
    method: 'get',
    path: '/api/v1/review-requests',
    operationId: 'listReviewRequests',
    tag: 'Decisions',
    summary: 'List review requests',
    description:
      'Lists the requests that candidates made on the page about their decision, newest first. Users answer them in the ' +
      'console. Erasing a candidate deletes their requests.',
    access: 'api-key',
    scope: 'compliance:read',
    request: { query: ReviewRequestQuery },
    replies: { 200: ReviewRequestList },
    errors: [],
    handler: async ({ actor, query, resolve }) =>
      listReply(await resolve(ReviewService).list(actor.organizationId, query), query),
  }),
];
