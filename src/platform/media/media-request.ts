import { copyPackets, inspect } from './media-packets.ts';
import { type MediaFile, type Sound, UnreadableMedia } from './media-types.ts';
import { copyTrack } from './sound.ts';

export type MediaRequest =
  | { inspect: string }
  | { join: readonly MediaFile[]; target: string }
  | { sound: string; target: string };

/** The result of a sound request is null if the recording has no sound. */
export type MediaResult = MediaFile | Sound | null;

async function make(request: MediaRequest): Promise<MediaResult> {
  if ('sound' in request) return (await copyTrack(request.sound, request.target)) ?? null;
  if ('inspect' in request) return inspect(request.inspect);
  await copyPackets(request.join, request.target);
  return inspect(request.target);
}

/** Reads or writes recordings in this process. Throws UnreadableMedia, or a system error, such as a full disk. */
export async function fulfil(request: MediaRequest): Promise<MediaResult> {
  try {
    return await make(request);
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    throw code === undefined ? new UnreadableMedia(message) : error;
  }
}
