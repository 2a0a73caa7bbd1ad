import type { AuditActor, AuditTrail } from '../../audit-trail.ts';
import type { Resolve } from '../../container.ts';
import { Grouped } from '../../database/grouped.ts';
import { currentLogContext, withLogContext } from '../../log.ts';
import type { Actor } from './access.ts';
import type { Endpoint } from './endpoint.ts';

/** `alone` answers the call in its own transaction. */
type Call<A> = { body: unknown; requestId: string | undefined; alone: () => Promise<A> };
type Group<A> = { calls: Grouped<Call<A>, A | undefined>; size: number };
export type SharedReply = { status: number; body: unknown };

/**
 * Groups concurrent calls of one key from one address to an endpoint with `together`. While two of their transactions
 * run, further calls wait and share the next one. Keys do not wait for each other.
 */
export class SharedCalls<A> {
  readonly #endpoint: Endpoint;
  readonly #audit: AuditTrail;
  readonly #resolve: Resolve;
  readonly #present: (reply: SharedReply, seesContact: boolean) => A;
  readonly #groups = new Map<string, Group<A>>();
  constructor(
    endpoint: Endpoint,
    { audit, resolve }: { audit: AuditTrail; resolve: Resolve },
    present: (reply: SharedReply, seesContact: boolean) => A,
  ) {
    this.#endpoint = endpoint;
    this.#audit = audit;
    this.#resolve = resolve;
    this.#present = present;
  }

  async run(actor: Actor, auditActor: AuditActor, body: unknown, alone: () => Promise<A>): Promise<A> {
    const key = `${actor.apiKeyId} ${auditActor.ip}`;
    let group = this.#groups.get(key);
    if (!group) {
      const calls = new Grouped<Call<A>, A | undefined>({ size: 50, waitMs: 0 }, (some) =>
        this.#answer(actor, auditActor, some),
      );
      this.#groups.set(key, (group = { calls, size: 0 }));
    }
    group.size++;
    try {
      const answer = await group.calls.run({ body, requestId: currentLogContext().request_id, alone });
      return answer ?? (await alone());
    } finally {
      if (--group.size === 0) this.#groups.delete(key);
    }
  }

  async #answer(actor: Actor, auditActor: AuditActor, calls: readonly Call<A>[]): Promise<(A | undefined)[]> {
    const [first] = calls;
    if (first && calls.length === 1) return [await first.alone()];
    const bodies = calls.map(({ body }) => body);
    // Uses the key that all calls share instead of one call's context, because events name the key.
    const context = { organization_id: actor.organizationId, key_id: actor.apiKeyId };
    const outcomes = await withLogContext(context, () =>
      this.#audit.auditedTogether(
        auditActor,
        async () => (await this.#endpoint.together?.({ actor, resolve: this.#resolve }, bodies)) ?? [],
        (made) => new Map(made.flatMap((outcome, i) => (outcome ? [[outcome.subject, calls[i]?.requestId]] : []))),
      ),
    );
    return outcomes.map(
      (outcome) => outcome && this.#present(outcome.reply as unknown as SharedReply, actor.seesContact),
    );
  }
}
