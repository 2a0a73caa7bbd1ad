import { z } from 'zod';
import { listQuery } from '#platform/paging/list-query.ts';
import { listOf } from '#platform/paging/list-reply.ts';
import { id, text } from '#platform/schema/fields.ts';
import { storedJson } from '#platform/schema/metadata.ts';
import { timestamp } from '#platform/schema/reply-fields.ts';
import { sessionStatuses } from './sessions/session-states.ts';

export const channels = ['whatsapp', 'email', 'web_form'] as const;
export type Channel = (typeof channels)[number];
export const interviewStatuses = ['invited', 'in_progress', 'completed', 'expired', 'abandoned'] as const;
const statuses = [...new Set([...sessionStatuses, ...interviewStatuses])];

/** Has no entry for `all`, which allows both. */
const statusesOf: Record<string, readonly string[]> = { session: sessionStatuses, video: interviewStatuses };

// These checks also run if other parameters are invalid, and skip values that are invalid themselves.
const statusFits = (value: unknown): boolean => {
  const { type, status } = value as { type?: string; status?: string };
  return !statuses.some((one) => one === status) || (statusesOf[type ?? ''] ?? statuses).some((one) => one === status);
};
const channelFits = (value: unknown): boolean => {
  const { type, channel } = value as { type?: string; channel?: string };
  return type !== 'video' || !channels.some((one) => one === channel);
};
const invalidFor = (path: string, message: string) => ({
  path: [path],
  message,
  when: () => true,
  params: { code: 'invalid_value' },
});

export const ScreeningQuery = listQuery(
  {
    type: z
      .enum(['session', 'video', 'all'])
      .default('all')
      .describe('Whether to return screening sessions, video interviews or both.'),
    status: z
      .enum(statuses)
      .optional()
      .describe('Only return screenings in this status. It must be a status of the given `type`.'),
    job_id: id().optional().describe('Only return screenings for this job.'),
    candidate_id: id().optional().describe('Only return screenings of this candidate.'),
    search: text(200)
      .optional()
      .describe(
        "Only return screenings with this text in the candidate's name or email or, for video interviews, in the job " +
          'title. Case-insensitive. Emails are searched only with the scope `candidates.contact:read`.',
      ),
    channel: z
      .enum(channels)
      .optional()
      .describe('Only return screening sessions on this channel. Not allowed with type `video`.'),
  },
  [
    { check: statusFits, params: invalidFor('status', 'must be a status of the given type') },
    { check: channelFits, params: invalidFor('channel', 'must not be sent with type video') },
  ],
);
export type ScreeningQuery = z.output<typeof ScreeningQuery>;

const screeningTypes = ['screening_session', 'video_interview'] as const;
export type ScreeningType = (typeof screeningTypes)[number];
export const ScreeningDetailQuery = z.strictObject({
  type: z.enum(screeningTypes).describe('Type of the screening with this ID.'),
});

const candidateAndJob = {
  candidate_id: id().describe('ID of the candidate.'),
  candidate_name: z.string().nullable().describe('Full name of the candidate.'),
  job_title: z.string().nullable().describe('Title of the job. Null without a job.'),
  pipeline_status: z
    .string()
    .nullable()
    .describe("Status of the candidate's application to the job. Null without an application."),
  match_score: z.number().nullable().describe('Match score of the application, from 0 to 100. Null without a score.'),
};
const progress = {
  current_question_index: z
    .int()
    .describe('Index of the next question, starting at 0. Equals the number of questions if all are answered.'),
  expires_at: timestamp().describe('Deadline for answering a screening session, or for starting a video interview.'),
  metadata: storedJson().nullable().describe('Custom JSON object.'),
  created_at: timestamp().describe('When the screening was created.'),
  updated_at: timestamp().describe('When the screening was last updated.'),
};

