import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';

export type ReceivedSpan = {
  service: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  /** As OTLP has it: 1 internal, 2 server, 3 client, 5 consumer. */
  kind: number;
  failed: boolean;
  attributes: Record<string, string | number>;
};

type Value = { stringValue?: string; intValue?: number };
type OtlpAttribute = { key: string; value: Value };
type OtlpSpan = Omit<ReceivedSpan, 'attributes' | 'service' | 'failed'> & {
  attributes?: OtlpAttribute[];
  status?: { code?: number };
};
type OtlpBody = {
  resourceSpans: { resource: { attributes: OtlpAttribute[] }; scopeSpans: { spans: OtlpSpan[] }[] }[];
};

const attributesOf = (list: readonly OtlpAttribute[] = []): Record<string, string | number> =>
  Object.fromEntries(list.map(({ key, value }) => [key, value.stringValue ?? value.intValue ?? '']));

const spansOf = (body: string): ReceivedSpan[] =>
  (JSON.parse(body) as OtlpBody).resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = String(attributesOf(resource.attributes)['service.name']);
    return scopeSpans.flatMap(({ spans }) =>
      spans.map(({ attributes, status, ...span }) => ({
        ...span,
        service,
        failed: status?.code === 2,
        attributes: attributesOf(attributes),
      })),
    );
  });

/** An OpenTelemetry receiver (OTLP over HTTP, JSON) that keeps what it is sent. */
export async function startTraceReceiver() {
  const bodies: string[] = [];
  const headers: Record<string, unknown>[] = [];
  const server = createServer((req, res) => {
    let body = '';
    req.setEncoding('utf8').on('data', (text: string) => (body += text));
    req.on('end', () => {
      if (req.url === '/v1/traces') {
        bodies.push(body);
        headers.push(req.headers);
      }
      res.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    headers,
    /** All that was sent, as text. */
    text: () => bodies.join('\n'),
    spans: () => bodies.flatMap(spansOf),
  };
}
