import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Database } from '#platform/database/database.ts';
import type { Exclusive } from '#platform/database/exclusive.ts';
import type { MediaMerger } from '#platform/media/media-merger.ts';
import type { MediaFile } from '#platform/media/media-types.ts';
import type { TaskQueue } from '#platform/tasks/queue.ts';
import { PermanentFailure, ProcessStopping, TaskFailure } from '#platform/tasks/task.ts';
import { assessInterview } from '../assessment/assessment.tasks.ts';
import type { InterviewToMerge, MergeStatus, RecordingRepository } from './recording.repository.ts';
import type { InterviewMerge, RecordingAnswerService } from './recording-answer.service.ts';
import { type AnswerIntegrity, integrityOf, type RecordingIntegrity } from './recording-integrity.ts';

export type MergeTask = { organizationId: string; interviewId: string; candidateId: string; jobId: string | null };

export type MergeRun = {
  lastAttempt: boolean;
  signal: AbortSignal;
  progress: (done: number, total: number, step: 'merge') => void;
};

export const recordingLock = (interviewId: string): string => `recording:${interviewId}`;

/** A file broken by accident fails within a second. */
const patienceMs = 5 * 60_000;

const isFinal = (status: MergeStatus | null): boolean =>
  status === 'merged' || status === 'partial' || status === 'removed';

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

  /** Also queues the assessment if the merge fails permanently. A retry continues where the last attempt stopped. */
  async merge(task: MergeTask, run: MergeRun): Promise<void> {
    const hadTurn = await this.#exclusive.run(recordingLock(task.interviewId), () => this.#tryAlone(task, run));
    if (!hadTurn) throw new TaskFailure('Another worker is merging this recording.');
  }

  async #tryAlone(task: MergeTask, run: MergeRun): Promise<void> {
    try {
      await this.#mergeAlone(task, run);
    } catch (error) {
      const isLast = run.lastAttempt && !(run.signal.reason instanceof ProcessStopping);
      if (isLast && !(error instanceof PermanentFailure)) await this.#end(task, { status: 'failed', isValid: false });
      throw error;
    }
  }

  async #mergeAlone(task: MergeTask, run: MergeRun): Promise<void> {
    const interview = await this.#recordings.interviewToMerge(task.organizationId, task.interviewId);
    if (!interview || isFinal(interview.status)) return removeFolders(task.interviewId);
    const folder = await makeFolder(task.interviewId);
    try {
      const { organizationId, interviewId } = task;
      const work = { organizationId, interviewId, folder, signal: run.signal, patience: { left: patienceMs } };
      await this.#mergeIn(work, interview, task, run);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  async #mergeIn(
    work: InterviewMerge,
    interview: InterviewToMerge,
    task: MergeTask,
    { progress }: MergeRun,
  ): Promise<void> {
    const runs = await this.#recordings.runs(work.organizationId, work.interviewId);
    const questions = [...Map.groupBy(runs, ({ index }) => index).values()];
    const answers: AnswerIntegrity[] = [];
    const files: MediaFile[] = [];
    for (const [n, ofOne] of questions.entries()) {
      progress(n, questions.length + 1, 'merge');
      const known = interview.integrity?.answers.find(({ question_index }) => question_index === ofOne[0]?.index);
      const { integrity, file } = await this.#answers.merge(work, ofOne, { before: answers, known });
      answers.push(integrity);
      if (file) files.push(file);
    }
    progress(questions.length, questions.length + 1, 'merge');
    const whole = await this.#mergeWhole(work, files);
    const integrity = integrityOf(answers, whole);
    // `bytes` also counts chunks that the store has lost.
    if (integrity.bytes === 0) {
      return this.#end(task, { status: null, isValid: false, ...(runs.length > 0 && { integrity }) });
    }
    if (files.length > 0) {
      const status = integrity.complete ? 'merged' : 'partial';
      return this.#db.transaction(async () => {
        // The earlier assessment had no recording to transcribe.
        if (interview.status === 'failed') this.#recordings.resetAssessment(work.organizationId, work.interviewId);
        await this.#end(task, { status, isValid: whole !== undefined, integrity });
      });
    }
    await this.#end(task, { status: 'failed', isValid: false, integrity });
    throw new PermanentFailure(
      integrity.chunks_received === 0
        ? 'The recording is no longer in the store.'
        : 'The recording cannot be played: its beginning is missing, or it is not in a known video format.',
    );
  }

  async #mergeWhole(work: InterviewMerge, files: readonly MediaFile[]) {
    const merged = await this.#merger.merge(files, path.join(work.folder, 'whole'), work.signal);
    if (!merged) return undefined;
    const recording = await this.#answers.store(work, null, merged.file);
    await this.#recordings.save(work.organizationId, work.interviewId, recording);
    return { sha256: recording.sha256.toString('hex'), by: merged.by, isComplete: merged.of.length === files.length };
  }

  async #end(
    { organizationId, interviewId, candidateId, jobId }: MergeTask,
    { status, isValid, integrity }: { status: MergeStatus | null; isValid: boolean; integrity?: RecordingIntegrity },
  ): Promise<void> {
    await this.#db.transaction(async () => {
      if (integrity) await this.#recordings.saveIntegrity(organizationId, interviewId, integrity);
      await this.#recordings.setMergeStatus(organizationId, interviewId, status, isValid);
      await this.#queue.enqueue(assessInterview, { organizationId, interviewId, candidateId, jobId });
    });
  }
}

const prefixOf = (interviewId: string): string => `merge-${interviewId}-`;

/** Removes folders that a killed worker has left. */
async function removeFolders(interviewId: string): Promise<void> {
  const left = (await readdir(tmpdir())).filter((name) => name.startsWith(prefixOf(interviewId)));
  for (const name of left) await rm(path.join(tmpdir(), name), { recursive: true, force: true });
}

async function makeFolder(interviewId: string): Promise<string> {
  await removeFolders(interviewId);
  return mkdtemp(path.join(tmpdir(), prefixOf(interviewId)));
}
