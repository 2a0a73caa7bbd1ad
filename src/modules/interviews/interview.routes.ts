import { defineEndpoint } from '#platform/http/endpoint.ts';
import { CreatedInterviewReply, CreateInterview } from './interview.schemas.ts';
import { InterviewService } from './interview.service.ts';

export const endpoints = [
  defineEndpoint({
    method: 'post',
    path: '/api/v1/video-interviews',
    operationId: 'createVideoInterview',
    tag: 'Video interviews',
    summary: 'Create a video interview for a candidate, for 10 credits',
    access: 'api-key',
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
