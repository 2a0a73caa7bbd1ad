import type { IncomingMessage, ServerResponse } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { afterAll } from 'vitest';
import { until } from '../support/app.ts';
import { startHttpsServer } from '../support/servers/https-server.ts';

export type Received = { path: string; id: string; headers: Record<string, string>; body: string };
type Answer = (response: ServerResponse, received: Received) => void;

const ok: Answer = (response) => response.writeHead(200).end('thanks');

/** Receives webhooks over TLS. Each path may answer in its own way; otherwise 200. Stops when the test file ends. */
export async function startReceiver() {
  const received: Received[] = [];
  const answers = new Map<string, Answer>();
  const server = await startHttpsServer(
    (request: IncomingMessage, response: ServerResponse) => void receive(request, response),
  );
  async function receive(request: IncomingMessage, response: ServerResponse) {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const headers = request.headers as Record<string, string>;
    const path = request.url ?? '';
    const one = { path, id: headers['webhook-id'] ?? '', headers, body: Buffer.concat(chunks).toString() };
    received.push(one);
    (answers.get(path) ?? ok)(response, one);
  }
  afterAll(() => server.close());
  const at = (path: string) => received.filter((one) => one.path === path);
  return {
    ...server,
    settings: { allowHosts: [server.host], caFile: server.caFile },
    at,
    answer: (path: string, answer: Answer) => void answers.set(path, answer),
    /** Those of a path, once there are so many. */
    async wait(path: string, count = 1): Promise<Received[]> {
      await until(
        async () => at(path).length >= count,
        () => `${count} webhooks at ${path}; there are ${at(path).length}`,
      );
      return at(path);
    },
  };
}

/** As an integrator does it, with the official library. Throws if the signature does not match. */
export const verify = (secret: string, { body, headers }: Received): any => new Webhook(secret).verify(body, headers);
