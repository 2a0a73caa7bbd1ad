import type { Logger } from '#platform/log.ts';
import { endProcess } from '#platform/processes/end-process.ts';

type StopPlan = { log: Logger; seconds: number; stop: () => Promise<void> };

/**
 * Ends the process on SIGTERM, SIGINT, and when the parent (npm start) is gone. Call the returned function to run `stop`
 * first. Its promise never resolves if the process is already ending. Exits with 0, or with 1 after a fault, or if `stop`
 * fails or takes longer than `seconds`.
 */
export function endOnSignal(): (log: Logger, seconds: number, stop: () => Promise<void>) => Promise<void> {
  let plan: StopPlan | undefined;
  let ended: Promise<never> | undefined;
  let stopping = false;
  const begin = (reason: string) => {
    if (stopping) return;
    stopping = true;
    if (!plan) {
      ended = endProcess(0);
      return;
    }
    const { log, seconds, stop } = plan;
    log.info({ reason }, 'stopping');
    setTimeout(() => {
      log.error('stopping timed out');
      void endProcess(1);
    }, seconds * 1000).unref();
    stop().then(
      () => {
        log.info('stopped');
        void endProcess();
      },
      (error: unknown) => {
        log.error({ error }, 'stopping failed');
        void endProcess(1);
      },
    );
  };
  process.on('SIGTERM', () => begin('SIGTERM'));
  process.on('SIGINT', () => begin('SIGINT'));
  process.on('disconnect', () => begin('parent gone'));
  // The parent may be gone already. `connected` is undefined if there is no channel to a parent.
  if ((process.connected as boolean | undefined) === false) begin('parent gone');
  return async (log, seconds, stop) => {
    await ended;
    plan = { log, seconds, stop };
    process.on('uncaughtException', (error) => {
      log.fatal({ error }, 'uncaught exception');
      process.exitCode = 1;
      begin('uncaught exception');
    });
  };
}

/** Prints the error's message, in production as a line of the log of `service`, and ends the process. */
export async function failToStart(error: unknown, service?: 'web' | 'worker'): Promise<void> {
  const message = error instanceof Error ? error.message : String(error);
  try {
    if (!service || !(await logFailure(service, error, message))) console.error(message);
  } catch {
    console.error(message);
  }
  void endProcess(1);
}

/** Returns false outside production. Loads the log late, as the modules of the service. */
async function logFailure(service: string, error: unknown, message: string): Promise<boolean> {
  const [{ isProduction }, { createLogger }] = await Promise.all([
    import('#platform/config.ts'),
    import('#platform/log.ts'),
  ]);
  if (!isProduction()) return false;
  const settings = { environment: 'production' as const, logLevel: 'fatal' };
  createLogger(settings, service, { write: (line) => console.error(line.trimEnd()) }).fatal({ error }, message);
  return true;
}
