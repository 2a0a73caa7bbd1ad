import { boot } from '../src/app/boot.ts';
import { failToStart, stopOnSignal } from '../src/app/stop.ts';
import { loadConfig } from '../src/platform/config.ts';
import { Mailer } from '../src/platform/mail/mailer.ts';

// The worker process: runs the queued tasks.
try {
  const app = await boot(loadConfig(), 'worker');
  const { config, log } = app;
  stopOnSignal(log, config.stopSeconds + 5, () => app.close(config.stopSeconds));
  await app.queue.work(app.resolve, config.workerConcurrency);
  const { outbox } = app.resolve(Mailer);
  if (outbox) log.warn({ outbox }, 'SMTP_URL is not set: messages are kept as files, none is sent');
  log.info({ concurrency: config.workerConcurrency }, 'worker runs');
} catch (error) {
  failToStart(error);
}
