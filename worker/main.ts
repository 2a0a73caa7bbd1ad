import { endWhenTold, failToStart } from '../src/app/stop.ts';

// The worker process: runs the queued tasks.
const stopBy = endWhenTold();
try {
  // Loading takes most of the boot, and the process can be told to end meanwhile.
  const [{ boot }, { loadConfig }, { Mailer }] = await Promise.all([
    import('../src/app/boot.ts'),
    import('../src/platform/config.ts'),
    import('../src/platform/mail/mailer.ts'),
  ]);
  const app = await boot(loadConfig(), 'worker');
  const { config, log } = app;
  stopBy(log, config.stopSeconds + 5, () => app.close(config.stopSeconds));
  await app.queue.work(app.resolve, config.workerConcurrency);
  const { outbox } = app.resolve(Mailer);
  if (outbox) log.warn({ outbox }, 'SMTP_URL is not set: messages are kept as files, none is sent');
  log.info({ concurrency: config.workerConcurrency }, 'worker runs');
} catch (error) {
  failToStart(error);
}
