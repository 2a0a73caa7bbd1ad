import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Transcriber } from '#platform/ai/transcriber.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { MediaReader } from '#platform/media/media-reader.ts';
import { UnreadableMedia } from '#platform/media/media-types.ts';

export type NoTranscriptReason =
  | 'not_set_up'
  | 'no_recording'
  | 'unreadable'
  | 'no_sound'
  | 'too_large'
  | 'not_taken'
  | 'no_speech';

export type Transcript = { text: string } | { noTranscript: NoTranscriptReason };

// How models transcribe silence: [BLANK_AUDIO], (music).
const annotation = /\[[^\][]{0,40}\]|\([^()]{0,40}\)/g;
const purpose = 'interviews.transcribe';

export class TranscriptService {
  readonly #files: FileStore;
  readonly #media: MediaReader;
  readonly #transcriber: Transcriber;
  constructor(files: FileStore, media: MediaReader, transcriber: Transcriber) {
    this.#files = files;
    this.#media = media;
    this.#transcriber = transcriber;
  }

  /** The service gets the sound alone. Throws what `Transcriber.transcribe` throws. */
  async transcribe(fileKey: string | null, signal: AbortSignal): Promise<Transcript> {
    if (!this.#transcriber.available) return { noTranscript: 'not_set_up' };
    if (fileKey === null) return { noTranscript: 'no_recording' };
    const folder = await mkdtemp(path.join(tmpdir(), 'recording-'));
    try {
      const recording = await this.#files.read(fileKey);
      if (!recording) return { noTranscript: 'no_recording' };
      const whole = path.join(folder, 'whole');
      await pipeline(recording, createWriteStream(whole), { signal });
      return await this.#transcribeSound(whole, path.join(folder, 'sound'), signal);
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof UnreadableMedia) return { noTranscript: 'unreadable' };
      throw error;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  async #transcribeSound(whole: string, file: string, signal: AbortSignal): Promise<Transcript> {
    const sound = await this.#media.copySound(whole, file, signal);
    if (!sound) return { noTranscript: 'no_sound' };
    const { type, extension } = sound;
    const answer = await this.#transcriber.transcribe(
      { path: file, name: `answer.${extension}`, type },
      { purpose, signal },
    );
    if ('refusal' in answer) return { noTranscript: answer.refusal };
    return answer.text.replace(annotation, '').trim() === '' ? { noTranscript: 'no_speech' } : { text: answer.text };
  }
}
