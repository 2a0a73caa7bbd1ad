import { type OrganizationService, statusCategory } from '#modules/organizations';
import { NotFound, ValidationError } from '#platform/errors.ts';
import type { TaskQueue } from '#platform/tasks/queue.ts';
import { rejectionEmailRequested } from '../application.events.ts';
import type { ApplicationDecision } from '../application.schemas.ts';
import type { ClosingRepository } from './closing.repository.ts';
import type { RejectionReasonRepository } from './rejection-reason.repository.ts';

type Application = { id: string; candidateId: string; jobId: string };

const refuse = (path: string, message: string) => ({ path, code: 'invalid_value', message });
const notClosing = 'can be set only in a status of category rejected or withdrawn';

/** The reason and note of a decision that closes an application, and whether the candidate gets an email. */
export class ClosingService {
  readonly #closings: ClosingRepository;
  readonly #reasons: RejectionReasonRepository;
  readonly #organizations: OrganizationService;
  readonly #tasks: TaskQueue;
  constructor(
    closings: ClosingRepository,
    reasons: RejectionReasonRepository,
    organizations: OrganizationService,
    tasks: TaskQueue,
  ) {
    this.#closings = closings;
    this.#reasons = reasons;
    this.#organizations = organizations;
    this.#tasks = tasks;
  }

  /**
   * `status`: the one that the application gets or stays in. Throws ValidationError if it ends no application without a
   * hire, and for a reason that is retired or of the other outcome. Throws NotFound for an unknown reason. The reason
   * stays as it is until the transaction ends.
   */
  async check(
    organizationId: string,
    status: { from: string; to: string },
    decision: ApplicationDecision,
  ): Promise<void> {
    const outcome = statusCategory(status.to);
    const isClosing = outcome === 'rejected' || outcome === 'withdrawn';
    if (!isClosing && (await this.#isKnown(organizationId, status))) {
      throw new ValidationError(Object.keys(decision).map((field) => refuse(field, notClosing)));
    }
    const { rejection_reason_id: reasonId } = decision;
    if (typeof reasonId !== 'string') return;
    const reason = await this.#reasons.hold(organizationId, reasonId);
    if (!reason) throw new NotFound('The rejection reason (rejection_reason_id)');
    if (!reason.active) {
      throw new ValidationError([refuse('rejection_reason_id', 'is a retired reason. Use an active one')]);
    }
    if (isClosing && reason.outcome !== outcome) {
      const message = `is a reason for the outcome ${reason.outcome}, not ${outcome}`;
      throw new ValidationError([refuse('rejection_reason_id', message)]);
    }
  }

  /** Call it after the move, in the same transaction. Adds the fields to the record of this decision. */
  async explain(organizationId: string, application: Application, decision: ApplicationDecision): Promise<void> {
    const asksForEmail = decision.send_rejection_email === true;
    const explained = await this.#closings.explain(organizationId, application.id, {
      reasonId: decision.rejection_reason_id,
      note: decision.decision_note,
      asksForEmail,
    });
    if (!explained?.isEmailNew) return;
    const { id: applicationId, candidateId, jobId } = application;
    const { decisionId } = explained;
    await this.#tasks.announce(rejectionEmailRequested, {
      organizationId,
      applicationId,
      candidateId,
      jobId,
      decisionId,
    });
  }

  /** An unknown status has an error of its own. */
  async #isKnown(organizationId: string, { from, to }: { from: string; to: string }): Promise<boolean> {
    return from === to || (await this.#organizations.get(organizationId)).pipeline_statuses.includes(to);
  }
}
