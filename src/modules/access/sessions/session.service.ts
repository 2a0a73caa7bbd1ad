import type { ConsoleSessionRepository, ConsoleSessionView } from './session.repository.ts';

/** A user's sessions in the console. */
export class ConsoleSessionService {
  readonly #sessions: ConsoleSessionRepository;
  constructor(sessions: ConsoleSessionRepository) {
    this.#sessions = sessions;
  }

  /** Open ones, last used first. */
  list(organizationId: string, userId: string): Promise<ConsoleSessionView[]> {
    return this.#sessions.list(organizationId, userId);
  }

  /** False when the user has no such session. */
  end(organizationId: string, userId: string, id: string): Promise<boolean> {
    return this.#sessions.end(organizationId, userId, id);
  }
}
