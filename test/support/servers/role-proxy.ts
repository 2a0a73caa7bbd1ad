import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { afterAll } from 'vitest';

/**
 * `silent`: takes writes, but does not say what it is, as behind a pooler. `dying`: ends connections while they sign in.
 * `deaf`: never answers. `away`: refuses connections.
 */
export type ProxyRole = 'primary' | 'read-only' | 'standby' | 'silent' | 'starting' | 'dying' | 'deaf' | 'away';

const message = (type: string, body: string): Buffer => {
  const bytes = Buffer.alloc(5 + Buffer.byteLength(body));
  bytes.write(type);
  bytes.writeInt32BE(bytes.length - 1, 1);
  bytes.write(body, 5);
  return bytes;
};
const facts = ['in_hot_standby', 'default_transaction_read_only'];

/** The startup message with more settings. */
function withSettings(startup: Buffer, settings: Record<string, string>): Buffer {
  const more = Object.entries(settings).map(([name, value]) => `${name}\0${value}\0`);
  const changed = Buffer.concat([startup.subarray(0, -1), Buffer.from(`${more.join('')}\0`)]);
  changed.writeInt32BE(changed.length, 0);
  return changed;
}

/** What the server says, as one with another role says it. */
function inRole(role: ProxyRole, chunk: Buffer): Buffer {
  let text = chunk.toString('latin1');
  for (const fact of role === 'silent' ? facts : role === 'standby' ? ['in_hot_standby'] : []) {
    const before = message('S', `${fact}\0off\0`).toString('latin1');
    const after = role === 'silent' ? '' : message('S', `${fact}\0on\0`).toString('latin1');
    text = text.replace(before, after);
  }
  return Buffer.from(text, 'latin1');
}

/**
 * One host of a replicated database: stands before a real server and gives its sessions a role. Two of them are two
 * hosts that have replicated everything. `show test.host` is the name.
 */
export async function startRoleProxy(databaseUrl: string, name: string, first: ProxyRole) {
  const target = new URL(databaseUrl);
  const sockets = new Set<net.Socket>();
  let role = first;
  const server = net.createServer((near) => {
    sockets.add(near);
    near.on('error', () => {});
    near.on('close', () => sockets.delete(near));
    if (role === 'deaf') return;
    if (role === 'dying') return void near.once('data', () => near.resetAndDestroy());
    if (role === 'starting') return void near.end(message('E', 'SFATAL\0C57P03\0Mstarting up\0\0'));
    const far = net.connect(Number(target.port), target.hostname);
    far.on('error', () => {});
    far.on('close', () => near.resetAndDestroy());
    near.on('close', () => far.destroy());
    const settings = { 'test.host': name, ...(role === 'read-only' && { default_transaction_read_only: 'on' }) };
    near.once('data', (startup) => {
      far.write(withSettings(startup, settings));
      near.pipe(far);
    });
    let isSignedIn = false;
    far.on('data', (chunk) => {
      near.write(isSignedIn ? chunk : inRole(role, chunk));
      isSignedIn ||= chunk.includes('in_hot_standby');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const cut = () => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  afterAll(async () => {
    cut();
    if (server.listening) await new Promise((resolve) => server.close(resolve));
  });
  return {
    address: `127.0.0.1:${port}`,
    /** Of later connections. */
    async become(next: ProxyRole) {
      role = next;
      if (next === 'away') {
        const closed = new Promise((resolve) => server.close(resolve));
        cut();
        await closed;
      } else if (!server.listening) {
        server.listen(port, '127.0.0.1');
        await once(server, 'listening');
      }
    },
    cut,
  };
}
