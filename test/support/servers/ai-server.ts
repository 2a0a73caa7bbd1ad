import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll } from 'vitest';

/** A request as the endpoint got it. */
export type AiRequest = { path: string; headers: IncomingHttpHeaders; body: any };
type Write = (response: ServerResponse, request: AiRequest) => void;

const send =
  (status: number, body: unknown, headers: Record<string, string> = {}): Write =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };

const usage = (tokens: unknown) => tokens !== null && { usage: { total_tokens: tokens } };

/** What such an endpoint says. Failures ask to be tried again at once, by a header that the SDK knows. */
export const says = {
  /** An answer of the model: a text, or an object as its JSON. `tokens: null` leaves the usage out. */
  chat: (
    content: unknown,
    { tokens = 100, refusal = null, finish = 'stop' }: { tokens?: unknown; refusal?: unknown; finish?: unknown } = {},
  ): Write =>
    send(200, {
      id: 'chatcmpl-1',
      object: 'chat.completion',
      choices: [
        {
          index: 0,
          finish_reason: finish,
          message: {
            role: 'assistant',
            content: typeof content === 'object' && content ? JSON.stringify(content) : content,
            refusal,
          },
        },
      ],
      ...usage(tokens),
    }),
  /** The vectors in any order, each with its index. */
  embeddings: (vectors: [index: number, vector: unknown][], tokens = 10): Write =>
    send(200, { object: 'list', data: vectors.map(([index, embedding]) => ({ index, embedding })), ...usage(tokens) }),
  error: (status: number, error: object = {}, headers: Record<string, string> = { 'retry-after-ms': '1' }): Write =>
    send(status, { error: { message: 'no', type: 'error', ...error } }, headers),
  raw: send,
  /** Nothing, ever. */
  nothing: (): void => {},
  /** The beginning of an answer, and then nothing. */
  half: (response: ServerResponse): void => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{"choices": [');
  },
  /** The end of the connection. */
  hangUp: (response: ServerResponse): void => void response.destroy(),
};

/** An endpoint on a free port of 127.0.0.1 that gives the scripted answers in turn. Closed when the file ends. */
export async function startAiServer() {
  const requests: AiRequest[] = [];
  let script: Write[] = [];
  let always: Write = says.error(418, { message: 'nothing more is scripted' });
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const received = { path: request.url ?? '', headers: request.headers, body: body && JSON.parse(body) };
      requests.push(received);
      (script.shift() ?? always)(response, received);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  afterAll(close);
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
