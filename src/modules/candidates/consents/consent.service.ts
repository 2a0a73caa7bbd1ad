import { hash } from 'node:crypto';
import type { Database } from '#platform/database/database.ts';
import { NotFound } from '#platform/errors.ts';
import type { Page, PageQuery } from '#platform/paging/page.ts';
import type { TaskQueue } from '#platform/tasks/queue.ts';
import { consentWithdrawn } from './consent.events.ts';
import type { ConsentChoice, ConsentRepository, NewConsent, StoredConsent } from './consent.repository.ts';
import type { ConsentChannel, ConsentView } from './consent.schemas.ts';

/** `isTemplate`: the text names no candidate. */
export type ConsentText = { text: string; version: string; isTemplate: boolean };

export const consentHash = (text: string): string => hash('sha256', text);

/** Records what candidates agree to. Others act upon it. */
export class ConsentService {
  readonly #db: Database;
  readonly #consents: ConsentRepository;
  readonly #tasks: TaskQueue;
  constructor(db: Database, consents: ConsentRepository, tasks: TaskQueue) {
    this.#db = db;
    this.#consents = consents;
    this.#tasks = tasks;
  }

  /** Throws NotFound. */
  async page(organizationId: string, candidateId: string, query: PageQuery): Promise<Page<ConsentView>> {
    if (!(await this.#consents.hasCandidate(organizationId, candidateId))) throw new NotFound('The candidate');
    return this.#consents.page(organizationId, candidateId, query);
  }

  /** Throws NotFound. */
  async get(organizationId: string, id: string): Promise<ConsentView> {
    const consent = await this.#consents.view(organizationId, id);
    if (!consent) throw new NotFound('The consent');
    return consent;
  }

  /** Throws NotFound. */
  async find(organizationId: string, id: string): Promise<StoredConsent> {
    const consent = await this.#consents.find(organizationId, id);
    if (!consent) throw new NotFound('The consent');
    return consent;
  }

  /** Returns the id. Throws NotFound (candidate, interview). */
  async record(
    organizationId: string,
    { text: { text, version, isTemplate }, ...consent }: Omit<NewConsent, 'text'> & { text: ConsentText },
  ): Promise<string> {
    const key = { hash: consentHash(text), version };
    return this.#db.transaction(async () => {
      await this.#consents.saveText(organizationId, { ...key, text, isTemplate });
      return this.#consents.insert(organizationId, { ...consent, text: key });
    });
  }

  /** Announces each consent that has just ended. Repeating it changes nothing. */
  async withdraw(organizationId: string, which: ConsentChoice, channel: ConsentChannel): Promise<void> {
    await this.#db.transaction(async () => {
      for (const consent of await this.#consents.withdraw(organizationId, which, channel)) {
        await this.#tasks.announce(consentWithdrawn, {
          organizationId,
          candidateId: consent.candidate_id,
          purpose: consent.purpose,
          screeningSessionId: consent.screening_session_id,
        });
      }
    });
  }
}
