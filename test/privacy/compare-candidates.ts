import { findDuplicates } from '../../src/modules/privacy/duplicates/duplicate.tasks.ts';
import { TaskQueue } from '../../src/platform/tasks/queue.ts';
import { type TestApp, until } from '../support/app.ts';

/** Runs the schedule that compares candidates, until it has read all events. */
export const compareCandidates = (app: TestApp): Promise<unknown> =>
  until(async () => {
    await app.web.resolve(TaskQueue).enqueue(findDuplicates, {});
    await until(async () => {
      const waiting = await app.rows(
        `select 1 from pgboss.job where name = $1 and state in ('created', 'active', 'retry')`,
        [findDuplicates.name],
      );
      return waiting.length === 0;
    }, 'the schedule to run');
    const rows = await app.rows(
      `select 1 from duplicate_cursor
       where common_filled_at is not null and recorded_at > (select max(recorded_at) from events)`,
    );
    return rows[0];
  }, 'all candidates to be compared');