const Session = z.object({
  id: id().describe('ID of the screening session.'),
  type: z.literal('screening_session').describe('Always `screening_session`.'),
  channel: z.enum(channels).describe('Channel on which the candidate answers.'),
  status: z
    .enum(sessionStatuses)
    .describe('Status of the session. An open session is `expired` once `expires_at` has passed.'),
  job_id: id().describe('ID of the job whose questions the session asks.'),
  ...candidateAndJob,
  calculated_score: z
    .number()
    .nullable()
    .describe(
      'Weighted average score of the answers, from 0 to 100. 0 if a knockout question fails. Null without scored ' +
        'answers.',
    ),
  email_sent_at: timestamp().nullable().describe('When the email with the form was sent.'),
  email_opened_at: timestamp().nullable().describe('When the candidate opened this email.'),
  form_started_at: timestamp().nullable().describe('When the candidate started the form.'),
  completed_at: timestamp().nullable().describe('When the candidate finished the session.'),
  ...progress,
});

const Interview = z.object({
  id: id().describe('ID of the video interview.'),
  type: z.literal('video_interview').describe('Always `video_interview`.'),
  status: z
    .enum(interviewStatuses)
    .describe(
      'Status of the interview. `expired`: not started before `expires_at`. `abandoned`: no sign of the candidate ' +
        'for 30 minutes, or not finished within 24 hours of the start.',
    ),
  job_id: id().nullable().describe('ID of the job. Null for an interview about the resume only.'),
  question_source: z.enum(['job', 'resume']).describe('Source of the questions.'),
  initiated_via: z.enum(['dashboard', 'api', 'portal', 'apply']).describe('How the interview was created.'),
  ...candidateAndJob,
  total_experience_years: z.number().nullable().describe('Total years of experience of the candidate, as a decimal.'),
  relevant_experience_years: z
    .number()
    .nullable()
    .describe('Years of relevant experience of the candidate, as a decimal.'),
  overall_score: z
    .number()
    .nullable()
    .describe(
      'Average score of the answers, from 0 to 100. Null until the interview has been assessed, and if fewer than ' +
        'half of the questions have a score.',
    ),
  proctoring_trust_score: z
    .number()
    .nullable()
    .describe(
      'Trust score from 0 to 100: 100 minus fixed deductions for browser signals, such as a hidden page or pasted ' +
        'text. `proctoring_summary_json` lists the deductions. Faces and voices are never analyzed. Null until the ' +
        'interview has been assessed, and if it never started.',
    ),
  proctoring_risk_level: z
    .string()
    .nullable()
    .describe(
      '`low` for a trust score of at least 80, `medium` for at least 50, otherwise `high`. Null without a score.',
    ),
  recording_merge_status: z
    .string()
    .nullable()
    .describe(
      '`pending`: the recording is being merged. `merged`: the recording is complete. `partial`: merged without ' +
        'parts that never arrived. `failed`: could not be merged. `removed`: past its retention period. Null until ' +
        'the interview has ended, and without a recording.',
    ),
  has_recording_chunks: z.boolean().describe('Whether any part of the recording has arrived.'),
  has_valid_merge: z
    .boolean()
    .describe('Whether a verified recording of the whole interview exists. False once it has been removed.'),
  started_at: timestamp().nullable().describe('When the candidate started the interview.'),
  ended_at: timestamp().nullable().describe('When the interview ended.'),
  ...progress,
});

const ScreeningResponse = z.object({
  id: id().describe('ID of the response.'),
  question_id: z.string().describe('ID of the question within the session.'),
  question: z.string().describe('Text of the question, as the candidate saw it.'),
  answer: z
    .string()
    .describe(
      'Answer of the candidate: a number without separators, a date as YYYY-MM-DD, or multiple choices as a JSON ' +
        'array of strings. Empty for a skipped optional question.',
    ),
  answer_type: z.string().describe('Type of the question.'),
  score: z.number().nullable().describe('Score from 0 to 100. Null if the question has no expected answer.'),
  answered_at: timestamp().describe('When the candidate answered.'),
});
export type ScreeningResponse = z.output<typeof ScreeningResponse>;

