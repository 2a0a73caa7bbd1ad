import type { AuditActor, AuditTrail } from '../../audit-trail.ts';
import { type Exchange, sendAnswer } from '../exchange.ts';
import type { Endpoint } from './endpoint.ts';

/** What the handler of a download returns as its body. `name`: letters, digits, dots, dashes and underscores. */
export type DownloadedFile = { type: string; name: string; bytes: Buffer };

type Context = Parameters<Endpoint['handler']>[0];

/** Sends the file of a download as an attachment, once the audit log has an entry of it. */
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
    const { type, name, bytes } = (reply as unknown as { body: DownloadedFile }).body;
    if (!/^[\w.-]+$/.test(name)) throw new Error(`${name} is not a safe name of a file`);
    exchange.headers.push('Cache-Control', 'no-store', 'Content-Disposition', `attachment; filename="${name}"`);
    await sendAnswer(exchange, { status: 200, type, body: bytes });
  };
}
