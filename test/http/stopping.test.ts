import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { listen } from '../../src/platform/http/server.ts';

const request = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
/** Longer than the time limit of a test: a wait of this length counts as a hang. */
const never = 600;

async function connected(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

test('Answer the first request of an idle connection during a stop, then close it', async () => {
  const server = await listen((_req, res) => void res.end('served'), 0, '127.0.0.1');
  const early = await connected(server.port);
  // Connections are taken in order: once a later one is served, the server knows the early one.
  expect(await (await fetch(`http://127.0.0.1:${server.port}`)).text()).toBe('served');
  const stopped = server.stop(never);
  early.write(request);
  expect(await text(early)).toMatch(/connection: close[^]*served$/i);
  await stopped;
});

test('Close a connection after the response that was under way when the server stopped', async () => {
  let finish = () => {};
  const server = await listen(
    (_req, res) => {
      res.write('begun, ');
      finish = () => void res.end('and ended');
    },
    0,
    '127.0.0.1',
  );
  const busy = await connected(server.port);
  busy.write(request);
  await once(busy, 'readable');
  const stopped = server.stop(never);
  finish();
  await stopped;
  expect(await text(busy)).toMatch(/begun, [^]*and ended/);
});
