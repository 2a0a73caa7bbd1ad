import { newId } from '#platform/ids.ts';
import type { TaskQueue } from '#platform/tasks/queue.ts';
import { candidateProfileChanged } from '../candidate.events.ts';
import type { NewCandidate } from '../candidate.schemas.ts';
import { type CandidateService, resumeSource, scoredFields } from '../candidate.service.ts';
import type { CandidateResumes } from '../resumes/candidate-resumes.ts';
import type { CandidateBatchRepository } from './candidate-batch.repository.ts';
import { CandidateBatch, type ChangedCandidate, type SimulatedCandidates } from './candidate-batch.ts';

const sourceOf = (fields: object): string | null => resumeSource(fields);

/** `before` and `after`: where the resume was and is. */
const sourcesOf = ({ stored, change }: ChangedCandidate) => ({
  before: sourceOf(stored),
  after: sourceOf({ ...stored, ...change }),
});

const given = <T>(values: readonly (T | null | undefined)[]): T[] => [
  ...new Set(values.filter((value): value is T => value !== null && value !== undefined)),
];

/** Creates and updates many candidates with as few statements as one. */
export class CandidateBatchService {
  readonly #candidates: CandidateBatchRepository;
  readonly #single: CandidateService;
  readonly #resumes: CandidateResumes;
  readonly #tasks: TaskQueue;
  constructor(
    candidates: CandidateBatchRepository,
    single: CandidateService,
    resumes: CandidateResumes,
    tasks: TaskQueue,
  ) {
    this.#candidates = candidates;
    this.#single = single;
    this.#resumes = resumes;
    this.#tasks = tasks;
  }

  /**
   * Looks up what the items need, and locks the candidates that they match until the current transaction ends. With
   * `simulated`, of a dry run, nothing is locked.
   */
  async open(
    organizationId: string,
    inputs: readonly NewCandidate[],
    options: { seesContact: boolean; simulated?: SimulatedCandidates | undefined },
  ): Promise<CandidateBatch> {
    const keys = await this.#candidates.emailKeys(inputs.map(({ email }) => email));
    const stored = await this.#candidates.byEmail(organizationId, [...new Set(keys)], { lock: !options.simulated });
    const externalIds = given(inputs.map(({ external_id }) => external_id));
    const paths = given(inputs.map(({ resume_path }) => resume_path));
    const state = {
      keys,
      stored,
      idByExternalId: await this.#candidates.idsByExternalId(organizationId, externalIds),
      unknownPaths: await this.#resumes.unknownPaths(organizationId, paths),
    };
    return new CandidateBatch(inputs, state, options);
  }

  /**
   * Creates new candidates. Returns their IDs by index. An undefined input has no ID. Neither has a known candidate or one
   * with a file: use `CandidateService.createOrMatch` for those. Call it in a transaction.
   */
  async createNew(
    organizationId: string,
    inputs: readonly (NewCandidate | undefined)[],
  ): Promise<(string | undefined)[]> {
    const rows = inputs.map((fields) => (fields && !fields.resume_path ? { id: newId(), fields } : undefined));
    const given = rows.filter((row) => row !== undefined);
    if (given.length === 0) return [];
    const created = await this.#candidates.insertUnlessKnown(organizationId, given);
    const added = given.filter(({ id }) => created.has(id));
    await this.#queueResumes(
      organizationId,
      added.map(({ id, fields }) => ({ candidateId: id, source: sourceOf(fields) })),
    );
    return rows.map((row) => (row && created.has(row.id) ? row.id : undefined));
  }

  /**
   * `source`: of new candidates without one, instead of `api`. Call it in the transaction that opened the batch.
   * Throws RetryTransaction if another request was faster.
   */
  async write(
    organizationId: string,
    { added, changed }: CandidateBatch,
    { source }: { source?: string | undefined } = {},
  ): Promise<void> {
    // Clearing a resume takes back what it filled in.
    const cleared = changed.filter((one) => {
      const { before, after } = sourcesOf(one);
      return before !== null && after === null;
    });
    const plain = changed.filter((one) => !cleared.includes(one));
    if (plain.length > 0) await this.#candidates.update(organizationId, plain);
    const named = source === undefined ? added : added.map(({ id, fields }) => ({ id, fields: { source, ...fields } }));
    if (added.length > 0) await this.#candidates.insert(organizationId, named);
    for (const { stored, change } of cleared) await this.#single.update(organizationId, stored.id, change);
    await this.#queueResumes(organizationId, [
      ...added.map(({ id, fields }) => ({ candidateId: id, source: sourceOf(fields) })),
      ...plain
        .filter((one) => sourcesOf(one).before !== sourcesOf(one).after)
        .map((one) => ({ candidateId: one.stored.id, source: sourcesOf(one).after })),
    ]);
    const toScore = plain.filter((one) => one.changed.some((field) => scoredFields.has(field)));
    await this.#tasks.announceAll(
      candidateProfileChanged,
      toScore.map(({ stored }) => ({ organizationId, candidateId: stored.id })),
    );
  }

  #queueResumes(organizationId: string, resumes: readonly { candidateId: string; source: string | null }[]) {
    const given = resumes.flatMap(({ candidateId, source }) => (source === null ? [] : [{ candidateId, source }]));
    return this.#resumes.sourcesChanged(organizationId, given);
  }
}
