import { z } from 'zod';

export const UploadReply = z.object({
  data: z.object({ resume_path: z.string().describe("Goes into a candidate's resume_path") }),
});
