import { z } from 'zod';
import { listOf, listQuery } from '#platform/http/page.ts';
import { anyJson, id, text, timestamp } from '#platform/http/types.ts';
import { sessionStatuses } from './session.states.ts';

export const channels = ['whatsapp', 'email', 'web_form'] as const;
export type Channel = (typeof channels)[number];
export const interviewStatuses = ['invited', 'in_progress', 'completed', 'expired', 'abandoned'] as const;
const statuses = [...new Set([...sessionStatuses, ...interviewStatuses])];

/** The statuses of each type; with `all` either's. */
const statusesOf: Record<string, readonly string[]> = { session: sessionStatuses, video: interviewStatuses };

// Rules over two parameters. They run where others are wrong too, and say nothing of a value that is wrong by itself.
const statusFits = (value: unknown): boolean => {
  const { type, status } = value as { type?: string; status?: string };
  return !statuses.some((one) => one === status) || (statusesOf[type ?? ''] ?? statuses).some((one) => one === status);
};
const channelFits = (value: unknown): boolean => {
  const { type, channel } = value as { type?: string; channel?: string };
  return type !== 'video' || !channels.some((one) => one === channel);
};
const wrong = (path: string, message: string) => ({
  path: [path],
  message,
  when: () => true,
  params: { code: 'invalid_value' },
});

export const ScreeningQuery = listQuery(
  {
    type: z.enum(['session', 'video', 'all']).default('all').describe('Screening sessions, video interviews or both'),
    status: z
      .enum(statuses)
      .optional()
      .describe("A status of the type; with `all` one of either type's. What is past its expires_at is `expired`"),
    job_id: id().optional().describe('Only those about this job'),
    candidate_id: id().optional().describe('Only those of this candidate'),
    search: text(200)
      .optional()
      .describe("Part of the candidate's name or email or, of a video interview, the job title"),
    channel: z.enum(channels).optional().describe('Only screening sessions of this channel; not with type `video`'),
  },
  [
    { check: statusFits, params: wrong('status', 'is not a status of this type') },
    { check: channelFits, params: wrong('channel', 'is for screening sessions: leave it out with type video') },
  ],
);
export type ScreeningQuery = z.output<typeof ScreeningQuery>;

const screeningTypes = ['screening_session', 'video_interview'] as const;
export type ScreeningType = (typeof screeningTypes)[number];
export const DetailQuery = z.strictObject({ type: z.enum(screeningTypes).describe('What the id is of') });

const candidateAndJob = {
  candidate_id: id().describe('The candidate'),
  candidate_name: z.string().nullable().describe('Full name of the candidate'),
  job_title: z.string().nullable().describe('Title of the job; null without one'),
  pipeline_status: z
    .string()
    .nullable()
    .describe('Status of the application of this candidate to this job; null without one'),
  match_score: z.number().nullable().describe('0-100, from the application; null without one'),
};
const progress = {
  current_question_index: z
    .int()
    .describe('The question that comes next, counted from 0; the number of questions when all are answered'),
  expires_at: timestamp().describe('Until when it can be answered; a video interview: begun'),
  metadata: anyJson().nullable().describe('Custom JSON'),
  created_at: timestamp().describe('When it was made'),
  updated_at: timestamp().describe('When it last changed'),
};

const Session = z.object({
  id: id().describe('Id of the session'),
  type: z.literal('screening_session').describe('Always `screening_session`'),
  channel: z.enum(channels).describe('How the questions reach the candidate'),
  status: z.enum(sessionStatuses).describe('State of the session; `expired` as soon as expires_at has passed'),
  job_id: id().describe('The job whose questions are asked'),
  ...candidateAndJob,
  calculated_score: z
    .number()
    .nullable()
    .describe(
      '0-100, the share of the scored answers by weight; 0 when a knockout question fails, null when none is scored',
    ),
  email_sent_at: timestamp().nullable().describe('When the email with the form was sent'),
  email_opened_at: timestamp().nullable().describe('When that email was opened'),
  form_started_at: timestamp().nullable().describe('When the candidate began with the form'),
  completed_at: timestamp().nullable().describe('When the candidate finished'),
  ...progress,
});

