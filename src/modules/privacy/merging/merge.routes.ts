import { z } from 'zod';
import { ApplicantReply } from '#modules/applications';
import { defineEndpoint } from '#platform/http/api/endpoint.ts';
import { id } from '#platform/schema/fields.ts';
import { MergeCandidate } from './merge.schemas.ts';
import { MergeService } from './merge.service.ts';

export const mergeEndpoints = [
  defineEndpoint({
    method: 'post',
    path: '/api/v1/candidates/{id}/merge',
    operationId: 'mergeCandidate',
    tag: 'Candidates',
    summary: 'Merge a candidate',
    description:
      'Merges a duplicate into the candidate in the path. Empty fields are filled, skills and tags united, and `metadata` ' +
      'is merged at the top level. Where both have a value, `prefer` decides. Applications, notes, screenings, ' +
      'interviews, messages and links move along.\n\n' +
      'Applications to the same job become one. It has the further status: hired, then active, then rejected or ' +
      'withdrawn, then the later one in your pipeline. The history of both is kept.\n\n' +
      'The merged ID, and those of applications that became one with another, return 410 `gone` with `merged_into`. This ' +
      'can’t be undone.',
    access: 'api-key',
    scope: ['candidates:write', 'applications:write'],
    request: { params: z.object({ id: id().describe('ID of the candidate that stays.') }), body: MergeCandidate },
    replies: { 200: ApplicantReply },
    errors: ['not_found', 'talent_pool_reveal_required'],
    handler: async ({ actor, params, body, resolve }) => ({
      status: 200,
      body: { data: await resolve(MergeService).merge(actor.organizationId, params.id, body) },
    }),
  }),
];
