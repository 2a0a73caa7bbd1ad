import { z } from 'zod';
import { ConsentReply, CreateConsent, WithdrawConsent } from '#modules/candidates';
import { defineEndpoint } from '#platform/http/api/endpoint.ts';
import { id } from '#platform/schema/fields.ts';
import { InterviewConsentService } from './interview-consent.service.ts';

export const interviewConsentEndpoints = [
  defineEndpoint({
    method: 'post',
    path: '/api/v1/candidates/{id}/consents',
    operationId: 'createCandidateConsent',
    tag: 'Privacy',
    summary: 'Record a consent',
    description:
      'Records a consent that you asked for yourself, with the text that the candidate saw. The service records the ' +
      'consents that it asks for on its own.',
    access: 'api-key',
    scope: 'candidates:write',
    request: { params: z.object({ id: id().describe('ID of the candidate.') }), body: CreateConsent },
    replies: { 201: ConsentReply },
    errors: ['not_found'],
    handler: async ({ actor, params, body, resolve }) => ({
      status: 201,
      body: { data: await resolve(InterviewConsentService).create(actor.organizationId, params.id, body) },
    }),
  }),
  defineEndpoint({
    method: 'post',
    path: '/api/v1/consents/{id}/withdraw',
    operationId: 'withdrawConsent',
    tag: 'Privacy',
    summary: 'Withdraw a consent',
    description:
      'Records that a candidate has withdrawn a consent. This can’t be undone. Withdrawing `video_interview` ends the ' +
      'interview, and deletes its recordings, transcripts, notes and scores. Withdrawing `whatsapp_screening` cancels ' +
      'the screening, and `contact` unsubscribes the email address. Other purposes are only recorded. A repeated ' +
      'request returns the consent unchanged.',
    access: 'api-key',
    scope: 'privacy:write',
    request: {
      params: z.object({ id: id().describe('ID of the consent.') }),
      body: WithdrawConsent,
      isBodyOptional: true,
    },
    replies: { 200: ConsentReply },
    errors: ['not_found'],
    handler: async ({ actor, params, body, resolve }) => ({
      status: 200,
      body: { data: await resolve(InterviewConsentService).withdraw(actor.organizationId, params.id, body.channel) },
    }),
  }),
];
