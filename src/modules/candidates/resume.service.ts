import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import {
  formatOf,
  qualityOfFailure,
  ResumeFailure,
  type ResumeFailureReason,
  type ResumeProfile,
  type readResumeFile,
} from '#modules/resumes';
import type { InjectionToken } from '#platform/container.ts';
import type { Database } from '#platform/database/database.ts';
import { NotFound, UnsupportedMediaType } from '#platform/errors.ts';
import type { TaskQueue } from '#platform/tasks/queue.ts';
import { PermanentFailure, ProcessStops, TaskFailure } from '#platform/tasks/task.ts';
import { candidateProfileChanged } from './candidate.events.ts';
import type { Candidate, CandidateRepository } from './candidate.repository.ts';
import type { CandidateFields } from './candidate.schemas.ts';
import type { ResumeDownloader } from './resume.download.ts';
import type { ResumeEnricher } from './resume.enricher.ts';
import { type Filled, fillFrom, withdrawn } from './resume.fill.ts';
import { isStored, type ReadOutcome, type ResumeRepository } from './resume.repository.ts';
import { type readingSteps, readResume } from './resume.tasks.ts';
import { type ResumeView, resumeView } from './resume.view.ts';

/** What the same bytes would give again, so that it need not be found out twice. */
const lasting: readonly ResumeFailureReason[] = ['unsupported', 'encrypted', 'corrupt', 'no_text'];

// A hostile file may take up to 768 MiB before its reader is ended: one at a time, so that several cannot add up.
const oneAtATime = pLimit(1);

export type ReadFile = typeof readResumeFile;
/** What reads a file. It starts a process for each, which most tests can do without. */
export const readFileToken: InjectionToken<ReadFile> = Symbol('readResumeFile');

/** `reaches` tells that a step begins. */
type Run = { lastAttempt: boolean; signal: AbortSignal; reaches: (step: (typeof readingSteps)[number]) => void };

/** Resumes: where they are, and the text that was read from them. The text never leaves the service. */
export class ResumeService {
  readonly #db: Database;
  readonly #resumes: ResumeRepository;
  readonly #candidates: CandidateRepository;
  readonly #downloader: ResumeDownloader;
  readonly #enricher: ResumeEnricher;
  readonly #tasks: TaskQueue;
  readonly #readFile: ReadFile;
  constructor(
    db: Database,
    resumes: ResumeRepository,
    candidates: CandidateRepository,
    downloader: ResumeDownloader,
    enricher: ResumeEnricher,
    tasks: TaskQueue,
    readFile: ReadFile,
  ) {
    this.#db = db;
    this.#resumes = resumes;
    this.#candidates = candidates;
    this.#downloader = downloader;
    this.#enricher = enricher;
    this.#tasks = tasks;
    this.#readFile = readFile;
  }

  /** What is known of the candidate's resume. Throws NotFound. */
  async detail(organizationId: string, candidateId: string): Promise<ResumeView> {
    const row = await this.#resumes.detail(organizationId, candidateId);
    if (!row) throw new NotFound('The candidate');
    return resumeView(candidateId, row);
  }

  /** Keeps the file. Returns the path to name it by. Throws UnsupportedMediaType for what is not PDF, DOCX or text. */
  async upload(organizationId: string, bytes: Buffer): Promise<string> {
    const format = await formatOf(bytes);
    if (!format) throw new UnsupportedMediaType('The file must be a PDF, a DOCX or plain text in UTF-8.');
    return this.#resumes.keepFile(organizationId, format, bytes);
  }

