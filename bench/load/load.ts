/**
 * The load: HTTP/1.1 over plain sockets. On a machine with few cores, a comfortable client would slow down what it
 * measures. It is a separate process, which `bench/load/loader.ts` starts and messages control.
 */
import net from 'node:net';

export type Load = {
  port: number;
  /** Connections, each with one request at a time. */
  concurrency: number;
  seconds: number;
  /** Whole requests as they go over the wire. If there is a body, these are the parts before it. */
  requests: readonly string[];
  body?: Uint8Array;
  /** Ends the run after the last request, instead of beginning again. */
  once: boolean;
};

export type Outcome = {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  requests: number;
  statuses: Record<string, number>;
};

/** End and status of the answer at the beginning of `data`. Undefined while it is incomplete. */
export function readAnswer(data: Buffer): { end: number; status: string } | undefined {
  const headEnd = data.indexOf('\r\n\r\n');
  if (headEnd < 0) return undefined;
  const head = data.toString('latin1', 0, headEnd);
  const status = head.slice(9, 12);
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  let end = headEnd + 4;
  if (length !== undefined) end += Number(length);
  else if (/\r\ntransfer-encoding: *chunked/i.test(head)) {
    for (;;) {
      const lineEnd = data.indexOf('\r\n', end);
      if (lineEnd < 0) return undefined;
      const size = Number.parseInt(data.toString('latin1', end, lineEnd), 16);
      end = lineEnd + 2 + size + 2;
      if (size === 0 || end > data.length) break;
    }
  }
  return end <= data.length ? { end, status } : undefined;
}

const at = (sorted: Float64Array, share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

async function run({ port, concurrency, seconds, requests, body, once }: Load): Promise<Outcome> {
  const times: number[] = [];
  const statuses: Record<string, number> = {};
  const wires = requests.map((request) => Buffer.from(request));
  let next = 0;
  const began = performance.now();
  const until = began + seconds * 1000;

  const connection = () =>
    new Promise<void>((resolve, reject) => {
      const socket = net.connect({ port, host: '127.0.0.1', noDelay: true });
      let pending: Buffer[] = [];
      let sent = 0;
      const send = () => {
        const wire = once ? wires[next] : wires[next % wires.length];
        if (!wire || performance.now() >= until) {
          socket.destroy();
          return resolve();
        }
        next++;
        sent = performance.now();
        socket.write(wire);
        if (body) socket.write(body);
      };
      socket.on('connect', send).on('error', reject);
      socket.on('end', () => reject(new Error('the server closed the connection')));
      socket.on('data', (chunk) => {
        pending.push(chunk);
        const data = pending.length === 1 ? chunk : Buffer.concat(pending);
        const answer = readAnswer(data);
        pending = answer ? [] : [data];
        if (!answer) return;
        if (answer.end !== data.length) return void socket.destroy(new Error('more came than one answer'));
        times.push(performance.now() - sent);
        statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
        send();
      });
    });

  await Promise.all(Array.from({ length: concurrency }, connection));
  const took = (performance.now() - began) / 1000;
  const sorted = Float64Array.from(times).sort();
  return {
    perSecond: times.length / took,
    p50: at(sorted, 0.5),
    p99: at(sorted, 0.99),
    requests: times.length,
    statuses,
  };
}

process.on('message', (load: Load) => {
  run(load).then(
    (outcome) => process.send?.({ outcome }),
    (error: unknown) => process.send?.({ error: String(error) }),
  );
});
