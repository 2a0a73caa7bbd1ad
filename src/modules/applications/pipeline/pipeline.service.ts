import {
  completeStatuses,
  firstStatus,
  type OrganizationService,
  type TestOrganizationService,
} from '#modules/organizations';
import type { Database } from '#platform/database/database.ts';
import { Conflict, ValidationError } from '#platform/errors.ts';
import type { FormerStatus, PipelineRepository } from './pipeline.repository.ts';
import { similarBuiltInStatus, statusMeaning } from './status-meanings.ts';

export type PipelineStatus = {
  name: string;
  applications: number;
  /** Set for a built-in status, which can't be renamed. */
  meaning: string | undefined;
};

const maxStatuses = 50;

const invalidName = (message: string): ValidationError =>
  new ValidationError([{ path: 'name', code: 'invalid_value', message }]);
const busy = (): Conflict => new Conflict('conflict', 'Someone else is changing the statuses. Try again in a moment.');
const applicationsIn = (n: number): string => (n === 1 ? '1 application is' : `${n} applications are`);

/** Concurrent changes are made one after the other, so that none is lost. */
export class PipelineService {
  readonly #db: Database;
  readonly #pipeline: PipelineRepository;
  readonly #organizations: OrganizationService;
  readonly #testData: TestOrganizationService;
  constructor(
    db: Database,
    pipeline: PipelineRepository,
    organizations: OrganizationService,
    testData: TestOrganizationService,
  ) {
    this.#db = db;
    this.#pipeline = pipeline;
    this.#organizations = organizations;
    this.#testData = testData;
  }

  /** Statuses in pipeline order. */
  async list(organizationId: string): Promise<PipelineStatus[]> {
    const [statuses, counts] = await Promise.all([
      this.#statuses(organizationId),
      this.#pipeline.counts(organizationId),
    ]);
    return statuses.map((name) => ({ name, applications: counts.get(name) ?? 0, meaning: statusMeaning(name) }));
  }

