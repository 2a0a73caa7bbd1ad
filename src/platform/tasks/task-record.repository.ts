import type { Database } from '../database/database.ts';
import { Grouped } from '../database/grouped.ts';
import { named, sql } from '../database/sql.ts';
import type { TaskSubject } from './task.ts';

export type NewRecord = { id: string; organizationId: string; subject: TaskSubject };

/** Identifies one run of a task. A run that was presumed lost must not overwrite the record of the next one. */
export type RunKey = { id: string; organizationId: string; attempt: number; maxAttempts: number };

export type Progress = { done: number; total: number; step?: string | undefined };

/** `inSeconds` is the delay before the next attempt. */
export type RunEnd =
  | { state: 'done' }
  | { state: 'failed'; error: string }
  | { state: 'retrying'; error: string; inSeconds: number };

type StartedRun = RunKey & { startedAt: Date; progress: Progress | undefined };
type EndedRun = StartedRun & { ending: RunEnd };

/** Records of tracked tasks, which people see. Only the queue decides which tasks run. */
export class TaskRecordRepository {
  readonly #db: Database;
  readonly #starts = new Grouped<StartedRun>({ size: 200, waitMs: 0 }, (runs) => this.#markRunning(runs));
  readonly #ends = new Grouped<EndedRun>({ size: 200, waitMs: 0 }, (runs) => this.#markEnded(runs));
  constructor(db: Database) {
    this.#db = db;
  }

