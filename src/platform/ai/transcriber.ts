import { setMaxListeners } from 'node:events';
import { stat } from 'node:fs/promises';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Logger } from '../log.ts';
import { CircuitBreaker } from './circuit-breaker.ts';
import { NoAnswer } from './no-answer.ts';
import { OpenAiTranscription, type SoundFile } from './openai.transcription.ts';
import { visible } from './prompt.ts';

type Asked = {
  /** What it is for, in the log: `interviews.transcribe`. */
  purpose: string;
  /** Ends the request; the call then throws the signal's reason. */
  signal: AbortSignal;
};

/** `too_large`, `not_taken` (the endpoint cannot read this file): asking again would not help. */
export type Transcript = { text: string } | { refusal: 'too_large' | 'not_taken' };

/** What the usual endpoints take, less what the form around a file needs. */
const maxBytes = 25_000_000 - 10_000;
/** With everything that is tried again: a model on the processor takes as long as the speech. */
const timeoutSeconds = 300;
/** An hour of fast speech. */
const maxCharacters = 60_000;

const aboutTheFile = new Set([400, 413, 415, 422]);

/** Optional speech to text, for what was said in a recording. Not a judgement: no more than the words. */
export class Transcriber {
  readonly #provider: OpenAiTranscription | undefined;
  readonly #breaker: CircuitBreaker;
  readonly #log: Logger;

  constructor({ transcription }: Pick<Config, 'transcription'>, clock: Clock, log: Logger) {
    this.#provider = transcription && new OpenAiTranscription(transcription, timeoutSeconds);
    this.#breaker = new CircuitBreaker(clock);
    this.#log = log;
  }

  /** Whether an endpoint is configured. */
  get available(): boolean {
    return this.#provider !== undefined;
  }

  /**
   * The words of a sound, without what cannot be seen or stored, at most 60,000 characters; empty where nothing was said.
   * Of a file of more than 25 MB nothing is sent. Must not be called in a transaction. Throws NoAnswer where it may work
   * later: the endpoint is down, busy, wants another key; after three such failures in a row it is left alone for half a
   * minute. Throws the signal's reason, too. What was said is never in the log.
   */
  async transcribe(sound: SoundFile, { purpose, signal }: Asked): Promise<Transcript> {
    const provider = this.#provider;
    if (!provider) throw new Error('no transcription is configured');
    signal.throwIfAborted();
    const { size: bytes } = await stat(sound.path);
    if (bytes > maxBytes) {
      this.#log.warn({ purpose, bytes, reason: 'too_large' }, 'not transcribed');
      return { refusal: 'too_large' };
    }
    const since = performance.now();
    const timeout = AbortSignal.timeout(timeoutSeconds * 1000);
    const both = AbortSignal.any([signal, timeout]);
    // The SDK listens once for each try, and says so past ten.
    setMaxListeners(50, both);
    const facts = () => ({ purpose, bytes, ms: Math.round(performance.now() - since) });
    try {
      this.#breaker.check();
      const text = visible(await provider.transcribe(sound, both), maxCharacters).trim();
      this.#breaker.succeeded();
      this.#log.info({ ...facts(), characters: text.length }, 'transcribed');
      return { text };
    } catch (error) {
      signal.throwIfAborted();
      const failure = timeout.aborted ? new NoAnswer('timed_out', { tokens: undefined }) : error;
      if (!(failure instanceof NoAnswer)) throw failure;
      this.#breaker.failed(failure);
      const { reason, status, code } = failure;
      this.#log.warn({ ...facts(), reason, status, code }, 'not transcribed');
      if (reason === 'http_error' && aboutTheFile.has(status ?? 0)) return { refusal: 'not_taken' };
      throw failure;
    }
  }
}
