import { openAsBlob } from 'node:fs';
import { z } from 'zod';
import type { TranscriptionSettings } from '../config.ts';
import { NoAnswer } from './no-answer.ts';
import { failureOf, OpenAiClient } from './openai.client.ts';

/** A sound on this machine. `name` ends as its type wants it: endpoints go by it. */
export type SoundFile = { path: string; name: string; type: string };

/** Usual endpoints also say languages, durations and costs, each in its own way; nothing depends on them. */
const Reply = z.object({ text: z.string() });

/** Speech to text behind an OpenAI-compatible endpoint: `POST {baseUrl}/audio/transcriptions`. */
export class OpenAiTranscription {
  readonly #settings: TranscriptionSettings;
  readonly #endpoint: OpenAiClient;

  constructor(settings: TranscriptionSettings, timeoutSeconds: number) {
    this.#settings = settings;
    this.#endpoint = new OpenAiClient({ ...settings, timeoutSeconds });
  }

  /**
   * What is said, as the endpoint wrote it. The file is read from the disk while it is sent, once more for each repetition.
   * Throws NoAnswer, after an abort by the signal too, and what opening the file throws.
   */
  async transcribe({ path, name, type }: SoundFile, signal: AbortSignal): Promise<string> {
    const { sdk, client } = await this.#endpoint.load();
    const file = new File([await openAsBlob(path, { type })], name, { type });
    try {
      const { model } = this.#settings;
      const reply: unknown = await client.audio.transcriptions.create(
        { file, model, response_format: 'json' },
        { signal },
      );
      const parsed = Reply.safeParse(reply);
      if (!parsed.success) throw new NoAnswer('unreadable', { tokens: undefined });
      return parsed.data.text;
    } catch (error) {
      throw failureOf(error, sdk);
    }
  }
}