const VideoInterviewAnswer = z.object({
  question_index: z.int().describe('Index of the question, starting at 0.'),
  question_text: z.string().describe('Text of the question, as the candidate saw it.'),
  answer_transcript: z
    .string()
    .nullable()
    .describe(
      'Machine transcript of the answer. Null until it has been transcribed, without speech or a recording, and if ' +
        'transcription is not configured.',
    ),
  notes: z
    .string()
    .nullable()
    .describe('Written notes of the candidate, requested if transcription is not configured.'),
  score: z
    .number()
    .nullable()
    .describe(
      'Score from 0 to 100, computed by a fixed rule from the transcript or the notes. Null until the interview ' +
        'has been assessed, and if there is too little text.',
    ),
  score_reasons: z
    .array(z.string())
    .describe(
      'Short English sentences that explain the score, or why there is none. They may quote the candidate. Empty ' +
        'until the answer has been assessed.',
    ),
  seconds: z.number().nullable().describe('Length of the recorded answer in seconds. Null without a recording.'),
  answered_at: timestamp().describe('When the candidate answered.'),
});
export type VideoInterviewAnswer = z.output<typeof VideoInterviewAnswer>;

const VideoInterviewRating = z
  .object({
    rating: z.int().describe('From 1, the lowest, to 5.'),
    user: z
      .object({
        id: id().describe('ID of the user.'),
        name: z.string().nullable().describe('Name of the user. Null once the user was removed.'),
      })
      .describe('Who gave the rating.'),
    created_at: timestamp().describe('When the user first rated the interview.'),
    updated_at: timestamp().describe('When the user last changed the rating.'),
  })
  .meta({ id: 'VideoInterviewRating', description: 'The rating of a user, given in the console.' });
export type VideoInterviewRating = z.output<typeof VideoInterviewRating>;

const Question = z.object({
  id: z.string().describe('ID of the question.'),
  text: z.string().describe('Text of the question.'),
  kind: z.literal('spoken').describe('Kind of answer. Always `spoken`.'),
  order: z.int().describe('Position of the question, starting at 1.'),
  skill: z.string().nullable().describe('Skill that the question is about. Null if it is about no particular skill.'),
});

const SessionDetail = Session.extend({
  responses: z.array(ScreeningResponse).describe('Responses of the candidate, oldest first.'),
});
const InterviewDetail = Interview.extend({
  questions: z.array(Question).describe('Questions of the interview, in order.'),
  answers: z.array(VideoInterviewAnswer).describe('Answers of the candidate, sorted by `question_index`.'),
  ratings: z
    .array(VideoInterviewRating)
    .describe('Ratings by users, the first given first. Each user has at most one.'),
  proctoring_summary_json: storedJson()
    .nullable()
    .describe(
      'Browser signals. `counts` and `seconds` are keyed by kind: `tab_hidden`, `window_left`, `paste`, ' +
        '`several_screens`, `camera_off`, `microphone_off`, `connection_lost`, `seat_taken`. `deductions` lists the ' +
        'deductions from the trust score, and `rule` is the version of the rule. Null without a trust score.',
    ),
  integrity_json: storedJson()
    .nullable()
    .describe(
      'Completeness of the recording: the number of expected and received chunks, `bytes`, `runs`, `complete` and ' +
        'SHA-256 hashes, in total and for each of `answers`. Null until the recording has been merged.',
    ),
  readiness_json: storedJson()
    .nullable()
    .describe('Camera, microphone and browser features, as reported by the browser before the start.'),
});

export const ScreeningItem = z.discriminatedUnion('type', [
  Session.meta({ id: 'ScreeningSession', description: 'A screening session.' }),
  Interview.meta({ id: 'VideoInterview', description: 'A video interview.' }),
]);
export type ScreeningItem = z.output<typeof ScreeningItem>;
export const ScreeningList = listOf(ScreeningItem);

export const ScreeningDetail = z.discriminatedUnion('type', [
  SessionDetail.meta({ id: 'ScreeningSessionDetail', description: 'A screening session with its responses.' }),
  InterviewDetail.meta({
    id: 'VideoInterviewDetail',
    description: 'A video interview with its questions and answers.',
  }),
]);
export type ScreeningDetail = z.output<typeof ScreeningDetail>;
export const ScreeningReply = z.object({ data: ScreeningDetail.describe('A screening of the requested `type`.') });
