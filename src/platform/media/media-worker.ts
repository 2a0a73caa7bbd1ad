import { writeSync } from 'node:fs';
import type { MediaReply } from './media-process.ts';
import { fulfil } from './media-request.ts';
import { UnreadableMedia } from './media-types.ts';

/** The process that reads untrusted recordings. It answers through a separate pipe. */
const answer = (reply: MediaReply) => writeSync(3, JSON.stringify(reply));

try {
  answer({ ok: true, made: await fulfil(JSON.parse(process.argv[2] ?? '')) });
} catch (error) {
  answer({ ok: false, reason: (error as Error).message, isOfSystem: !(error instanceof UnreadableMedia) });
}
