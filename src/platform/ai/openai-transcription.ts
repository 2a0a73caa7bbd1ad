import { z } from 'zod';
import type { TranscriptionSettings } from '../config.ts';
import { NoAnswer } from './no-answer.ts';
import { failureOf, OpenAiClient } from './openai.client.ts';

/** Endpoints read the format from the extension of `name`. */
export type SentSound = { bytes: Buffer<ArrayBuffer>; name: string; type: string };

const Reply = z.object({ text: z.string() });

/** Speech to text behind an OpenAI-compatible endpoint: `POST {baseUrl}/audio/transcriptions`. */
export class OpenAiTranscription {
  readonly #settings: TranscriptionSettings;
  readonly #endpoint: OpenAiClient;

  constructor(settings: TranscriptionSettings, timeoutSeconds: number) {
    this.#settings = settings;
    this.#endpoint = new OpenAiClient({ ...settings, timeoutSeconds });
  }

  /** Throws NoAnswer, also if the signal aborts. */
  async transcribe({ bytes, name, type }: SentSound, signal: AbortSignal): Promise<string> {
    const { sdk, client } = await this.#endpoint.load();
    const file = new File([bytes], name, { type });
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
