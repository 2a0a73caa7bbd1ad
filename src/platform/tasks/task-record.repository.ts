import { type Database, prepared } from '../database/database.ts';
import type { About } from './task.ts';

/** A tracked task about to be queued. */
export type NewRecord = { id: string; organizationId: string; about: About };

/** Which run of which task writes. A run that was given up for lost must not write over the next one's. */
export type RunKey = { id: string; organizationId: string; attempt: number; maxAttempts: number };

export type Progress = { done: number; total: number; step?: string | undefined };

/** How a run ended. `inSeconds`: when the next one comes. */
export type Ending =
  | { state: 'done' }
  | { state: 'failed'; error: string }
  | { state: 'retrying'; error: string; inSeconds: number };

const insert = prepared(
  'insert-tasks',
  `insert into tasks (id, organization_id, queue, kind, max_attempts, task_group, caused_by, next_attempt_at,
     job_id, candidate_id, application_ids, total, done)
   select id, organization_id, $1, $2, $3, $4, $5, now() + $6::int * interval '1 s', job_id, candidate_id,
     application_ids::uuid[], total, case when total is not null then 0 end
   from unnest($7::uuid[], $8::uuid[], $9::uuid[], $10::uuid[], $11::text[], $12::int[])
     as n (id, organization_id, job_id, candidate_id, application_ids, total)`,
);

// Also of one that was dismissed: an operator may put back what they took off the queue.
const running = prepared(
  'mark-task-running',
  `update tasks set state = 'running', attempts = $3, max_attempts = $4, started_at = $5, finished_at = null,
     next_attempt_at = null, error = null, step = $6, done = coalesce($7, done), total = coalesce($8, total)
   where organization_id = $1 and id = $2 and attempts <= $3 and state <> 'done'`,
);

// A last step may be done before the run that causes it has ended, and has completed the progress then.
const ended = prepared(
  'mark-task-ended',
  `update tasks set state = $6, attempts = $3, max_attempts = $4, started_at = $5, error = $7,
     next_attempt_at = now() + $8::int * interval '1 s', finished_at = case when $6 = 'retrying' then null else now() end,
     step = case when done = total and $6 = 'done' then null else $9 end,
     done = case when $6 <> 'done' then coalesce($10, done) when done = total or $10 is null then total else $10 end,
     total = coalesce($11, total)
   where organization_id = $1 and id = $2 and attempts <= $3 and state <> 'done'`,
);

const completed = prepared(
  'mark-last-step-done',
  `update tasks set done = total, step = null
   where organization_id = $1 and id = $2 and state in ('queued', 'running', 'done') and done < total
     and kind <> $3 and (step = $4 or state <> 'done')`,
);

/** What is recorded of tracked tasks, for people to see. The queue decides what runs; this says how it goes. */
export class TaskRecordRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Records tasks of one queue in the transaction at hand, without waiting for it. */
  add(
    task: { queue: string; kind: string; maxAttempts: number },
    records: readonly NewRecord[],
    link: { group: string | undefined; cause: string | undefined; delaySeconds: number | undefined },
  ): void {
    this.#db.send(insert, [
      task.queue,
      task.kind,
      task.maxAttempts,
      link.group ?? null,
      link.cause ?? null,
      link.delaySeconds ?? null,
      records.map((r) => r.id),
      records.map((r) => r.organizationId),
      records.map((r) => r.about.jobId ?? null),
      records.map((r) => r.about.candidateId ?? null),
      records.map((r) => (r.about.applicationIds ? `{${r.about.applicationIds.join()}}` : null)),
      records.map((r) => r.about.steps ?? null),
    ]);
  }

  async markRunning(run: RunKey, startedAt: Date, progress: Progress | undefined): Promise<void> {
    const { step = null, done = null, total = null } = progress ?? {};
    await this.#db.rows(running, [...key(run), startedAt, step, done, total]);
  }

  async markEnded(run: RunKey, startedAt: Date, progress: Progress | undefined, ending: Ending): Promise<void> {
    const error = 'error' in ending ? ending.error : null;
    const inSeconds = 'inSeconds' in ending ? ending.inSeconds : null;
    const { step = null, done = null, total = null } = progress ?? {};
    await this.#db.rows(ended, [...key(run), startedAt, ending.state, error, inSeconds, step, done, total]);
  }

  /** Completes the task that was the cause of one that is its last step. */
  async completeCause(organizationId: string, cause: string, kind: string, step: string): Promise<void> {
    await this.#db.rows(completed, [organizationId, cause, kind, step]);
  }

  /** What was given up waits for its turn again, in the transaction at hand; tries are counted anew. */
  async requeue(ids: readonly string[]): Promise<void> {
    await this.#db.rows(
      `update tasks set state = 'queued', attempts = 0, error = null, step = null, done = case when total is not null then 0 end,
         queued_at = now(), next_attempt_at = null, started_at = null, finished_at = null
       where id = any($1::uuid[]) and state <> 'done'`,
      [ids],
    );
  }

  /** Nobody wants it any more. In the transaction at hand. */
  async dismiss(organizationId: string, ids: readonly string[]): Promise<void> {
    await this.#db.rows(
      `update tasks set state = 'dismissed' where organization_id = $1 and id = any($2::uuid[]) and state = 'failed'`,
      [organizationId, ids],
    );
  }

  /** Deletes what has been done or dismissed for a week. */
  async forget(): Promise<void> {
    await this.#db.rows(
      `delete from tasks where state in ('done', 'dismissed') and updated_at < now() - interval '7 days'`,
    );
  }
}

const key = ({ organizationId, id, attempt, maxAttempts }: RunKey) => [organizationId, id, attempt, maxAttempts];
