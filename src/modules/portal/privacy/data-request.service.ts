import { hash } from 'node:crypto';
import type { ExportService, OwnErasureService } from '#modules/privacy';
import type { Database } from '#platform/database/database.ts';
import { NotFound, RateLimited } from '#platform/errors.ts';
import { id } from '#platform/schema/fields.ts';
import type { TaskQueue } from '#platform/tasks/queue.ts';
import { mailboxHash } from '../apply/mailbox.ts';
import type { PageOrganization } from '../branding/page-organization.ts';
import type { DataRequestRepository, OpenDataRequest } from './data-request.repository.ts';
import { sendDataLink } from './data-request.tasks.ts';

/** `Retry-After`, in seconds. */
const copiesWait = 3600;

/** Candidates ask for their data by proving that they own the mailbox. */
export class DataRequestService {
  readonly #db: Database;
  readonly #requests: DataRequestRepository;
  readonly #exports: ExportService;
  readonly #erasures: OwnErasureService;
  readonly #tasks: TaskQueue;
  constructor(
    db: Database,
    requests: DataRequestRepository,
    exports: ExportService,
    erasures: OwnErasureService,
    tasks: TaskQueue,
  ) {
    this.#db = db;
    this.#requests = requests;
    this.#exports = exports;
    this.#erasures = erasures;
    this.#tasks = tasks;
  }

  /** Throws NotFound. */
  async organization(organizationId: string): Promise<PageOrganization> {
    const isId = id().safeParse(organizationId).success;
    const organization = isId ? await this.#requests.organization(organizationId) : undefined;
    if (organization === undefined) throw new NotFound('The page');
    return organization;
  }

  /**
   * It never looks the address up, so no response reveals whether it is known. The same form again within minutes sends
   * nothing more. Nothing is refused for the mailbox: strangers could lock its owner out, or count what the owner asked.
   */
  async submit(organizationId: string, email: string): Promise<void> {
    const mailbox = mailboxHash(email);
    await this.#db.transaction(async () => {
      await this.#requests.lockMailbox(mailbox);
      if (await this.#requests.isRepeated(organizationId, email, mailbox)) return;
      const dataRequestId = await this.#requests.insert(organizationId, email, mailbox);
      await this.#tasks.enqueue(sendDataLink, { organizationId, dataRequestId });
    });
  }

  /** Throws NotFound for a token that is malformed, unknown or expired. */
  async open(token: string): Promise<OpenDataRequest> {
    const isToken = /^[\w-]{43}$/.test(token);
    const found = isToken ? await this.#requests.find(hash('sha256', token, 'buffer')) : undefined;
    if (!found) throw new NotFound('The page');
    return found;
  }

  /**
   * The link to the copy is sent to the candidate's address. Once more within minutes does nothing. Throws NotFound for a
   * candidate who is gone, and RateLimited.
   */
  async requestCopy(request: OpenDataRequest): Promise<void> {
    try {
      await this.#requestCopy(request);
    } catch (error) {
      if (!(error instanceof NotFound)) throw error;
      // A merge may have moved the request to the candidate that stays.
      const candidateId = await this.#requests.candidateOf(request);
      if (candidateId === undefined || candidateId === request.candidateId) throw error;
      await this.#requestCopy({ ...request, candidateId });
    }
  }

  async #requestCopy({ organizationId, id, candidateId }: OpenDataRequest): Promise<void> {
    await this.#db.transaction(async () => {
      // Locks the candidate before the request, in the same order as erasures and merges.
      await this.#exports.lockCandidate(organizationId, candidateId);
      const claim = await this.#requests.claimCopy(organizationId, id);
      if (claim === 'too_many') throw new RateLimited(copiesWait);
      if (claim === 'repeated') return;
      await this.#exports.requestOfCandidate(organizationId, candidateId, { isMailed: true });
    });
  }

  /** `held`: it waits for the end of a legal hold. Throws NotFound for a candidate who is gone. */
  requestErasure({ organizationId, candidateId }: OpenDataRequest): Promise<'queued' | 'held'> {
    return this.#erasures.request(organizationId, candidateId);
  }
}
