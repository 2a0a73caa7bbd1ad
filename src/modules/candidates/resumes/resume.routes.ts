import { z } from 'zod';
import type { DownloadedFile } from '#platform/http/api/attachment.ts';
import { defineEndpoint } from '#platform/http/api/endpoint.ts';
import { id } from '#platform/schema/fields.ts';
import { maxResumeBytes } from '#readers/resume';
import { CandidateResumeReply, UploadReply } from './resume.schemas.ts';
import { ResumeService, resumeTypes } from './resume.service.ts';

const mediaTypes = Object.values(resumeTypes).map((type) => type.split(';')[0] ?? type);
const params = z.object({ id: id().describe('ID of the candidate.') });

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
    request: { file: { maxBytes: maxResumeBytes, types: mediaTypes } },
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
    request: { params },
    replies: { 200: CandidateResumeReply },
    errors: ['not_found'],
    handler: async ({ actor, params, resolve }) => ({
      status: 200,
      body: { data: await resolve(ResumeService).detail(actor.organizationId, params.id) },
    }),
  }),
  defineEndpoint({
    method: 'get',
    path: '/api/v1/candidates/{id}/resume/file',
    operationId: 'downloadCandidateResume',
    tag: 'Candidates',
    summary: "Download a candidate's resume",
    description:
      'Returns the uploaded resume file unchanged, as an attachment. Returns 404 for a candidate without an uploaded ' +
      'file: the service does not keep files of `resume_url`. The audit log has an entry of each download.',
    access: 'api-key',
    scope: 'candidates.contact:read',
    request: { params },
    replies: { 200: z.custom<DownloadedFile>() },
    download: { types: mediaTypes, action: 'candidate.download_resume' },
    errors: ['not_found', 'talent_pool_reveal_required'],
    handler: async ({ actor, params, resolve }) => ({
      status: 200,
      body: await resolve(ResumeService).download(actor.organizationId, params.id),
    }),
  }),
];
