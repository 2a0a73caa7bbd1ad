import { endOnSignal, failToStart } from './app/stop.ts';

// The web process. Answers requests and leaves slow work to the worker.
const stopBy = endOnSignal();
try {
  // Loaded late, because signals must work while modules load, which takes most of the boot.
  const [{ boot }, { traceProcess }, { loadConfig }, { listen }] = await Promise.all([
    import('./app/boot.ts'),
    import('./app/trace-process.ts'),
    import('#platform/config.ts'),
    import('#platform/http/server.ts'),
  ]);
  const app = await boot(loadConfig(), 'web');
  const { config, log } = app;
  const endTraces = await traceProcess(config, 'web', log);
  const server = await listen(app.http(), config.port, config.host, { log });
  log.info({ port: server.port, host: config.host }, 'web is listening');
  await stopBy(log, config.stopSeconds + 5, async () => {
    app.answerHeld();
    await server.stop(config.stopSeconds);
    await app.close();
    await endTraces();
  });
} catch (error) {
  await failToStart(error, 'web');
}
