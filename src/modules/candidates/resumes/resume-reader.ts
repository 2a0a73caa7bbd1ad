import { createHash } from 'node:crypto';
import type { Config } from '#platform/config.ts';
import type { InjectionToken } from '#platform/container.ts';
import type { Database } from '#platform/database/database.ts';
import { FairSlots } from '#platform/tasks/fair-slots.ts';
import { isPublicLane } from '#platform/tasks/task-turns.ts';
import { measuredReading } from '#platform/telemetry/measurements.ts';
import { type ReaderPool, ResumeFailure, type ResumeFailureReason } from '#readers/resume';
import { isUploadedFile } from '../uploads/upload.repository.ts';
import type { ResumeRepository, SuccessfulReading } from './resume.repository.ts';
import type { ResumeDownloader } from './resume-download.ts';
import type { ResumeEnricher } from './resume-enricher.ts';

/** Failures that the same bytes would give again. */
const lasting: readonly ResumeFailureReason[] = ['unsupported', 'encrypted', 'corrupt', 'no_text', 'too_complex'];

const outcomeOf = (error: unknown): string => (error instanceof ResumeFailure ? error.reason : 'interrupted');

export type ResumeFileReader = ReaderPool['read'];
export const resumeFileReaderToken: InjectionToken<ResumeFileReader> = Symbol('resumeFileReader');

/** Reads the same bytes only once, and files of all lanes in turn. */
export class ResumeReader {
  readonly #db: Database;
  readonly #resumes: ResumeRepository;
  readonly #downloader: ResumeDownloader;
  readonly #enricher: ResumeEnricher;
  readonly #readFile: ResumeFileReader;
  readonly #slots: FairSlots;
  constructor(
    db: Database,
    resumes: ResumeRepository,
    downloader: ResumeDownloader,
    enricher: ResumeEnricher,
    readFile: ResumeFileReader,
    { resumeReaders }: Pick<Config, 'resumeReaders'>,
  ) {
    this.#db = db;
    this.#resumes = resumes;
    this.#downloader = downloader;
    this.#enricher = enricher;
    this.#readFile = readFile;
    this.#slots = new FairSlots(resumeReaders);
  }

  /** Throws ResumeFailure, and the signal's reason. */
  async bytes(organizationId: string, source: string, signal: AbortSignal): Promise<Buffer> {
    const stored = isUploadedFile(source) ? await this.#resumes.file(organizationId, source) : undefined;
    return stored ?? this.#downloader.download(source, signal);
  }

  /** Throws ResumeFailure, and the signal's reason. */
  async read(
    organizationId: string,
    bytes: Buffer,
    { lane, signal }: { lane: string; signal: AbortSignal },
  ): Promise<SuccessfulReading> {
    const contentHash = createHash('sha256').update(bytes).digest();
    const known = await this.#resumes.findText(organizationId, contentHash);
    if (known?.failure) throw new ResumeFailure(known.failure as ResumeFailureReason);
    if (known?.profile) return { state: 'ok', contentHash, quality: known.quality ?? 'ok', profile: known.profile };
    // Strangers' uploads share no reader, not even with each other.
    const owner = isPublicLane(lane, organizationId) ? undefined : organizationId;
    try {
      const read = await this.#slots.run(lane, () =>
        measuredReading('resume', () => this.#readFile(bytes, { owner, signal }), outcomeOf),
      );
      const { vector, ...enrichment } = await this.#enricher.enrich(read, { organizationId, signal });
      await this.#db.transaction(async () => {
        await this.#resumes.saveText(organizationId, contentHash, { ...read, ...enrichment });
        if (vector) await this.#resumes.saveVector(organizationId, contentHash, vector);
      });
      return { state: 'ok', contentHash, quality: read.quality, profile: enrichment.profile };
    } catch (error) {
      if (error instanceof ResumeFailure && !error.retryable && lasting.includes(error.reason)) {
        await this.#resumes.saveFailure(organizationId, contentHash, error.reason);
      }
      throw error;
    }
  }
}
