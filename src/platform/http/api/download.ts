import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { AuditActor, AuditTrail } from '../../audit-trail.ts';
import { applyHeaders, type Exchange, sendAnswer } from '../exchange.ts';
import type { DownloadedFile, StreamedFile } from './attachment.ts';
import type { Endpoint } from './endpoint.ts';

function nameAttachment({ headers }: Exchange, name: string): void {
  if (!/^[\w.-]+$/.test(name)) throw new Error(`${name} is not a safe name of a file`);
  headers.push('Cache-Control', 'no-store', 'Content-Disposition', `attachment; filename="${name}"`);
}

export async function sendAttachment(exchange: Exchange, { type, name, bytes }: DownloadedFile): Promise<void> {
  nameAttachment(exchange, name);
  await sendAnswer(exchange, { status: 200, type, body: bytes });
}

/** Stops reading `contents` when the client disconnects. An error in the middle closes the connection. */
async function sendStream(exchange: Exchange, { type, name, contents }: StreamedFile): Promise<void> {
  const { req, res } = exchange;
  nameAttachment(exchange, name);
  applyHeaders(exchange);
  res.status(200).setHeader('Content-Type', type);
  // The pipeline and others listen to the response, and Node warns about more than ten listeners.
  res.setMaxListeners(20);
  if (req.method === 'HEAD') return void res.end();
  try {
    await pipeline(Readable.from(contents, { objectMode: false }), res);
  } catch (error) {
    if (!res.destroyed || (error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}

type Context = Parameters<Endpoint['handler']>[0];

/** Sends the file of a download as an attachment, after its audit entry is written. */
export function downloadOf(endpoint: Endpoint, audit: AuditTrail) {
  const { download } = endpoint;
  if (!download) return undefined;
  return async (exchange: Exchange, context: Context, actor: AuditActor): Promise<void> => {
    const { organizationId } = context.actor;
    const entry = { organizationId, action: download.action, subject: (context.params as { id: string }).id };
    const reply = await audit.audited(
      actor,
      () => endpoint.handler(context),
      () => entry,
    );
    const { body } = reply as unknown as { body: DownloadedFile | StreamedFile };
    await ('contents' in body ? sendStream(exchange, body) : sendAttachment(exchange, body));
  };
}
