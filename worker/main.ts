import { endOnSignal, failToStart } from '../src/app/stop.ts';

// The worker process. Runs the queued tasks.
const stopBy = endOnSignal();
try {
  // Loaded late, because signals must work while modules load, which takes most of the boot.
  const [{ boot }, { traceProcess }, { loadConfig }, { findIsolation }, { Mailer }, { checkFfmpeg }] =
    await Promise.all([
      import('../src/app/boot.ts'),
      import('../src/app/trace-process.ts'),
      import('../src/platform/config.ts'),
      import('../src/platform/isolation/isolation.ts'),
      import('../src/platform/mail/mailer.ts'),
      import('../src/platform/media/ffmpeg-merger.ts'),
    ]);
  const config = loadConfig();
  checkFfmpeg(config);
  const app = await boot(config, 'worker');
  const { log } = app;
  const endTraces = await traceProcess(config, 'worker', log);
  await stopBy(log, config.stopSeconds + 5, async () => {
    await app.close(config.stopSeconds);
    await endTraces();
  });
  await app.work();
  const { outbox } = app.resolve(Mailer);
  if (outbox) log.warn({ outbox }, 'SMTP_URL is not set: emails are stored as files and not sent');
  const { limited, unlimited } = await findIsolation();
  const isWeak = unlimited.includes('network') || unlimited.includes('other processes');
  log[isWeak ? 'warn' : 'info']({ limited, unlimited }, 'limits of programs that read uploaded files');
  log.info({ concurrency: config.workerConcurrency }, 'worker is running');
} catch (error) {
  await failToStart(error, 'worker');
}
