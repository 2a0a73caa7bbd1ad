import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll } from 'vitest';

/** A request as the endpoint got it: the fields of its form, and the file. */
export type TranscriptionRequest = {
  path: string;
  headers: IncomingHttpHeaders;
  fields: Record<string, string>;
  file: { name: string; type: string; bytes: Buffer };
};
type Write = (response: ServerResponse, request: TranscriptionRequest) => void;

async function read(path: string, headers: IncomingHttpHeaders, body: Buffer): Promise<TranscriptionRequest> {
  const form = await new Response(new Uint8Array(body), {
    headers: { 'content-type': String(headers['content-type']) },
  }).formData();
  const file = form.get('file') as File;
  const fields = [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  return {
    path,
    headers,
    fields: Object.fromEntries(fields),
    file: { name: file.name, type: file.type, bytes: Buffer.from(await file.arrayBuffer()) },
  };
}

/** What is answered: the words, or anything else. */
export const hears =
  (text: unknown): Write =>
  (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ text, usage: { type: 'duration', seconds: 3 } }));
  };

/** A speech-to-text endpoint on a free port of 127.0.0.1 that gives the scripted answers in turn. Closed when the file ends. */
export async function startTranscriptionServer() {
  const requests: TranscriptionRequest[] = [];
  let script: Write[] = [];
  let always: Write = hears('');
  const server = createServer((request, response) => {
    void buffer(request).then(async (body) => {
      const received = await read(request.url ?? '', request.headers, body);
      requests.push(received);
      (script.shift() ?? always)(response, received);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    /** Forgets what came, and answers so from now on. */
    script(...writes: Write[]): void {
      requests.splice(0);
      script = writes;
    },
    /** What is answered after the script. */
    always(write: Write): void {
      requests.splice(0);
      script = [];
      always = write;
    },
  };
}