  /** Inserts in the current transaction, without waiting for the statement. */
  insert(
    task: { queue: string; kind: string; maxAttempts: number },
    records: readonly NewRecord[],
    link: { group: string | undefined; cause: string | undefined; delaySeconds: number | undefined },
  ): void {
    const columnOf = (value: (record: NewRecord) => unknown): unknown[] => records.map((r) => value(r) ?? null);
    this.#db.send(
      named(
        'insert-tasks',
        sql`insert into tasks (id, organization_id, queue, kind, max_attempts, task_group, caused_by, next_attempt_at,
            job_id, candidate_id, application_ids, total, done)
          select id, organization_id, ${task.queue}, ${task.kind}, ${task.maxAttempts}, ${link.group ?? null},
            ${link.cause ?? null}, now() + ${link.delaySeconds ?? null}::int * interval '1 s', job_id, candidate_id,
            application_ids::uuid[], total, case when total is not null then 0 end
          from unnest(${columnOf((r) => r.id)}::uuid[], ${columnOf((r) => r.organizationId)}::uuid[],
              ${columnOf((r) => r.subject.jobId)}::uuid[], ${columnOf((r) => r.subject.candidateId)}::uuid[],
              ${columnOf((r) => r.subject.applicationIds && `{${r.subject.applicationIds.join()}}`)}::text[],
              ${columnOf((r) => r.subject.steps)}::int[])
            as n (id, organization_id, job_id, candidate_id, application_ids, total)`,
      ),
    );
  }

  /** Runs that are marked at the same time share a statement. */
  async markRunning(run: RunKey, startedAt: Date, progress: Progress | undefined): Promise<void> {
    await this.#starts.run({ ...run, startedAt, progress });
  }

  async #markRunning(runs: readonly StartedRun[]): Promise<void[]> {
    const columnOf = (value: (run: StartedRun) => unknown): unknown[] => runs.map((run) => value(run) ?? null);
    // Not prepared, and with `any`, for the reasons given in `markEnded`.
    await this.#db.rows(
      sql`update tasks t set state = 'running', attempts = r.attempt, max_attempts = r.max_attempts,
            started_at = r.started_at, finished_at = null, next_attempt_at = null, error = null, step = r.step,
            done = coalesce(r.done, t.done), total = coalesce(r.total, t.total)
          from unnest(${columnOf((r) => r.id)}::uuid[], ${columnOf((r) => r.organizationId)}::uuid[],
              ${columnOf((r) => r.attempt)}::int[], ${columnOf((r) => r.maxAttempts)}::int[],
              ${columnOf((r) => r.startedAt)}::timestamptz[], ${columnOf((r) => r.progress?.step)}::text[],
              ${columnOf((r) => r.progress?.done)}::int[], ${columnOf((r) => r.progress?.total)}::int[])
            as r (id, organization_id, attempt, max_attempts, started_at, step, done, total)
          where t.organization_id = r.organization_id and t.id = r.id and t.attempts <= r.attempt and t.state <> 'done'
            and t.id = any(${columnOf((r) => r.id)}::uuid[])`,
    );
    return [];
  }

  /** Runs that end at the same time share a statement. Progress that a last step has completed stays complete. */
  async markEnded(run: RunKey, startedAt: Date, progress: Progress | undefined, ending: RunEnd): Promise<void> {
    await this.#ends.run({ ...run, startedAt, progress, ending });
  }

  async #markEnded(runs: readonly EndedRun[]): Promise<void[]> {
    const columnOf = (value: (run: EndedRun) => unknown): unknown[] => runs.map((run) => value(run) ?? null);
    // Not prepared, because a plan for a small table would be used long after it has grown. `any` helps if outdated
    // statistics show no open task: the join alone would then compare each open task with each run.
    await this.#db.rows(
      sql`update tasks t set state = e.state, attempts = e.attempt, max_attempts = e.max_attempts,
            started_at = e.started_at, error = e.error, next_attempt_at = now() + e.in_seconds * interval '1 s',
            finished_at = case when e.state = 'retrying' then null else now() end,
            step = case when t.done = t.total and e.state = 'done' then null else e.step end,
            done = case when e.state <> 'done' then coalesce(e.done, t.done)
              when t.done = t.total or e.done is null then t.total else e.done end,
            total = coalesce(e.total, t.total)
          from unnest(${columnOf((r) => r.id)}::uuid[], ${columnOf((r) => r.organizationId)}::uuid[],
              ${columnOf((r) => r.attempt)}::int[], ${columnOf((r) => r.maxAttempts)}::int[],
              ${columnOf((r) => r.startedAt)}::timestamptz[], ${columnOf((r) => r.ending.state)}::text[],
              ${columnOf((r) => ('error' in r.ending ? r.ending.error : null))}::text[],
              ${columnOf((r) => ('inSeconds' in r.ending ? r.ending.inSeconds : null))}::int[],
              ${columnOf((r) => r.progress?.step)}::text[], ${columnOf((r) => r.progress?.done)}::int[],
              ${columnOf((r) => r.progress?.total)}::int[])
            as e (id, organization_id, attempt, max_attempts, started_at, state, error, in_seconds, step, done, total)
          -- Dismissed ones too: an operator may have requeued them.
          where t.organization_id = e.organization_id and t.id = e.id and t.attempts <= e.attempt and t.state <> 'done'
            and t.id = any(${columnOf((r) => r.id)}::uuid[])`,
    );
    return [];
  }

  /** Completes the progress of the causing task. `step` is its last step. */
  async completeCause(organizationId: string, cause: string, kind: string, step: string): Promise<void> {
    await this.#db.rows(
      named(
        'mark-last-step-done',
        sql`update tasks set done = total, step = null
          where organization_id = ${organizationId} and id = ${cause} and state in ('queued', 'running', 'done')
            and done < total and kind <> ${kind} and (step = ${step} or state <> 'done')`,
      ),
    );
  }

  /** Queues the tasks again. Attempts restart at 0. */
  async requeue(ids: readonly string[]): Promise<void> {
    await this.#db.rows(
      sql`update tasks set state = 'queued', attempts = 0, error = null, step = null,
          done = case when total is not null then 0 end, queued_at = now(), next_attempt_at = null, started_at = null,
          finished_at = null
        where id = any(${ids}::uuid[]) and state <> 'done'`,
    );
  }

  async dismiss(organizationId: string, ids: readonly string[]): Promise<void> {
    await this.#db.rows(
      sql`update tasks set state = 'dismissed'
        where organization_id = ${organizationId} and id = any(${ids}::uuid[]) and state = 'failed'`,
    );
  }

  async remove(organizationId: string, ids: readonly string[]): Promise<void> {
    await this.#db.rows(sql`delete from tasks where organization_id = ${organizationId} and id = any(${ids}::uuid[])`);
  }

  async deleteFinished(): Promise<void> {
    await this.#db.rows(
      sql`delete from tasks where state in ('done', 'dismissed') and updated_at < now() - interval '7 days'`,
    );
  }
}
