import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generate } from 'selfsigned';

/** A running HTTPS server: `host` is `localhost:port`, `caFile` a PEM file that makes a client trust it. */
export type HttpsServer = {
  url(path: string): string;
  host: string;
  port: number;
  caFile: string;
  close(): Promise<void>;
};

/** Starts an HTTPS server on a free port of 127.0.0.1, with a certificate made for it. Close it after use. */
export async function startHttpsServer(handler: RequestListener): Promise<HttpsServer> {
  const pems = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      {
        name: 'subjectAltName',
        altNames: [
          { type: 2, value: 'localhost' },
          { type: 7, ip: '127.0.0.1' },
        ],
      },
    ],
  });
  const folder = await mkdtemp(join(tmpdir(), 'https-server-'));
  const caFile = join(folder, 'ca.pem');
  await writeFile(caFile, pems.cert);

  const server = createServer({ key: pems.private, cert: pems.cert }, handler);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: (path) => `https://localhost:${port}${path}`,
    host: `localhost:${port}`,
    port,
    caFile,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
