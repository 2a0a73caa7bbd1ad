import { z } from 'zod';
import { defineEndpoint } from '#platform/http/api/endpoint.ts';
import { id } from '#platform/schema/fields.ts';
import { maxResumeBytes } from '#readers/resume';
import { CandidateResumeReply, UploadReply } from './resume.schemas.ts';
import { ResumeService } from './resume.service.ts';

export const resumeEndpoints = [
  defineEndpoint({
    method: 'post',
    path: '/api/v1/resumes',
    operationId: 'uploadResume',
    tag: 'Candidates',
    summary: 'Upload a resume',
    description:
      'Uploads a resume file. Send the raw bytes of a PDF, a DOCX or a plain text file in UTF-8, up to 10 MiB. The ' +
      'service detects the format from the content and ignores `Content-Type`. Send the returned `resume_path` ' +
      'when you create or update a candidate.',
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
    summary: "Retrieve a candidate's resume",
    description:
      'Retrieves the reading state of a resume and the profile in it. Resumes are read in the background after the ' +
      'request that adds them. The text of a resume is never returned.',
    access: 'api-key',
    request: { params: z.object({ id: id().describe('ID of the candidate.') }) },
    replies: { 200: CandidateResumeReply },
    errors: ['not_found'],
    handler: async ({ actor, params, resolve }) => ({
      status: 200,
      body: { data: await resolve(ResumeService).detail(actor.organizationId, params.id) },
    }),
  }),
];
