import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { generate } from 'selfsigned';
import { Webhook } from 'standardwebhooks';
import type { Event } from './followers.ts';

const droppedShare = 0.2;

/**
 * The receiver of an integration. Verifies requests, deduplicates them by `webhook-id`, and loses a fifth of the
 * requests or answers.
 */
export async function startWebhookReceiver(folder: string, take: (event: Event) => void) {
  const state = { secret: '', received: 0, dropped: 0, duplicates: 0, invalid: 0, isDropping: true };
  const seen = new Set<string>();
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    const headers = request.headers as Record<string, string>;
    state.received++;
    const isDropped = state.isDropping && Math.random() < droppedShare;
    if (isDropped) state.dropped++;
    // Half of the dropped requests are lost before they are processed. The others are processed, and come again.
    if (isDropped && Math.random() < 0.5) {
      response.destroy();
      return;
    }
    try {
      new Webhook(state.secret).verify(body, headers);
    } catch {
      state.invalid++;
      response.writeHead(400).end();
      return;
    }
    const id = headers['webhook-id'] ?? '';
    if (seen.has(id)) state.duplicates++;
    else take(JSON.parse(body) as Event);
    seen.add(id);
    response.writeHead(isDropped ? 500 : 204).end();
  };
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] },
    ],
  });
  const caFile = path.join(folder, 'receiver.pem');
  writeFileSync(caFile, cert);
  const server = createServer({ key, cert }, (request, response) => {
    // The request was cut off.
    receive(request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `localhost:${(server.address() as AddressInfo).port}`;
  return {
    state,
    host,
    caFile,
    url: `https://${host}/webhooks`,
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
