import type { UserService } from '#modules/organizations';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { TaskQueue } from '#platform/tasks/queue.ts';
import { measure } from '#platform/telemetry/measurements.ts';
import type { WebhookDeliveryRepository } from '../deliveries/delivery.repository.ts';
import type { Attempt, EndpointKey, FailingEndpoint, WebhookAttemptRepository } from './attempt.repository.ts';
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
      // Endpoints before deliveries, in which order other writers lock them too.
      await this.#attempts.noteHealth(attempts);
      const failed = attempts.filter(({ succeeded }) => !succeeded);
      const disabled = failed.length > 0 ? await this.#judge(failed) : [];
      await this.#attempts.record(attempts);
      for (const { organizationId, id } of disabled) await this.#deliveries.failPending(organizationId, id);
    });
    for (const { error } of attempts) measure('webhook', { outcome: error ?? 'succeeded' });
  }

  /** Returns the endpoints that it disables. */
  async #judge(failed: readonly Attempt[]): Promise<EndpointKey[]> {
    const now = this.#clock.now();
    const gone = failed.filter(({ is_gone: isGone }) => isGone).map(({ endpoint_id: id }) => id);
    const disabled = gone.length > 0 ? await this.#attempts.disable(gone, 'gone', now) : [];
    const ids = [...new Set(failed.map(({ endpoint_id: id }) => id))];
    const failing = await this.#attempts.failingSince(ids, new Date(now.getTime() - warnAfterMs));
    for (const endpoint of failing) disabled.push(...(await this.#judgeFailing(endpoint, now)));
    return disabled;
  }

  async #judgeFailing(endpoint: FailingEndpoint, now: Date): Promise<EndpointKey[]> {
    if (now.getTime() - new Date(endpoint.failingSince).getTime() >= disableAfterMs) {
      await this.#tellAdmins(endpoint, 'disabled');
      return this.#attempts.disable([endpoint.id], 'failing', now);
    }
    if (!endpoint.isWarned) {
      await this.#attempts.markWarned(endpoint.id, now);
      await this.#tellAdmins(endpoint, 'failing');
    }
    return [];
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
