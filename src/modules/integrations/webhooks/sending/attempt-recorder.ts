import type { UserService } from '#modules/organizations';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { TaskQueue } from '#platform/tasks/queue.ts';
import { measure } from '#platform/telemetry/measurements.ts';
import type { WebhookDeliveryRepository } from '../deliveries/delivery.repository.ts';
import type { Attempt, FailingEndpoint, WebhookAttemptRepository } from './attempt.repository.ts';
import { tellEndpointFailing } from './webhook.tasks.ts';

const hour = 3600_000;
const warnAfterMs = 24 * hour;
const disableAfterMs = 5 * 24 * hour;

/** Records attempts, and what they say about their endpoints. */
export class AttemptRecorder {
  readonly #db: Database;
  readonly #attempts: WebhookAttemptRepository;
  readonly #deliveries: WebhookDeliveryRepository;
  readonly #users: UserService;
  readonly #tasks: TaskQueue;
  readonly #clock: Clock;
  constructor(
    db: Database,
    attempts: WebhookAttemptRepository,
    deliveries: WebhookDeliveryRepository,
    users: UserService,
    tasks: TaskQueue,
    clock: Clock,
  ) {
    this.#db = db;
    this.#attempts = attempts;
    this.#deliveries = deliveries;
    this.#users = users;
    this.#tasks = tasks;
    this.#clock = clock;
  }

  async record(attempts: readonly Attempt[]): Promise<void> {
    await this.#db.transaction(async () => {
      await this.#attempts.record(attempts);
      await this.#attempts.noteHealth(attempts);
      const failed = attempts.filter(({ succeeded }) => !succeeded);
      if (failed.length > 0) await this.#judge(failed);
    });
    for (const { error } of attempts) measure('webhook', { outcome: error ?? 'succeeded' });
  }

  async #judge(failed: readonly Attempt[]): Promise<void> {
    const now = this.#clock.now();
    const gone = failed.filter(({ is_gone: isGone }) => isGone).map(({ endpoint_id: id }) => id);
    if (gone.length > 0) await this.#disable(gone, 'gone', now);
    const ids = [...new Set(failed.map(({ endpoint_id: id }) => id))];
    const failing = await this.#attempts.failingSince(ids, new Date(now.getTime() - warnAfterMs));
    for (const endpoint of failing) await this.#judgeFailing(endpoint, now);
  }

  async #judgeFailing(endpoint: FailingEndpoint, now: Date): Promise<void> {
    if (now.getTime() - new Date(endpoint.failingSince).getTime() >= disableAfterMs) {
      await this.#disable([endpoint.id], 'failing', now);
      await this.#tellAdmins(endpoint, 'disabled');
    } else if (!endpoint.isWarned) {
      await this.#attempts.markWarned(endpoint.id, now);
      await this.#tellAdmins(endpoint, 'failing');
    }
  }

  async #disable(endpointIds: readonly string[], reason: 'gone' | 'failing', now: Date): Promise<void> {
    for (const { organizationId, id } of await this.#attempts.disable(endpointIds, reason, now)) {
      await this.#deliveries.failPending(organizationId, id);
    }
  }

  async #tellAdmins(
    { organizationId, id, failingSince, isLive }: FailingEndpoint,
    state: 'failing' | 'disabled',
  ): Promise<void> {
    // Test mode sends no email.
    if (!isLive) return;
    const users = await this.#users.list(organizationId);
    const admins = users.filter(({ role, is_placeholder: isPlaceholder }) => role === 'admin' && !isPlaceholder);
    await this.#tasks.enqueueAll(
      tellEndpointFailing,
      admins.map(({ id: userId }) => ({ organizationId, userId, endpointId: id, failingSince, state })),
    );
  }
}
