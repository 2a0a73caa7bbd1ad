import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type HttpServer = {
  port: number;
  /** Takes no more connections, lets the requests at hand finish (up to `seconds`), then closes what is left. */
  stop(seconds: number): Promise<void>;
};

/** Listens; resolves once it does. Timeouts are short enough that slow clients cannot hold all sockets. */
export async function listen(app: RequestListener, port: number, host: string): Promise<HttpServer> {
  const server = createServer({ requestTimeout: 30_000, headersTimeout: 10_000, keepAliveTimeout: 65_000 }, app);
  const open = new Set<ServerResponse>();
  server.prependListener('request', (_req, res) => {
    open.add(res);
    res.once('close', () => open.delete(res));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    stop: (seconds) =>
      new Promise((resolve) => {
        for (const res of open) if (!res.headersSent) res.setHeader('Connection', 'close');
        const timer = setTimeout(() => server.closeAllConnections(), seconds * 1000);
        server.close(() => {
          clearTimeout(timer);
          resolve();
        });
        server.closeIdleConnections();
      }),
  };
}
