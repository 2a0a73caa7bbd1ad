import { Readable } from 'node:stream';
import { encode as toBase64, wrap as wrapBase64 } from 'nodemailer/lib/base64';
import type { PluginFunction } from 'nodemailer/lib/mailer';
import type MimeNode from 'nodemailer/lib/mime-node';
import { encode as toQuotedPrintable, wrap as wrapQuotedPrintable } from 'nodemailer/lib/qp';

function encodedContent(node: MimeNode): string {
  const { content } = node;
  if (content === undefined) return '';
  if (typeof content !== 'string') throw new Error('only text can be written in one piece');
  const encoding = node.getTransferEncoding();
  if (encoding === 'base64') return wrapBase64(toBase64(content));
  return encoding === 'quoted-printable' ? wrapQuotedPrintable(toQuotedPrintable(content)) : content;
}

function textOf(node: MimeNode): string {
  // Building the headers sets the boundary.
  const headers = node.buildHeaders();
  const parts = node.childNodes.map((child) => `--${node.boundary}\r\n${textOf(child)}\r\n`);
  const end = node.multipart ? `--${node.boundary}--\r\n` : '';
  return `${headers}\r\n\r\n${encodedContent(node)}${parts.join('')}${end}`;
}

/** The bytes of an email of texts. Equal to the output of nodemailer's stream, except for boundaries and the time. */
export const messageBytes = (message: MimeNode): Buffer => Buffer.from(textOf(message));

/** The mail server gets the content once this resolves. It must not reject. */
export type BeforeBody = () => Promise<void>;

/** Writes all bytes at once, without the event loop turns of a stream. */
class OnePiece extends Readable {
  /** nodemailer sends an email again if its connection closes before this is true. */
  override readableDidRead = false;
  readonly #bytes: Buffer;
  readonly #beforeBody: BeforeBody | undefined;
  constructor(bytes: Buffer, beforeBody: BeforeBody | undefined) {
    super();
    this.#bytes = bytes;
    this.#beforeBody = beforeBody;
  }

  override pipe<T extends NodeJS.WritableStream>(destination: T): T {
    const write = () => {
      this.readableDidRead = true;
      destination.end(this.#bytes);
    };
    if (this.#beforeBody) void this.#beforeBody().then(write);
    else write();
    return destination;
  }
}

/**
 * A plugin for the step `stream`. nodemailer pipes each part through its own streams and writes every chunk to the
 * socket, which costs more than the rest of sending a short email.
 */
export const sendInOnePiece: PluginFunction = ({ message, data }, done) => {
  try {
    const bytes = messageBytes(message);
    // Created again if the server closed the connection before the first byte.
    const { beforeBody } = data as { beforeBody?: BeforeBody };
    message.createReadStream = () => new OnePiece(bytes, beforeBody);
    done();
  } catch (error) {
    done(error as Error);
  }
};
