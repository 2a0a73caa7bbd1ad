import net from 'node:net';
import tls, { type ConnectionOptions } from 'node:tls';

/** `offered`: TLS if the server supports it, as with libpq's sslmode=prefer. `direct`: TLS without asking first. */
export type TlsUse = 'none' | 'offered' | 'required' | 'direct';

/** One server. A host that starts with a slash is a folder of sockets. */
export type Place = { host: string; port: number; tls: TlsUse; tlsOptions: ConnectionOptions };

const sslRequest = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);

function next(socket: net.Socket, event: 'connect' | 'secureConnect' | 'data'): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const onClose = () => reject(new Error('Connection terminated unexpectedly'));
    const stop = () => {
      socket.off('error', onError);
      socket.off('close', onClose);
      socket.off(event, onEvent);
    };
    const onError = (error: Error) => {
      stop();
      // The socket may fail again when it closes.
      socket.on('error', () => {});
      reject(error);
    };
    const onEvent = (value: unknown) => {
      stop();
      if (event === 'data') socket.pause();
      resolve(value);
    };
    socket.on('error', onError);
    socket.on('close', onClose);
    socket.on(event, onEvent);
  });
}

/** Whether the server answers that it has TLS. */
async function hasTls(socket: net.Socket): Promise<boolean> {
  socket.write(sslRequest);
  const answer = (await next(socket, 'data')) as Buffer;
  // The server sends one byte. Someone in between sent the others.
  if (answer.length === 1 && answer[0] === 0x53) return true;
  if (answer.length === 1 && answer[0] === 0x4e) return false;
  throw new Error('The database answered neither yes nor no to TLS');
}

async function secured(socket: net.Socket, { host, tls: use, tlsOptions }: Place): Promise<net.Socket> {
  if (use !== 'direct' && !(await hasTls(socket))) {
    if (use === 'offered') return socket;
    throw new Error('The server does not support SSL connections');
  }
  const name = net.isIP(host) === 0 ? { servername: host } : {};
  const protocols = use === 'direct' ? { ALPNProtocols: ['postgresql'] } : {};
  const secure = tls.connect({ ...tlsOptions, ...name, ...protocols, host, socket });
  await next(secure, 'secureConnect');
  return secure;
}

/** Returns a paused socket. `onSocket` gets the socket to destroy meanwhile. */
export async function openSocket(place: Place, onSocket: (socket: net.Socket) => void): Promise<net.Socket> {
  const { host, port } = place;
  const socket = host.startsWith('/') ? net.connect(`${host}/.s.PGSQL.${port}`) : net.connect(port, host);
  onSocket(socket);
  await next(socket, 'connect');
  if (place.tls === 'none') return socket;
  try {
    return await secured(socket, place);
  } catch (error) {
    socket.destroy();
    throw error;
  }
}
