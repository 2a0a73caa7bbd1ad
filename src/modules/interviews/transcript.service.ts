import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Transcriber } from '#platform/ai/transcriber.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { copySound } from '#platform/media/media.process.ts';
import { UnreadableMedia } from '#platform/media/media.types.ts';

/** Why there are no words of an answer. */
export type NoWords =
  | 'not_set_up'
  | 'no_recording'
  | 'unreadable'
  | 'no_sound'
  | 'too_large'
  | 'not_taken'
  | 'no_speech';

export type SpokenWords = { text: string } | { none: NoWords };

// What models write down of a silence: [BLANK_AUDIO], (music).
const annotation = /\[[^\][]{0,40}\]|\([^()]{0,40}\)/g;
const purpose = 'interviews.transcribe';

/** What was said in a recording. */
export class TranscriptService {
  readonly #files: FileStore;
  readonly #transcriber: Transcriber;
  constructor(files: FileStore, transcriber: Transcriber) {
    this.#files = files;
    this.#transcriber = transcriber;
  }

  /**
   * The words of the recording under this key. Only its sound is sent, by way of a folder of this machine that is removed
   * afterwards. Throws what `Transcriber.transcribe` throws.
   */
  async read(fileKey: string | null, signal: AbortSignal): Promise<SpokenWords> {
    if (!this.#transcriber.available) return { none: 'not_set_up' };
    if (fileKey === null) return { none: 'no_recording' };
    const folder = await mkdtemp(path.join(tmpdir(), 'recording-'));
    try {
      const recording = await this.#files.read(fileKey);
      if (!recording) return { none: 'no_recording' };
      const whole = path.join(folder, 'whole');
      await pipeline(recording, createWriteStream(whole), { signal });
      return await this.#wordsOf(whole, path.join(folder, 'sound'), signal);
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof UnreadableMedia) return { none: 'unreadable' };
      throw error;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  async #wordsOf(whole: string, file: string, signal: AbortSignal): Promise<SpokenWords> {
    const sound = await copySound(whole, file, signal);
    if (!sound) return { none: 'no_sound' };
    const { type, extension } = sound;
    const answer = await this.#transcriber.transcribe(
      { path: file, name: `answer.${extension}`, type },
      { purpose, signal },
    );
    if ('refusal' in answer) return { none: answer.refusal };
    return answer.text.replace(annotation, '').trim() === '' ? { none: 'no_speech' } : { text: answer.text };
  }
}
