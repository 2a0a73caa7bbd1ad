import { z } from 'zod';
import { maxResumeBytes } from '#modules/resumes';
import { defineEndpoint } from '#platform/http/endpoint.ts';
import { id } from '#platform/http/types.ts';
import { ResumeReply, UploadReply } from './resume.schemas.ts';
import { ResumeService } from './resume.service.ts';

export const resumeEndpoints = [
  defineEndpoint({
    method: 'post',
    path: '/api/v1/resumes',
    operationId: 'uploadResume',
    tag: 'Candidates',
    summary: 'Upload a resume: the raw file (PDF, DOCX or plain text in UTF-8, up to 10 MiB), told by its bytes',
    access: 'api-key',
    request: { file: { maxBytes: maxResumeBytes } },
    replies: { 201: UploadReply },
    errors: ['payload_too_large', 'unsupported_media_type'],
    handler: async ({ actor, file, resolve }) => ({
      status: 201,
      body: { data: { resume_path: await resolve(ResumeService).upload(actor.organizationId, file) } },
    }),
  }),
  defineEndpoint({
    method: 'get',
    path: '/api/v1/candidates/{id}/resume',
    operationId: 'getCandidateResume',
    tag: 'Candidates',
    summary: "How a candidate's resume was read, and what it says",
    description:
      'The worker reads a resume after the request that named it; `state` tells how far it is. Its text is never ' +
      'returned. `filled_fields` names the empty fields of the candidate that were filled from it.',
    access: 'api-key',
    request: { params: z.object({ id: id().describe('Id of the candidate') }) },
    replies: { 200: ResumeReply },
    errors: ['not_found'],
    handler: async ({ actor, params, resolve }) => ({
      status: 200,
      body: { data: await resolve(ResumeService).detail(actor.organizationId, params.id) },
    }),
  }),
];
