import { type Sql, sql } from '#platform/database/sql.ts';
import {
  anyOf,
  deletedByCandidate,
  isOfCandidate,
  keysOf,
  type People,
  type PersonalFiles,
  type PersonalTable,
} from '#platform/personal-data.ts';
import { interviewFolderOf } from './recordings/recording-keys.ts';

/** SQL: the condition for rows of the candidates' interviews. */
const isOfInterviews = (people: People): Sql => sql`organization_id = ${people.organizationId}
    and interview_id in (select id from video_interviews where ${isOfCandidate(people)})`;
const deleted = {
  rows: isOfInterviews,
  owner: { key: () => sql`interview_id`, of: keysOf('video_interviews', 'id') },
  erasure: { action: 'deleted' },
} as const;

export const interviewData: readonly PersonalTable[] = [
  {
    table: 'video_interviews',
    personal: {
      questions: 'free text',
      overall_score: 'assessment',
      proctoring_trust_score: 'assessment',
      proctoring_risk_level: 'assessment',
      proctoring_summary_json: 'assessment',
      integrity_json: 'assessment',
      readiness_json: 'assessment',
      metadata: 'free text',
    },
    other: [
      'question_source',
      'initiated_via',
      'status',
      'recording_merge_status',
      'current_question_index',
      'event_version',
    ],
    ofPerson: deletedByCandidate,
  },
  {
    table: 'video_interview_answers',
    personal: {
      question_text: 'free text',
      answer_transcript: 'recording',
      score: 'assessment',
      notes: 'assessment',
      score_reasons: 'assessment',
    },
    other: ['question_index', 'seconds'],
    ofPerson: deleted,
  },
  {
    table: 'video_interview_rooms',
    other: ['seats', 'opened_index', 'recorded_bytes', 'recording_days'],
    ofPerson: deleted,
  },
  {
    table: 'video_interview_signals',
    personal: { kind: 'assessment' },
    other: ['number', 'question_index', 'seconds'],
    ofPerson: deleted,
  },
  {
    table: 'video_interview_recordings',
    personal: { file_key: 'recording', sha256: 'recording' },
    other: ['question_index', 'mime_type', 'bytes', 'seconds'],
    ofPerson: deleted,
  },
  {
    table: 'video_interview_runs',
    other: ['question_index', 'run', 'mime_type', 'expected_chunks'],
    ofPerson: deleted,
  },
  {
    table: 'video_interview_chunks',
    personal: { file_key: 'recording', sha256: 'recording' },
    other: ['question_index', 'run', 'number', 'bytes'],
    ofPerson: deleted,
  },
  {
    table: 'video_interview_ratings',
    personal: { rating: 'assessment' },
    ofPerson: deleted,
  },
  { table: 'waiting_invites', other: ['via'], ofPerson: deletedByCandidate },
  { table: 'automatic_interview_budgets', other: ['day', 'credits'] },
];

export const interviewFiles: readonly PersonalFiles[] = [
  {
    store: 'recording_files',
    kind: 'folder',
    // A failed request may have left a file without a row.
    ofPerson: ({ organizationId, candidateIds }) => sql`
      select v.candidate_id, ${interviewFolderOf(organizationId, '')} || v.id as name,
        (select count(*)::int from video_interview_recordings r
          where r.organization_id = ${organizationId} and r.interview_id = v.id)
        + case when exists (select from video_interview_rooms m where m.organization_id = ${organizationId}
            and m.interview_id = v.id and m.chunks_removed_at is null)
          then (select count(*)::int from video_interview_chunks c
            where c.organization_id = ${organizationId} and c.interview_id = v.id) else 0 end as files
      from video_interviews v where v.organization_id = ${organizationId} and v.candidate_id = ${anyOf(candidateIds)}`,
  },
];
