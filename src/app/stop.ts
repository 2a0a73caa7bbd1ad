import type { Logger } from '#platform/log.ts';

/**
 * Runs `stop` once, when the process is told to end: by SIGTERM or SIGINT, or because its parent (npm start) is gone.
 * The process exits 0 afterwards, or 1 if stopping failed or took longer than `seconds`.
 */
export function stopOnSignal(log: Logger, seconds: number, stop: () => Promise<void>): void {
  let stopping = false;
  const begin = (reason: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ reason }, 'stopping');
    setTimeout(() => {
      log.error('stopping took too long');
      process.exit(1);
    }, seconds * 1000).unref();
    stop().then(
      () => {
        log.info('stopped');
        process.exit(0);
      },
      (error: unknown) => {
        log.error({ error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', () => begin('SIGTERM'));
  process.on('SIGINT', () => begin('SIGINT'));
  process.on('disconnect', () => begin('parent gone'));
  process.on('uncaughtException', (error) => {
    log.fatal({ error }, 'uncaught exception');
    process.exitCode = 1;
    begin('uncaught exception');
  });
}

/** Ends a process that could not start, with a message a person can act on. */
export function failToStart(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
