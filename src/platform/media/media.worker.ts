import { writeSync } from 'node:fs';
import { copyPackets, inspect } from './media.packets.ts';
import type { MediaReply, MediaRequest } from './media.process.ts';
import { copyTrack } from './sound.ts';

/** The process that reads what strangers have recorded. Its answer has a pipe of its own. */
const request = JSON.parse(process.argv[2] ?? '') as MediaRequest;
const answer = (reply: MediaReply) => writeSync(3, JSON.stringify(reply));

async function make() {
  if ('sound' in request) return (await copyTrack(request.sound, request.target)) ?? null;
  if ('inspect' in request) return inspect(request.inspect);
  await copyPackets(request.join, request.target);
  return inspect(request.target);
}

try {
  answer({ ok: true, made: await make() });
} catch (error) {
  const { message, code } = error as NodeJS.ErrnoException;
  // A full disk is no fault of the recording.
  answer({ ok: false, reason: message, isOfSystem: code !== undefined });
}
