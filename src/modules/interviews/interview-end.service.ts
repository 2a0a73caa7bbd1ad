import { inBatches } from '#platform/database/batches.ts';
import type { Database } from '#platform/database/database.ts';
import type { TaskQueue } from '#platform/tasks/queue.ts';
import { mergeRecording } from './recording.tasks.ts';
import { abandonedAt, isDeserted } from './room.life.ts';

type Ended = { interviewId: string; candidateId: string; jobId: string | null };

const merging = `recording_merge_status = case when v.has_recording_chunks then 'pending' end`;
const complete = `update video_interviews v set status = 'completed', ended_at = clock_timestamp(), ${merging}
  where v.organization_id = $1 and v.id = $2`;
const close = 'update video_interview_rooms set closed_at = now() where organization_id = $1 and interview_id = $2';

const abandon = `with deserted as materialized (
    select v.organization_id, v.id, ${abandonedAt('v', 'r')} as ended_at
    from video_interview_rooms r join video_interviews v on v.organization_id = r.organization_id and v.id = r.interview_id
    where r.consented_at is not null and r.closed_at is null and v.status = 'in_progress' and ${isDeserted('v', 'r')}
    order by r.last_seen_at limit $1 for no key update of r skip locked),
  closed as (
    update video_interview_rooms r set closed_at = now() from deserted d
    where r.organization_id = d.organization_id and r.interview_id = d.id)
  update video_interviews v set status = 'abandoned', ended_at = d.ended_at, ${merging} from deserted d
  where v.organization_id = d.organization_id and v.id = d.id
  returning v.organization_id as "organizationId", v.id as "interviewId", v.candidate_id as "candidateId", v.job_id as "jobId"`;
// What was said counts, though nobody has ended the answer.
const keepUnended = `insert into video_interview_answers
    (id, organization_id, interview_id, question_index, question_text, answered_at)
  select gen_random_uuid(), v.organization_id, v.id, c.question_index, v.questions -> c.question_index ->> 'text', max(c.received_at)
  from unnest($1::uuid[], $2::uuid[]) as ended (organization_id, id)
    join video_interviews v on v.organization_id = ended.organization_id and v.id = ended.id
    join video_interview_chunks c on c.organization_id = v.organization_id and c.interview_id = v.id
  group by v.organization_id, v.id, c.question_index, v.questions on conflict do nothing`;

/** How interviews end, and what is done with what was recorded then. */
export class InterviewEndService {
  readonly #db: Database;
  readonly #queue: TaskQueue;
  constructor(db: Database, queue: TaskQueue) {
    this.#db = db;
    this.#queue = queue;
  }

  /** All questions are answered. To be called in a transaction that has locked the room. */
  async complete(organizationId: string, { interviewId, candidateId, jobId }: Ended): Promise<void> {
    this.#db.send(complete, [organizationId, interviewId]);
    this.#db.send(close, [organizationId, interviewId]);
    await this.#queue.enqueue(mergeRecording, { organizationId, interviewId, candidateId, jobId });
  }

  /**
   * Stores what reading already shows, of every organization: that candidates have left. What another transaction holds is
   * left for the next time. Stops early when told to.
   */
  async abandonDeserted(signal: AbortSignal): Promise<void> {
    await inBatches(signal, (size) =>
      this.#db.transaction(async () => {
        const ended = await this.#db.rows<Ended & { organizationId: string }>(abandon, [size]);
        const ids = [ended.map((one) => one.organizationId), ended.map((one) => one.interviewId)];
        if (ended.length > 0) await this.#db.rows(keepUnended, ids);
        await this.#queue.enqueueAll(mergeRecording, ended);
        return ended.length;
      }),
    );
  }
}
