import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Database } from '#platform/database/database.ts';
import type { Exclusive } from '#platform/database/exclusive.ts';
import type { MediaFile } from '#platform/media/media.types.ts';
import type { MediaMerger } from '#platform/media/recording-merger.ts';
import type { TaskQueue } from '#platform/tasks/queue.ts';
import { PermanentFailure, ProcessStops, TaskFailure } from '#platform/tasks/task.ts';
import { assessInterview } from './assessment.tasks.ts';
import { type AnswerIntegrity, type Integrity, integrityOf } from './recording.integrity.ts';
import type { EndedInterview, MergeStatus, RecordingRepository } from './recording.repository.ts';
import type { RecordingAnswerService, Work } from './recording-answer.service.ts';

export type MergeTask = { organizationId: string; interviewId: string; candidateId: string; jobId: string | null };

export type MergeRun = {
  lastAttempt: boolean;
  signal: AbortSignal;
  progress: (done: number, total: number, step: 'merge') => void;
};

/** Whoever changes what is kept of an interview holds this (see Exclusive). */
export const recordingLock = (interviewId: string): string => `recording:${interviewId}`;

/** What is broken by accident says so within a second. */
const patienceMs = 5 * 60_000;

const isOver = (status: MergeStatus | null): boolean =>
  status === 'merged' || status === 'partial' || status === 'removed';

/** Makes what can be played of what was received, and lets the assessment of the interview begin. */
export class RecordingMergeService {
  readonly #db: Database;
  readonly #exclusive: Exclusive;
  readonly #queue: TaskQueue;
  readonly #recordings: RecordingRepository;
  readonly #answers: RecordingAnswerService;
  readonly #merger: MediaMerger;
  constructor(
    db: Database,
    exclusive: Exclusive,
    queue: TaskQueue,
    recordings: RecordingRepository,
    answers: RecordingAnswerService,
    merger: MediaMerger,
  ) {
    this.#db = db;
    this.#exclusive = exclusive;
    this.#queue = queue;
    this.#recordings = recordings;
    this.#answers = answers;
    this.#merger = merger;
  }

  /**
   * Of an interview that has ended. Done twice it does nothing more; a try that was cut off is gone on with. What fails
   * for good is assessed too: notes of the candidate may be there.
   */
  async merge(task: MergeTask, run: MergeRun): Promise<void> {
    const hadTurn = await this.#exclusive.run(recordingLock(task.interviewId), () => this.#tryAlone(task, run));
    // Who has it says how it ends.
    if (!hadTurn) throw new TaskFailure('Another worker has this recording at hand.');
  }

  async #tryAlone(task: MergeTask, run: MergeRun): Promise<void> {
    try {
      await this.#mergeAlone(task, run);
    } catch (error) {
      const isLast = run.lastAttempt && !(run.signal.reason instanceof ProcessStops);
      if (isLast && !(error instanceof PermanentFailure)) await this.#end(task, { status: 'failed', isValid: false });
      throw error;
    }
  }

  async #mergeAlone(task: MergeTask, run: MergeRun): Promise<void> {
    const interview = await this.#recordings.ended(task.organizationId, task.interviewId);
    if (!interview || isOver(interview.status)) return;
    const folder = await freshFolder(task.interviewId);
    try {
      const { organizationId, interviewId } = task;
      const work = { organizationId, interviewId, folder, signal: run.signal, patience: { left: patienceMs } };
      await this.#mergeIn(work, interview, task, run);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  async #mergeIn(work: Work, interview: EndedInterview, task: MergeTask, { progress }: MergeRun): Promise<void> {
    const runs = await this.#recordings.runs(work.organizationId, work.interviewId);
    const questions = [...Map.groupBy(runs, ({ index }) => index).values()];
    const answers: AnswerIntegrity[] = [];
    const files: MediaFile[] = [];
    for (const [n, ofOne] of questions.entries()) {
      progress(n, questions.length + 1, 'merge');
      const known = interview.integrity?.answers.find(({ question_index }) => question_index === ofOne[0]?.index);
      const { integrity, file } = await this.#answers.make(work, ofOne, { before: answers, known });
      answers.push(integrity);
      if (file) files.push(file);
    }
    progress(questions.length, questions.length + 1, 'merge');
    const whole = await this.#mergeWhole(work, files);
    const integrity = integrityOf(answers, whole);
    // Bytes count as they came, whether or not the store still has them.
    if (integrity.bytes === 0)
      return this.#end(task, { status: null, isValid: false, ...(runs.length > 0 && { integrity }) });
    if (files.length > 0) {
      const status = integrity.complete ? 'merged' : 'partial';
      return this.#db.transaction(async () => {
        // The assessment of the failure has not heard what can be heard now.
        if (interview.status === 'failed') this.#recordings.unassess(work.organizationId, work.interviewId);
        await this.#end(task, { status, isValid: whole !== undefined, integrity });
      });
    }
    await this.#end(task, { status: 'failed', isValid: false, integrity });
    throw new PermanentFailure(
      integrity.chunks_received === 0
        ? 'What was recorded is no longer in the store.'
        : 'What was recorded cannot be played: it has no beginning, or is no video of a known kind.',
    );
  }

  async #mergeWhole(work: Work, files: readonly MediaFile[]) {
    const merged = await this.#merger.merge(files, path.join(work.folder, 'whole'), work.signal);
    if (!merged) return undefined;
    const kept = await this.#answers.store(work, null, merged.file);
    await this.#recordings.keep(work.organizationId, work.interviewId, kept);
    return { sha256: kept.sha256.toString('hex'), by: merged.by, isComplete: merged.of.length === files.length };
  }

  async #end(
    { organizationId, interviewId, candidateId, jobId }: MergeTask,
    { status, isValid, integrity }: { status: MergeStatus | null; isValid: boolean; integrity?: Integrity },
  ): Promise<void> {
    await this.#db.transaction(async () => {
      if (integrity) await this.#recordings.keepIntegrity(organizationId, interviewId, integrity);
      await this.#recordings.setStatus(organizationId, interviewId, status, isValid);
      await this.#queue.enqueue(assessInterview, { organizationId, interviewId, candidateId, jobId });
    });
  }
}

/** Under a name that no other interview's has; what a killed worker has left of this one goes first. */
async function freshFolder(interviewId: string): Promise<string> {
  const prefix = `merge-${interviewId}-`;
  const left = (await readdir(tmpdir())).filter((name) => name.startsWith(prefix));
  for (const name of left) await rm(path.join(tmpdir(), name), { recursive: true, force: true });
  return mkdtemp(path.join(tmpdir(), prefix));
}
