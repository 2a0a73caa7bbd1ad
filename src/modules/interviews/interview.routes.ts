import { defineEndpoint } from '#platform/http/api/endpoint.ts';
import { CreatedInterviewReply, CreateInterview } from './interview.schemas.ts';
import { InterviewService } from './interview.service.ts';

export const interviewEndpoints = [
  defineEndpoint({
    method: 'post',
    path: '/api/v1/video-interviews',
    operationId: 'createVideoInterview',
    tag: 'Video interviews',
    summary: 'Create a video interview',
    description:
      'Creates a video interview and charges 10 credits. By default, the candidate gets the invite by email. If ' +
      'you omit `interview_questions` and set `question_source` to `resume`, the service reads the resume first. ' +
      'The request then takes up to about 60 seconds. If it returns `unavailable`, nothing was charged. Retry ' +
      'after the seconds in `Retry-After`.',
    access: 'api-key',
    scope: 'interviews:write',
    request: { body: CreateInterview },
    replies: { 201: CreatedInterviewReply },
    errors: ['not_found', 'talent_pool_reveal_required', 'insufficient_credits'],
    prepare: ({ actor, body, resolve }) => resolve(InterviewService).prepare(actor.organizationId, body),
    handler: async ({ actor, body, resolve }) => ({
      status: 201,
      body: { data: await resolve(InterviewService).create(actor.organizationId, body) },
    }),
  }),
];
