import type { ApplicationService } from '#modules/applications';
import type { Database } from '#platform/database/database.ts';
import { NotFound } from '#platform/errors.ts';
import type { Move, MoveUndoQueries, WhyNot } from './move-undo.queries.ts';

/**
 * Takes a move back while nobody can have acted on it: then it is one more move. The history keeps both, and reports count
 * neither.
 */
export class MoveUndoService {
  readonly #db: Database;
  readonly #moves: MoveUndoQueries;
  readonly #applications: ApplicationService;
  constructor(db: Database, moves: MoveUndoQueries, applications: ApplicationService) {
    this.#db = db;
    this.#moves = moves;
    this.#applications = applications;
  }

  /** Undefined without an application. */
  last(organizationId: string, applicationId: string): Promise<Move | undefined> {
    return this.#moves.move(organizationId, applicationId, null);
  }

  /** Returns why not. Throws NotFound, and InvalidPipelineStatus if the former status was removed. */
  async undo(
    organizationId: string,
    applicationId: string,
    eventId: string,
    userId: string,
  ): Promise<WhyNot | undefined> {
    return this.#db.transaction(async () => {
      await this.#applications.lock(organizationId, applicationId);
      const move = await this.#moves.move(organizationId, applicationId, eventId);
      if (!move) throw new NotFound('The move');
      const { whyNot, fromStatus: status, undoneEventId: undoes } = move;
      if (whyNot !== null) return whyNot;
      if (status === null) return 'first';
      await this.#applications.update(
        organizationId,
        applicationId,
        { fields: { status }, sentBack: false },
        { userId, undoes },
      );
      return undefined;
    });
  }
}
