import { loadConfig } from '#platform/config.ts';
import { listen } from '#platform/http/server.ts';
import { boot } from './app/boot.ts';
import { failToStart, stopOnSignal } from './app/stop.ts';

// The web process: answers requests, leaves slow work to the worker.
try {
  const app = await boot(loadConfig(), 'web');
  const { config, log } = app;
  const server = await listen(app.http(), config.port, config.host);
  log.info({ port: server.port, host: config.host }, 'web listens');
  stopOnSignal(log, config.stopSeconds + 5, async () => {
    await server.stop(config.stopSeconds);
    await app.close();
  });
} catch (error) {
  failToStart(error);
}
