import type { Logger } from '#platform/log.ts';

/** How a process that is up comes to its end: `stop` takes at most `seconds`. */
type Ending = { log: Logger; seconds: number; stop: () => Promise<void> };

/**
 * Ends the process when it is told to, by SIGTERM or SIGINT, or because its parent (npm start) is gone. While it boots
 * it ends at once, as nothing has been begun. Call the result once there is something to stop: from then on `stop`
 * runs first, once. The process exits 0, or 1 after a fault, or if stopping failed or took longer than `seconds`.
 */
export function endWhenTold(): (log: Logger, seconds: number, stop: () => Promise<void>) => void {
  let ending: Ending | undefined;
  let stopping = false;
  const begin = (reason: string) => {
    if (!ending) process.exit(0);
    if (stopping) return;
    stopping = true;
    const { log, seconds, stop } = ending;
    log.info({ reason }, 'stopping');
    setTimeout(() => {
      log.error('stopping took too long');
      process.exit(1);
    }, seconds * 1000).unref();
    stop().then(
      () => {
        log.info('stopped');
        process.exit();
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
  // It may have gone before anyone listened. Without a parent's channel this is undefined.
  if ((process.connected as boolean | undefined) === false) begin('parent gone');
  return (log, seconds, stop) => {
    ending = { log, seconds, stop };
    process.on('uncaughtException', (error) => {
      log.fatal({ error }, 'uncaught exception');
      process.exitCode = 1;
      begin('uncaught exception');
    });
  };
}

/** Ends a process that could not start, with a message a person can act on. */
export function failToStart(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
