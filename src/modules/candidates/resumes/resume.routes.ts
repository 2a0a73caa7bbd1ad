import { z } from 'zod';
import { defineEndpoint } from '#platform/http/api/endpoint.ts';
import { id } from '#platform/schema/fields.ts';
import { maxResumeBytes } from '#readers/resume';
import { CandidateResumeReply, UploadReply } from './resume.schemas.ts';
import { ResumeService } from './resume.service.ts';

const resumeTypes = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'text/plain',
];

export const resumeEndpoints = [
  defineEndpoint({
    method: 'post',
    path: '/api/v1/resumes',
    operationId: 'uploadResume',
    tag: 'Candidates',
    summary: 'Upload a resume',
    description:
      'Uploads a resume: a PDF, a DOCX or a plain text file in UTF-8, up to 10 MiB. Send `multipart/form-data` with ' +
      'the file in the field `file`, or the bytes of the file as the body. The service detects the format from the ' +
      'bytes, not from `Content-Type`. JSON and URL-encoded forms are refused. Send the returned `resume_path` when ' +
      'you create or update a candidate. A file that no candidate uses is deleted after 7 days.',
    access: 'api-key',
    scope: 'resumes:write',
    request: { file: { maxBytes: maxResumeBytes, types: resumeTypes } },
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
    scope: 'resumes:read',
    request: { params: z.object({ id: id().describe('ID of the candidate.') }) },
    replies: { 200: CandidateResumeReply },
    errors: ['not_found'],
    handler: async ({ actor, params, resolve }) => ({
      status: 200,
      body: { data: await resolve(ResumeService).detail(actor.organizationId, params.id) },
    }),
  }),
];