const Interview = z.object({
  id: id().describe('Id of the video interview'),
  type: z.literal('video_interview').describe('Always `video_interview`'),
  status: z
    .enum(interviewStatuses)
    .describe(
      'State of the interview; `expired` as soon as an invitation has run out, `abandoned` as soon as nothing was heard of the candidate for 30 minutes, or the start was 24 hours ago',
    ),
  job_id: id().nullable().describe('The job; null when the interview is about the resume only'),
  question_source: z.enum(['job', 'resume']).describe('What the questions are made from'),
  initiated_via: z.enum(['dashboard', 'api', 'portal', 'apply']).describe('What created the interview'),
  ...candidateAndJob,
  total_experience_years: z.number().nullable().describe("Decimal years, from the candidate's profile"),
  relevant_experience_years: z.number().nullable().describe("Decimal years, from the candidate's profile"),
  overall_score: z
    .number()
    .nullable()
    .describe(
      '0-100, the mean of the answers that could be scored. Null until the interview has been assessed, a while after it ended, and where fewer than half of its questions have a score',
    ),
  proctoring_trust_score: z
    .number()
    .nullable()
    .describe(
      '0-100: 100 less what was noticed during the interview (page hidden, window left, text pasted, camera or microphone off, several screens, another tab), by a fixed rule; proctoring_summary_json says what cost how much. Nothing of the recording itself is looked at, no face and no voice. Null until the interview has been assessed, and where it never began',
    ),
  proctoring_risk_level: z
    .string()
    .nullable()
    .describe('`low` for a proctoring_trust_score from 80, `medium` from 50, else `high`; null where that is null'),
  recording_merge_status: z
    .string()
    .nullable()
    .describe(
      '`pending`: the interview has ended and its recording is being put together; `merged`; `partial`: parts never arrived, the others are put together; `failed`; `removed`: no longer kept. Null before the end and where nothing was recorded',
    ),
  has_recording_chunks: z.boolean().describe('Whether parts of a recording have arrived'),
  has_valid_merge: z
    .boolean()
    .describe(
      'Whether there is a recording of the whole that was read back after it was put together; false again when it is removed',
    ),
  started_at: timestamp().nullable().describe('When the candidate started'),
  ended_at: timestamp().nullable().describe('When the interview ended'),
  ...progress,
});

const Response = z.object({
  id: id().describe('Id of the response'),
  question_id: z.string().describe("Id of the question among the session's"),
  question: z.string().describe('The question as it was asked'),
  answer: z
    .string()
    .describe(
      'What the candidate answered: a number without separators, a date as YYYY-MM-DD, several choices as a JSON array ' +
        'of strings; empty for an optional question that was passed over',
    ),
  answer_type: z.string().describe('Type of the question'),
  score: z.number().nullable().describe('0-100, by what the job expects; null where it expects nothing'),
  answered_at: timestamp().describe('When it was answered'),
});
export type Response = z.output<typeof Response>;

const Answer = z.object({
  question_index: z.int().describe('Which question, counted from 0'),
  question_text: z.string().describe('The question as it was asked'),
  answer_transcript: z
    .string()
    .nullable()
    .describe(
      'What was said, as it was transcribed by a machine. Null until then, where nothing was said or recorded, and where the service has no transcription',
    ),
  notes: z
    .string()
    .nullable()
    .describe('What the candidate wrote beside the recording, which is asked where the service has no transcription'),
  score: z
    .number()
    .nullable()
    .describe(
      '0-100, by a fixed rule over what the transcript, else the notes, contain. Null until the interview has been assessed, and where there is nothing to judge, or too little',
    ),
  score_reasons: z
    .array(z.string())
    .describe(
      'What the score rests on, or why there is none: short sentences in English for people; they may quote the candidate. Empty until the answer has been assessed',
    ),
  seconds: z.number().nullable().describe("Length of the answer's recording; null without one"),
  answered_at: timestamp().describe('When it was answered'),
});
export type Answer = z.output<typeof Answer>;

const Question = z.object({
  id: z.string().describe('Id of the question'),
  text: z.string().describe('What is asked'),
  kind: z.literal('spoken').describe('How it is answered'),
  order: z.int().describe('Its place among the questions'),
  skill: z.string().nullable().describe('The skill it is about'),
});

const SessionDetail = Session.extend({
  responses: z.array(Response).describe('What was answered, in the order of answering'),
});
const InterviewDetail = Interview.extend({
  questions: z.array(Question).describe('What is asked, in order'),
  answers: z.array(Answer).describe('What was answered, by question_index'),
  proctoring_summary_json: anyJson()
    .nullable()
    .describe(
      'What was noticed: `counts` and `seconds` by kind (tab_hidden, window_left, paste, several_screens, camera_off, microphone_off, connection_lost, seat_taken), the `deductions` (kind, points, why) that the trust score comes from, and the version of the `rule`. Null like the score',
    ),
  integrity_json: anyJson()
    .nullable()
    .describe(
      'How complete the recording is: chunks_expected, chunks_received, bytes, runs, complete, the same for each of `answers` with the sha256 of its recording, recording_sha256, merged_by. It says nothing of what was answered. Null until the recording has been put together',
    ),
  readiness_json: anyJson()
    .nullable()
    .describe("What the candidate's browser said of camera, microphone and itself before the start"),
});

const ScreeningItem = z.discriminatedUnion('type', [
  Session.meta({ id: 'ScreeningSession', description: 'A screening session' }),
  Interview.meta({ id: 'VideoInterview', description: 'A video interview' }),
]);
export type ScreeningItem = z.output<typeof ScreeningItem>;
export const ScreeningList = listOf(ScreeningItem);

const ScreeningDetail = z.discriminatedUnion('type', [
  SessionDetail.meta({ id: 'ScreeningSessionDetail', description: 'A screening session with its responses' }),
  InterviewDetail.meta({ id: 'VideoInterviewDetail', description: 'A video interview with its questions and answers' }),
]);
export type ScreeningDetail = z.output<typeof ScreeningDetail>;
export const ScreeningReply = z.object({ data: ScreeningDetail.describe('As the `type` that was asked for') });
