import net from 'node:net';
import { Duplex } from 'node:stream';
import tls, { type ConnectionOptions } from 'node:tls';

type Done = (error?: Error | null) => void;

const sslRequest = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);

/**
 * libpq's sslmode=prefer as a socket for pg, which has no such mode: TLS if the server offers it, else clear text on the
 * same connection.
 */
export class OfferedTls extends Duplex {
  readonly #options: ConnectionOptions;
  readonly #socket = new net.Socket();
  #stream: net.Socket | undefined;

  constructor(options: ConnectionOptions) {
    super({ allowHalfOpen: false });
    this.#options = options;
    this.#endWith(this.#socket);
  }

  connect(port: number, host: string): this {
    this.#socket.connect(port, host);
    this.#socket.once('connect', () => {
      this.#socket.once('data', (answer) => this.#proceed(answer, host));
      this.#socket.write(sslRequest);
    });
    return this;
  }

  #proceed(answer: Buffer, host: string): void {
    // More than one byte was not sent by the server, but by someone between.
    if (answer.length === 1 && answer[0] === 0x4e) return this.#use(this.#socket);
    if (answer.length !== 1 || answer[0] !== 0x53)
      return void this.destroy(new Error('The database answered neither yes nor no to TLS'));
    const name = net.isIP(host) === 0 ? { servername: host } : {};
    const secure = tls.connect({ ...this.#options, ...name, host, socket: this.#socket });
    this.#endWith(secure);
    secure.once('secureConnect', () => this.#use(secure));
  }

  #endWith(stream: net.Socket): void {
    stream.on('error', (error) => this.destroy(error));
    stream.on('close', () => this.destroy());
  }

  #use(stream: net.Socket): void {
    this.#stream = stream;
    stream.on('data', (data) => {
      if (!this.push(data)) stream.pause();
    });
    stream.on('end', () => this.push(null));
    this.emit('connect');
  }

  override _read(): void {
    this.#stream?.resume();
  }

  override _write(chunk: Buffer, _: BufferEncoding, done: Done): void {
    this.#stream?.write(chunk, done);
  }

  /** What was corked together stays one packet. */
  override _writev(chunks: { chunk: Buffer }[], done: Done): void {
    this.#stream?.write(Buffer.concat(chunks.map(({ chunk }) => chunk)), done);
  }

  override _final(done: Done): void {
    (this.#stream ?? this.#socket).end(() => done());
  }

  override _destroy(error: Error | null, done: Done): void {
    this.#stream?.destroy();
    this.#socket.destroy();
    done(error);
  }

  // What pg calls on its socket.

  setNoDelay(on?: boolean): this {
    this.#socket.setNoDelay(on);
    return this;
  }
  setKeepAlive(on?: boolean, delayMs?: number): this {
    this.#socket.setKeepAlive(on, delayMs);
    return this;
  }
  ref(): this {
    this.#socket.ref();
    return this;
  }
  unref(): this {
    this.#socket.unref();
    return this;
  }
}
