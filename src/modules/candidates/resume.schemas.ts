import { z } from 'zod';
import { ResumeView } from './resume.view.ts';

export const UploadReply = z.object({
  data: z.object({ resume_path: z.string().describe("Goes into a candidate's resume_path") }),
});

export const ResumeReply = z.object({ data: ResumeView });
