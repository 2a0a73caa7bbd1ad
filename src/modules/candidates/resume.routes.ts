import { defineEndpoint } from '#platform/http/endpoint.ts';
import { maxResumeBytes } from './resume.format.ts';
import { UploadReply } from './resume.schemas.ts';
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
];
