import { z } from 'zod';
import { id, nonBlankText } from '#platform/schema/fields.ts';

const customQuestion = z
  .strictObject({
    text: nonBlankText(2000).describe('Text of the question. At most 2,000 characters.'),
    kind: z.literal('spoken', 'must be spoken').describe('Kind of answer. Must be `spoken`.'),
  })
  .meta({ id: 'InterviewQuestionInput', description: 'A custom question.' });

/** Checked even when other fields are invalid. */
const jobRequired = {
  check: (value: unknown): boolean => {
    const { question_source, job_id } = (value ?? {}) as Record<string, unknown>;
    return question_source !== 'job' || (job_id !== undefined && job_id !== null);
  },
  params: {
    path: ['job_id'],
    message: 'is required when question_source is job',
    when: () => true,
    params: { code: 'required' },
  },
};

export const CreateInterview = z
  .strictObject({
    candidate_id: id().describe('ID of the candidate.'),
    question_source: z
      .enum(['job', 'resume'])
      .describe('Source of the questions: the job, or the resume of the candidate.'),
    job_id: id().nullable().optional().describe('ID of the job. Required if `question_source` is `job`.'),
    send_invite_email: z
      .boolean()
      .default(true)
      .describe('Whether to email the invite to the candidate. Defaults to true.'),
    interview_questions: z
      .array(customQuestion)
      .min(1, 'must have 1 to 10 items')
      .max(10, 'must have 1 to 10 items')
      .optional()
      .describe(
        'Custom questions, 1 to 10. Defaults to the questions of the job, or to five questions about the resume.',
      ),
  })
  .refine(jobRequired.check, jobRequired.params)
  .meta({ id: 'CreateVideoInterview', description: 'A new video interview.' });
export type CreateInterview = z.output<typeof CreateInterview>;

const CreatedInterview = z
  .object({
    id: id().describe('ID of the video interview.'),
    session_token: z.string().describe('Session token of the candidate. Returned only once.'),
    invite_url: z.string().describe('Link for the candidate, as a full URL.'),
    question_source: z.enum(['job', 'resume']).describe('Source of the questions.'),
    initiated_via: z.literal('api').describe('Always `api`.'),
    status: z.literal('invited').describe('Always `invited`.'),
  })
  .meta({ id: 'CreatedVideoInterview', description: 'The created video interview.' });
export type CreatedInterview = z.output<typeof CreatedInterview>;

export const CreatedInterviewReply = z.object({ data: CreatedInterview });
