import { firstStatus, type OrganizationService } from '#modules/organizations';
import type { Database } from '#platform/database/database.ts';
import { Conflict, ValidationError } from '#platform/errors.ts';
import { almostMeaning, meaningOf } from './pipeline.meanings.ts';
import type { FormerStatus, PipelineRepository } from './pipeline.repository.ts';

export type PipelineStatus = {
  name: string;
  applications: number;
  /** What the service does by it; such a status keeps its name. */
  meaning: string | undefined;
};

/** More columns than anybody can look at. */
const maxStatuses = 50;

const wrongName = (message: string): ValidationError =>
  new ValidationError([{ path: 'name', code: 'invalid_value', message }]);
const busy = (): Conflict =>
  new Conflict('conflict', 'Somebody is changing the statuses just now, which takes a while. Try again in a moment.');
const applicationsIn = (n: number): string => (n === 1 ? '1 application is' : `${n} applications are`);

/**
 * The statuses of an organization's pipeline, with its applications in them. Each change says what it does to which
 * status, and is made to what is there when its turn comes: of two admins at once neither undoes the other's.
 */
export class PipelineService {
  readonly #db: Database;
  readonly #pipeline: PipelineRepository;
  readonly #organizations: OrganizationService;
  constructor(db: Database, pipeline: PipelineRepository, organizations: OrganizationService) {
    this.#db = db;
    this.#pipeline = pipeline;
    this.#organizations = organizations;
  }

  /** In pipeline order. */
  async list(organizationId: string): Promise<PipelineStatus[]> {
    const [statuses, counts] = await Promise.all([
      this.#statuses(organizationId),
      this.#pipeline.counts(organizationId),
    ]);
    return statuses.map((name) => ({ name, applications: counts.get(name) ?? 0, meaning: meaningOf(name) }));
  }

  /** Adds a status at the end. Throws ValidationError for a name that is one already, or looks like one. */
  async add(organizationId: string, name: string): Promise<void> {
    await this.#change(organizationId, async (statuses) => {
      if (statuses.length >= maxStatuses) throw wrongName(`cannot be added: there are ${maxStatuses} statuses already`);
      checkFree(name, statuses);
      await this.#pipeline.take(organizationId, name);
      return [...statuses, name];
    });
  }

  /**
   * Renames a status together with the applications in it, whose history says the new name too. Returns how many there
   * were. Throws ValidationError for a name that cannot be, Conflict for a status that keeps its name or is gone.
   */
  async rename(organizationId: string, from: string, to: string): Promise<number> {
    if (from === to) return 0;
    let renamed = 0;
    await this.#change(organizationId, async (statuses) => {
      checkKnown(from, statuses);
      if (meaningOf(from)) throw new Conflict('conflict', `"${from}" keeps its name: the service acts by it.`);
      if (meaningOf(to)) throw wrongName(`"${to}" has a meaning of its own: add it, and move applications to it`);
      checkFree(
        to,
        statuses.filter((status) => status !== from),
      );
      renamed = await this.#pipeline.rename(organizationId, from, to);
      await this.#pipeline.leave(organizationId, from, to);
      return statuses.map((status) => (status === from ? to : status));
    });
    return renamed;
  }

  /**
   * Puts a status right before another one. Twice is the same as once. Throws Conflict where one of the two is gone.
   */
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

  /** Removes a status that no application is in. Again changes nothing. Throws Conflict for the others. */
  async remove(organizationId: string, name: string): Promise<void> {
    await this.#change(organizationId, async (statuses) => {
      if (name === firstStatus) {
        throw new Conflict('conflict', `"${firstStatus}" stays: every application starts there.`);
      }
      if (!statuses.includes(name)) return statuses;
      if (await this.#pipeline.isUsed(organizationId, name)) {
        const count = (await this.#pipeline.counts(organizationId)).get(name) ?? 0;
        throw new Conflict(
          'conflict',
          `${applicationsIn(Math.max(1, count))} in "${name}". Move them to other statuses first.`,
        );
      }
      await this.#pipeline.leave(organizationId, name, null);
      return statuses.filter((status) => status !== name);
    });
  }

  /**
   * Finds the applications that were written under a name which was being changed or removed just then: whoever applies
   * reads the statuses without a lock. They get the new name; of a status that was removed, which comes back for them.
   */
  async settle(): Promise<void> {
    for (const organizationId of await this.#pipeline.lately()) {
      for (const former of await this.#pipeline.stragglers(organizationId)) {
        await this.#settleOne(organizationId, former);
      }
    }
  }

  async #settleOne(organizationId: string, { name, renamedTo }: FormerStatus): Promise<void> {
    await this.#change(organizationId, async (statuses) => {
      if (statuses.includes(name)) return statuses;
      if (renamedTo !== null && statuses.includes(renamedTo)) {
        await this.#pipeline.rename(organizationId, name, renamedTo);
        return statuses;
      }
      await this.#pipeline.take(organizationId, name);
      return [...statuses, name];
    });
  }

  /** What `change` makes of the statuses; once more with others where an operator was quicker. */
  async #change(
    organizationId: string,
    change: (statuses: readonly string[]) => readonly string[] | Promise<readonly string[]>,
  ): Promise<void> {
    await this.#db.transaction(async () => {
      if (!(await this.#pipeline.takeTurn(organizationId))) throw busy();
      const was = await this.#statuses(organizationId);
      const is = await change(was);
      if (is !== was) await this.#organizations.replaceStatuses(organizationId, was, is);
    });
  }

  async #statuses(organizationId: string): Promise<string[]> {
    return (await this.#organizations.get(organizationId)).pipeline_statuses;
  }
}

function checkKnown(name: string, statuses: readonly string[]): void {
  if (statuses.includes(name)) return;
  throw new Conflict('conflict', `"${name}" is not among the statuses any more: somebody has changed them meanwhile.`);
}

/** Names that differ in their case alone are taken for one another. */
function checkFree(name: string, statuses: readonly string[]): void {
  const same = statuses.find((status) => status.toLowerCase() === name.toLowerCase());
  if (same !== undefined) throw wrongName(`is taken: there is "${same}" already`);
  const almost = almostMeaning(name);
  if (almost !== undefined) throw wrongName(`is written "${almost}": that is the name by which the service acts`);
}
