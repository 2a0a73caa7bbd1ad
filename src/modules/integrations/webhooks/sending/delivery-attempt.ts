import type { EndpointSecrets } from '../endpoint-secret.ts';
import type { Attempt, Claim } from './attempt.repository.ts';
import { nextAttempt } from './retry-schedule.ts';
import type { AttemptOutcome, WebhookSender } from './webhook-sender.ts';

const gone = 410;

/** Signs and sends one event to one endpoint. */
export class DeliveryAttempt {
  readonly #secrets: EndpointSecrets;
  readonly #sender: WebhookSender;
  constructor(secrets: EndpointSecrets, sender: WebhookSender) {
    this.#secrets = secrets;
    this.#sender = sender;
  }

  get canSign(): boolean {
    return this.#secrets.hasKey;
  }

  /** Throws SecretUnreadable before anything is sent. */
  async make(claim: Claim): Promise<Attempt> {
    const outcome = await this.send(claim);
    const { succeeded, status, error, response, endedAt } = outcome;
    const isOver = succeeded || status === gone;
    const next = isOver ? undefined : nextAttempt(claim.step, endedAt, outcome.retryAfterMs);
    return {
      id: claim.id,
      endpoint_id: claim.endpointId,
      lease: claim.lease,
      succeeded,
      is_gone: status === gone,
      at: endedAt.toISOString(),
      status,
      error,
      response,
      next_attempt_at: next?.toISOString() ?? null,
    };
  }

  /** Like `make`, for an event without a stored delivery. */
  send({
    endpointId,
    url,
    eventId,
    body,
    secret,
    previousSecrets,
  }: Pick<Claim, 'endpointId' | 'url' | 'eventId' | 'body' | 'secret' | 'previousSecrets'>): Promise<AttemptOutcome> {
    const secrets = [secret, ...previousSecrets].map((one) => this.#secrets.open(one, endpointId));
    return this.#sender.send({ url, eventId, body, secrets });
  }

  close(): void {
    this.#sender.close();
  }
}