  /** Whether the file of this path holds just these bytes: then it is the same file, sent once more. */
  async holds(organizationId: string, path: string, bytes: Buffer): Promise<boolean> {
    return (await this.#resumes.file(organizationId, path))?.equals(bytes) ?? false;
  }

  /** A resume_path names a file that the organization uploaded. Throws NotFound. */
  async checkPath(organizationId: string, path: string | null | undefined): Promise<void> {
    if (path && !(await this.#resumes.hasFile(organizationId, path))) throw new NotFound('The file (resume_path)');
  }

  /** Call in the transaction that gave a candidate a resume or another one. */
  async sourceChanged(organizationId: string, candidateId: string, source: string): Promise<void> {
    await this.#resumes.queue(organizationId, candidateId, source);
    await this.#tasks.enqueue(readResume, { organizationId, candidateId });
  }

  /** Call in the transaction that took a candidate's resume away, and gave the fields in `given`. */
  async sourceRemoved(candidate: Candidate, given: CandidateFields): Promise<void> {
    const { organization_id: organizationId, id: candidateId } = candidate;
    const filled = await this.#resumes.remove(organizationId, candidateId);
    await this.#candidates.save(candidate, withdrawn(candidate, filled, given));
    await this.#tasks.announce(candidateProfileChanged, { organizationId, candidateId });
  }

  /** Fills what a candidate's resume says and the mask held back. Call in the transaction that took the mask away. */
  async fillRevealed(candidate: Candidate): Promise<void> {
    const { organization_id: organizationId, id: candidateId } = candidate;
    const row = await this.#resumes.detail(organizationId, candidateId);
    if (row?.state === 'ok' && row.quality === 'ok' && row.profile)
      await this.#fill(candidate, row.profile, row.filled ?? {});
  }

  async #fill(candidate: Candidate, profile: ResumeProfile, before: Filled): Promise<void> {
    const { change, filled } = fillFrom(profile, candidate, before);
    await this.#candidates.save(candidate, change);
    await this.#resumes.markFilled(candidate.organization_id, candidate.id, filled);
  }

  /**
   * Gets the resume and reads its text; the same bytes are read once only. Throws PermanentFailure where another
   * try cannot help; the candidate's resume then says why.
   */
  async read(organizationId: string, candidateId: string, run: Run): Promise<void> {
    const source = await this.#resumes.source(organizationId, candidateId);
    if (!source) return; // taken away meanwhile, or read by another task
    try {
      run.reaches('download');
      const bytes = await this.#bytesOf(organizationId, source, run.signal);
      run.reaches('parse');
      const outcome = await this.#textOf(organizationId, bytes, run.signal);
      run.reaches('fill');
      await this.#settle(organizationId, candidateId, source, outcome);
      run.reaches('score');
    } catch (error) {
      if (run.signal.reason instanceof ProcessStops) throw error;
      const failure = error instanceof ResumeFailure ? error : undefined;
      if (!run.lastAttempt && (failure?.retryable ?? true)) {
        if (!failure) throw error;
        await this.#resumes.noteFailure(organizationId, candidateId, source, failure.reason);
        throw new TaskFailure(failure.message, { cause: failure });
      }
      // whatever it was, no more comes of it
      const reason = failure?.reason ?? 'fetch_failed';
      const quality = qualityOfFailure(reason);
      await this.#settle(organizationId, candidateId, source, { state: 'failed', reason, quality });
      throw failure ? new PermanentFailure(`${reason}: ${failure.message}`) : error;
    }
  }

  async #bytesOf(organizationId: string, source: string, signal: AbortSignal): Promise<Buffer> {
    const stored = isStored(source) ? await this.#resumes.file(organizationId, source) : undefined;
    return stored ?? this.#downloader.download(source, signal);
  }

  /** A failure is told like a success: scores may rest on the text of the resume before. */
  async #settle(organizationId: string, candidateId: string, source: string, outcome: ReadOutcome): Promise<void> {
    await this.#db.transaction(async () => {
      // first, as everybody who changes a candidate and then the resume
      const candidate = await this.#candidates.lock(organizationId, candidateId);
      const before = await this.#resumes.settle(organizationId, candidateId, source, outcome);
      if (!candidate || !before) return;
      if (outcome.state === 'ok' && outcome.quality === 'ok') {
        await this.#fill(candidate, outcome.profile, before);
      }
      await this.#tasks.announce(candidateProfileChanged, { organizationId, candidateId });
    });
  }

  async #textOf(organizationId: string, bytes: Buffer, signal: AbortSignal): Promise<ReadOutcome> {
    const contentHash = createHash('sha256').update(bytes).digest();
    const known = await this.#resumes.findText(organizationId, contentHash);
    if (known?.failure) throw new ResumeFailure(known.failure as ResumeFailureReason);
    if (known?.profile) return { state: 'ok', contentHash, quality: known.quality ?? 'ok', profile: known.profile };
    try {
      const read = await oneAtATime(() => this.#readFile(bytes, { signal }));
      const { vector, ...made } = await this.#enricher.enrich(read, { organizationId, signal });
      await this.#db.transaction(async () => {
        await this.#resumes.keepText(organizationId, contentHash, { ...read, ...made });
        if (vector) await this.#resumes.keepVector(organizationId, contentHash, vector);
      });
      return { state: 'ok', contentHash, quality: read.quality, profile: made.profile };
    } catch (error) {
      if (error instanceof ResumeFailure && lasting.includes(error.reason)) {
        await this.#resumes.keepFailure(organizationId, contentHash, error.reason);
      }
      throw error;
    }
  }
}
