import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll } from 'vitest';
import { expectAsDocumented, requestFaults } from '../contract.ts';

/**
 * Stands between a generated client and the service, as gateways do: refuses requests that the document does not allow,
 * and responses that it does not describe.
 */
export async function startValidatingProxy(target: string) {
  const faults: string[] = [];
  const forward = async (req: IncomingMessage) => {
    const [method, url] = [req.method ?? 'GET', req.url ?? '/'];
    const body = await text(req);
    const wrong = requestFaults(method, url, req.headers, body);
    if (wrong.length > 0) throw new Error(`${method} ${url}: ${wrong.join('; ')}`);
    const headers = new Headers(
      Object.entries(req.headersDistinct).flatMap(([k, v]) => (v ?? []).map((one) => [k, one] as [string, string])),
    );
    for (const name of ['host', 'connection', 'content-length', 'transfer-encoding']) headers.delete(name);
    const response = await fetch(target + url, { method, headers, ...(body !== '' && { body }) });
    const answer = await response.text();
    expectAsDocumented(method, url, response.status, answer === '' ? undefined : JSON.parse(answer));
    return { status: response.status, answer };
  };
  const server = createServer((req, res) => {
    forward(req).then(
      ({ status, answer }) => res.writeHead(status, { 'content-type': 'application/json' }).end(answer),
      (error: Error) => {
        faults.push(error.message);
        res.writeHead(500).end(JSON.stringify({ violation: error.message }));
      },
    );
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  afterAll(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, faults };
}
