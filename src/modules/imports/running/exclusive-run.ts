import type { Exclusive } from '#platform/database/exclusive.ts';
import { PermanentFailure, ProcessStopping, TaskFailure, type TaskRun } from '#platform/tasks/task.ts';
import { importMessages as t } from '../import.messages.ts';

export type RunAttempt = Pick<TaskRun<unknown>, 'signal' | 'lastAttempt' | 'progress'>;

/**
 * Runs an import or its undo: of each import one at a time, in all processes. `fail` gets the message of a failure that no
 * attempt follows.
 */
export async function runExclusively(
  exclusive: Exclusive,
  importId: string,
  { signal, lastAttempt }: RunAttempt,
  { work, fail, fault }: { work: () => Promise<void>; fail: (message: string) => Promise<void>; fault: string },
): Promise<void> {
  const hadTurn = await exclusive.run(`import ${importId}`, async () => {
    try {
      await work();
    } catch (error) {
      const isOver = error instanceof PermanentFailure || lastAttempt;
      if (isOver && !(signal.reason instanceof ProcessStopping)) {
        await fail(error instanceof TaskFailure ? error.message : fault);
      }
      throw error;
    }
  });
  if (!hadTurn) throw new TaskFailure(t.busy);
}
