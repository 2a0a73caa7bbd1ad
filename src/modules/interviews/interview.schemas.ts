import { z } from 'zod';
import { filled, id } from '#platform/http/types.ts';

const customQuestion = z
  .strictObject({
    text: filled(2000).describe('As the candidate reads it'),
    kind: z.literal('spoken', 'must be spoken').describe('How it is answered'),
  })
  .meta({ id: 'InterviewQuestionInput', description: 'A question of your own' });

/** A job's interview is about that job. Checked even where other fields are wrong. */
const jobGiven = {
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
    candidate_id: id().describe('A candidate of the organization'),
    question_source: z.enum(['job', 'resume']).describe('What generated questions are about'),
    job_id: id().nullable().optional().describe('Required when question_source is `job`'),
    send_invite_email: z.boolean().default(true).describe('Whether the candidate gets the invite by email'),
    interview_questions: z
      .array(customQuestion)
      .min(1, 'must have 1 to 10 items')
      .max(10, 'must have 1 to 10 items')
      .optional()
      .describe('Instead of generated questions'),
  })
  .refine(jobGiven.check, jobGiven.params)
  .meta({ id: 'CreateVideoInterview', description: 'Whom to interview, and about what' });
export type CreateInterview = z.output<typeof CreateInterview>;

const CreatedInterview = z
  .object({
    id: id().describe('Video interview id'),
    session_token: z.string().describe("The candidate's session token; shown this once"),
    invite_url: z.string().describe('Full URL for the candidate'),
    question_source: z.enum(['job', 'resume']).describe('What the questions are about'),
    initiated_via: z.literal('api').describe('Always `api`'),
    status: z.literal('invited').describe('Always `invited`'),
  })
  .meta({ id: 'CreatedVideoInterview', description: 'What the candidate is invited to' });
export type CreatedInterview = z.output<typeof CreatedInterview>;

export const CreatedInterviewReply = z.object({ data: CreatedInterview });
