import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listenError } from '../network.ts';
import { Metrics, type MetricsOptions } from './metrics.ts';

export type MetricsServer = { port: number; close(): Promise<void> };

/** Serves `/metrics` to Prometheus, on a port that strangers must not reach. */
export async function serveMetrics(port: number, host: string, options: MetricsOptions): Promise<MetricsServer> {
  const metrics = new Metrics(options);
  const server = createServer((req, res) => {
    if (req.url?.split('?', 1)[0] !== '/metrics' || req.method !== 'GET') {
      res.writeHead(404).end();
      return;
    }
    metrics.text().then(
      ({ type, body }) => res.writeHead(200, { 'Content-Type': type }).end(body),
      () => res.writeHead(500).end(),
    );
  });
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    metrics.close();
    throw listenError('METRICS_PORT', { port, host }, error);
  }
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      metrics.close();
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
