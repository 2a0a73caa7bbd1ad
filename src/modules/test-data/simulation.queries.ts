import type { Database } from '#platform/database/database.ts';
import { type Sql, sql } from '#platform/database/sql.ts';

export type Pair = { candidateId: string; jobId: string };
export type FoundMessage = { id: string; channel: 'email' | 'whatsapp'; state: string };
/** `isOpen`: the candidate can still complete it. */
export type FoundStep = { id: string; isOpen: boolean; isCompleted: boolean };

const ofPair = (organizationId: string, { candidateId, jobId }: Pair, alias: Sql): Sql =>
  sql`${alias}.organization_id = ${organizationId} and ${alias}.candidate_id = ${candidateId}
    and ${alias}.job_id = ${jobId}`;

export class SimulationQueries {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** The open screening session first, then a completed one, then the latest. */
  session(organizationId: string, pair: Pair): Promise<FoundStep | undefined> {
    return this.#db.record(
      sql`select s.id, s.status not in ('completed', 'expired', 'cancelled') and s.expires_at > now() as is_open,
            s.status = 'completed' as is_completed
          from screening_sessions s where ${ofPair(organizationId, pair, sql`s`)}
          order by is_open desc, is_completed desc, s.id desc limit 1`,
    );
  }

  /** Prefers interviews in the same order as `session`. */
  interview(organizationId: string, pair: Pair): Promise<FoundStep | undefined> {
    return this.#db.record(
      sql`select v.id, v.status = 'in_progress' or (v.status = 'invited' and v.expires_at > now()) as is_open,
            v.status = 'completed' as is_completed
          from video_interviews v where ${ofPair(organizationId, pair, sql`v`)}
          order by is_open desc, is_completed desc, v.id desc limit 1`,
    );
  }

  async hasInterview(organizationId: string, id: string): Promise<boolean> {
    const row = await this.#db.row(
      sql`select 1 from video_interviews where organization_id = ${organizationId} and id = ${id}`,
    );
    return row !== undefined;
  }

  /** The message with this id. */
  message(organizationId: string, id: string): Promise<FoundMessage | undefined> {
    return this.#db.record(
      sql`select id, 'email' as channel, state from outbound_messages
          where organization_id = ${organizationId} and id = ${id}
          union all
          select id, 'whatsapp', state from whatsapp_messages
          where organization_id = ${organizationId} and id = ${id} and direction = 'out'`,
    );
  }

  /** The latest message that was sent about the application. */
  lastMessage(organizationId: string, pair: Pair): Promise<FoundMessage | undefined> {
    return this.#db.record(
      sql`select m.id, m.channel, m.state from (
            select m.id, 'email' as channel, m.state, m.created_at from outbound_messages m
            where ${ofPair(organizationId, pair, sql`m`)} and m.state = 'sent'
            union all
            select w.id, 'whatsapp', w.state, w.created_at from whatsapp_messages w
              join screening_sessions s on s.organization_id = w.organization_id and s.id = w.session_id
            where ${ofPair(organizationId, pair, sql`s`)} and w.organization_id = ${organizationId}
              and w.direction = 'out' and w.state = 'sent') m
          order by m.created_at desc, m.id desc limit 1`,
    );
  }
}
