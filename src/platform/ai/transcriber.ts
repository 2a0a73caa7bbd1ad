import { setMaxListeners } from 'node:events';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { openMade } from '../isolation/made-file.ts';
import type { Logger } from '../log.ts';
import { CircuitBreaker } from './circuit-breaker.ts';
import { NoAnswer } from './no-answer.ts';
import { OpenAiTranscription } from './openai-transcription.ts';
import { visible } from './prompt.ts';

/** `name` is the file name that the endpoint gets. */
type SoundFile = { path: string; name: string; type: string };

type TranscriptionRequest = {
  /** Name of the call in the log. */
  purpose: string;
  signal: AbortSignal;
};

/** `not_taken`: the endpoint cannot read this file. A retry would not help. */
export type TranscriptionResult = { text: string } | { refusal: 'too_large' | 'not_taken' };

/** The usual limit of 25 MB, less the overhead of the form. */
const maxBytes = 25_000_000 - 10_000;
/** Includes retries. On a CPU, transcribing takes as long as the speech. */
const timeoutSeconds = 300;
/** About an hour of fast speech. */
const maxCharacters = 60_000;

const aboutTheFile = new Set([400, 413, 415, 422]);

export class Transcriber {
  readonly #provider: OpenAiTranscription | undefined;
  readonly #breaker: CircuitBreaker;
  readonly #log: Logger;

  constructor({ transcription }: Pick<Config, 'transcription'>, clock: Clock, log: Logger) {
    this.#provider = transcription && new OpenAiTranscription(transcription, timeoutSeconds);
    this.#breaker = new CircuitBreaker(clock);
    this.#log = log;
  }

  get available(): boolean {
    return this.#provider !== undefined;
  }

  /**
   * Returns at most 60,000 characters, and an empty text for silence. Must not be called in a transaction. Throws
   * NoAnswer or the signal's reason.
   */
  async transcribe(
    { path, ...sound }: SoundFile,
    { purpose, signal }: TranscriptionRequest,
  ): Promise<TranscriptionResult> {
    const provider = this.#provider;
    if (!provider) throw new Error('transcription is not configured');
    signal.throwIfAborted();
    const { size, contents } = await readSound(path);
    if (!contents) {
      this.#log.warn({ purpose, bytes: size, reason: 'too_large' }, 'not transcribed');
      return { refusal: 'too_large' };
    }
    const since = performance.now();
    const timeout = AbortSignal.timeout(timeoutSeconds * 1000);
    const both = AbortSignal.any([signal, timeout]);
    // The SDK adds a listener for each attempt.
    setMaxListeners(50, both);
    const facts = () => ({ purpose, bytes: size, ms: Math.round(performance.now() - since) });
    try {
      this.#breaker.check();
      const text = visible(await provider.transcribe({ ...sound, bytes: contents }, both), maxCharacters).trim();
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

/** `contents` is undefined if the file is too large. */
async function readSound(path: string) {
  const file = await openMade(path);
  try {
    const { size } = await file.stat();
    return { size, contents: size > maxBytes ? undefined : await file.readFile() };
  } finally {
    await file.close();
  }
}