  /** Adds a status at the end. Throws ValidationError if a status already has this name, ignoring case. */
  async add(organizationId: string, name: string): Promise<void> {
    await this.#change(organizationId, async (statuses) => {
      if (statuses.length >= maxStatuses)
        throw invalidName(`can't be added: a pipeline has at most ${maxStatuses} statuses`);
      checkFree(name, statuses);
      await this.#pipeline.removeFormer(organizationId, name);
      return [...statuses, name];
    });
  }

  /**
   * Also renames it in test data. Returns the number of live applications in the status. Throws ValidationError, and
   * Conflict if the status is built in or missing.
   */
  async rename(organizationId: string, from: string, to: string): Promise<number> {
    if (from === to) return 0;
    let renamed = 0;
    await this.#change(organizationId, async (statuses) => {
      checkKnown(from, statuses);
      if (statusMeaning(from)) throw new Conflict('conflict', `“${from}” is a built-in status and can't be renamed.`);
      if (statusMeaning(to)) throw invalidName('is a built-in status: add it, then move applications to it');
      checkFree(
        to,
        statuses.filter((status) => status !== from),
      );
      renamed = await this.#pipeline.rename(organizationId, from, to);
      await this.#pipeline.addFormer(organizationId, from, to);
      const testId = await this.#testData.find(organizationId);
      if (testId) await this.#pipeline.rename(testId, from, to);
      return statuses.map((status) => (status === from ? to : status));
    });
    return renamed;
  }

  /** Moves a status in front of another one. Idempotent. Throws Conflict if one of the two no longer exists. */
  async place(organizationId: string, name: string, before: string): Promise<void> {
    await this.#change(organizationId, (statuses) => {
      checkKnown(name, statuses);
      checkKnown(before, statuses);
      if (name === before) return statuses;
      const others = statuses.filter((status) => status !== name);
      const at = others.indexOf(before);
      return [...others.slice(0, at), name, ...others.slice(at)];
    });
  }

  /** Removes an empty status. Idempotent. Throws Conflict for the first status and for one with applications. */
  async remove(organizationId: string, name: string): Promise<void> {
    await this.#change(organizationId, async (statuses) => {
      if (name === firstStatus) {
        throw new Conflict('conflict', `“${firstStatus}” can't be removed: every application starts there.`);
      }
      if (!statuses.includes(name)) return statuses;
      await this.#checkEmpty(organizationId, [name]);
      await this.#pipeline.addFormer(organizationId, name, null);
      return statuses.filter((status) => status !== name);
    });
  }

  /**
   * Replaces the list, for operators. Adds the first status if it's missing. Throws Conflict if applications are in a
   * status that would be removed.
   */
  async replace(organizationId: string, names: readonly string[]): Promise<void> {
    const next = completeStatuses(names);
    await this.#change(organizationId, async (statuses) => {
      const removed = statuses.filter((name) => !next.includes(name));
      await this.#checkEmpty(organizationId, removed);
      for (const name of removed) await this.#pipeline.addFormer(organizationId, name, null);
      const added = next.filter((name) => !statuses.includes(name));
      for (const name of added) await this.#pipeline.removeFormer(organizationId, name);
      return next;
    });
  }

  async #checkEmpty(organizationId: string, names: readonly string[]): Promise<void> {
    const used: string[] = [];
    for (const name of names) if (await this.#pipeline.isUsed(organizationId, name)) used.push(name);
    if (used.length === 0) return;
    const counts = await this.#pipeline.counts(organizationId);
    const [first = '', ...others] = used.map(
      (name) => `${applicationsIn(Math.max(1, counts.get(name) ?? 0))} in “${name}”`,
    );
    const them = first.startsWith('1 ') && others.length === 0 ? 'it' : 'them';
    throw new Conflict('conflict', `${[first, ...others].join(', ')}. Move ${them} to other statuses first.`);
  }

  /** Fixes applications that got a status while it was renamed. A removed status is added again. */
  async fixFormerStatuses(): Promise<void> {
    for (const organizationId of await this.#pipeline.recentlyChanged()) {
      for (const former of await this.#pipeline.formerInUse(organizationId)) {
        await this.#fixFormerStatus(organizationId, former);
      }
    }
  }

  async #fixFormerStatus(organizationId: string, { name, renamedTo }: FormerStatus): Promise<void> {
    await this.#change(organizationId, async (statuses) => {
      if (statuses.includes(name)) return statuses;
      if (renamedTo !== null && statuses.includes(renamedTo)) {
        await this.#pipeline.rename(organizationId, name, renamedTo);
        return statuses;
      }
      await this.#pipeline.removeFormer(organizationId, name);
      return [...statuses, name];
    });
  }

  async #change(
    organizationId: string,
    change: (statuses: readonly string[]) => readonly string[] | Promise<readonly string[]>,
  ): Promise<void> {
    await this.#db.transaction(async () => {
      if (!(await this.#pipeline.lockStatuses(organizationId))) throw busy();
      const current = await this.#statuses(organizationId);
      const next = await change(current);
      if (next !== current) await this.#organizations.replaceStatuses(organizationId, current, next);
    });
  }

  async #statuses(organizationId: string): Promise<string[]> {
    return (await this.#organizations.get(organizationId)).pipeline_statuses;
  }
}

function checkKnown(name: string, statuses: readonly string[]): void {
  if (statuses.includes(name)) return;
  throw new Conflict('conflict', `“${name}” no longer exists: someone else has changed the statuses. Reload the page.`);
}

function checkFree(name: string, statuses: readonly string[]): void {
  const same = statuses.find((status) => status.toLowerCase() === name.toLowerCase());
  if (same !== undefined) throw invalidName('is already a status');
  const builtIn = similarBuiltInStatus(name);
  if (builtIn !== undefined) throw invalidName(`must be written “${builtIn}”, the name of the built-in status`);
}
