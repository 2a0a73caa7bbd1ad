/** Receives webhooks over TLS, and sends its parent process the number for each path. `/hangs/…` never answers. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { generate } from 'selfsigned';

export type Counted = { counts: Record<string, number> };

const pems = await generate([{ name: 'commonName', value: 'localhost' }], {
  keyType: 'ec',
  algorithm: 'sha256',
  extensions: [
    { name: 'basicConstraints', cA: true, critical: true },
    { name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] },
  ],
});
const caFile = path.join(mkdtempSync(path.join(os.tmpdir(), 'bench-webhooks-')), 'ca.pem');
writeFileSync(caFile, pems.cert);

/** IDs by path. A repeat counts once. */
const received = new Map<string, Set<string>>();
const server = createServer({ key: pems.private, cert: pems.cert }, (request, response) => {
  const url = request.url ?? '';
  let ids = received.get(url);
  if (!ids) received.set(url, (ids = new Set()));
  ids.add(String(request.headers['webhook-id']));
  request.resume();
  if (!url.startsWith('/hangs/')) request.on('end', () => response.end());
});
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port, caFile }));
setInterval(() => {
  const counts = Object.fromEntries([...received].map(([url, ids]) => [url, ids.size]));
  process.send?.({ counts } satisfies Counted);
}, 20);
process.once('disconnect', () => process.exit(0));
