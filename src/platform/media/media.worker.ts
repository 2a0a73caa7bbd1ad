import { writeSync } from 'node:fs';
import { copyPackets, inspect } from './media.packets.ts';
import type { MediaReply, MediaRequest } from './media.process.ts';

/** The process that reads what strangers have recorded. Its answer has a pipe of its own. */
const request = JSON.parse(process.argv[2] ?? '') as MediaRequest;
const answer = (reply: MediaReply) => writeSync(3, JSON.stringify(reply));

try {
  if ('inspect' in request) answer({ ok: true, file: await inspect(request.inspect) });
  else {
    await copyPackets(request.join, request.target);
    answer({ ok: true });
  }
} catch (error) {
  const { message, code } = error as NodeJS.ErrnoException;
  // A full disk is no fault of the recording.
  answer({ ok: false, reason: message, isOfSystem: code !== undefined });
}
