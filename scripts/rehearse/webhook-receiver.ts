import type { IncomingMessage } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { startHttpsServer } from '../../test/support/servers/https-server.ts';
import type { Event } from './followers.ts';

const droppedShare = 0.2;

/** An integration's receiver: verifies, deduplicates by `webhook-id`, and loses a fifth of the requests or answers. */
export async function startWebhookReceiver(take: (event: Event) => void) {
  const state = { secret: '', received: 0, dropped: 0, duplicates: 0, invalid: 0, isDropping: true };
  const seen = new Set<string>();
  const server = await startHttpsServer(async (request: IncomingMessage, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    const headers = request.headers as Record<string, string>;
    state.received++;
    const isDropped = state.isDropping && Math.random() < droppedShare;
    if (isDropped) state.dropped++;
    // Half of those dropped are lost before, the others after they were processed: these come again.
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
  });
  return { ...server, state };
}
