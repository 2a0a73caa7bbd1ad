import type { Database } from '#platform/database/database.ts';
import { type Sql, sql } from '#platform/database/sql.ts';
import { newId } from '#platform/ids.ts';
import type { ChatContent, InboundChat } from '#platform/messaging/whatsapp-webhook.ts';

export type HeldMessage = {
  id: string;
  providerId: string;
  content: ChatContent;
  sentAt: string;
  /** The message that asked which conversation it is for, if one was sent. */
  promptId: string | null;
  promptedAt: string | null;
  /** Sessions in the order in which the candidate was asked about them. */
  options: string[];
};

const columns = sql`id, provider_id, content, sent_at, prompt_id, prompted_at, options`;
const waiting = (number: string): Sql => sql`number = ${number} and content is not null`;

/** Messages that belong to no organization yet. */
export class HeldMessageRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Messages of a number are received one at a time, until the transaction ends. */
  async lockNumber(number: string): Promise<void> {
    await this.#db.rows(sql`select pg_advisory_xact_lock(hashtextextended(${`whatsapp from ${number}`}, 0))`);
  }

  /** Undefined for a message that was received before. */
  async insert(number: string, { providerId, content, sentAt }: InboundChat, at: Date): Promise<string | undefined> {
    const row = await this.#db.record<{ id: string }>(
      sql`insert into whatsapp_held_messages (id, number, provider_id, content, sent_at, held_at)
          select ${newId()}, ${number}, ${providerId}, ${JSON.stringify(content)}::jsonb, ${sentAt}, ${at}
          where not exists (select 1 from whatsapp_messages m where m.provider_id = ${providerId})
          on conflict (provider_id) do nothing returning id`,
    );
    return row?.id;
  }

  find(id: string, number: string): Promise<HeldMessage | undefined> {
    return this.#db.record(sql`select ${columns} from whatsapp_held_messages where id = ${id} and ${waiting(number)}`);
  }

  oldest(number: string): Promise<HeldMessage | undefined> {
    return this.#db.record(
      sql`select ${columns} from whatsapp_held_messages where ${waiting(number)} order by sent_at, id limit 1`,
    );
  }

  /** Returns the origin even after the conversation was chosen. */
  async origin(id: string): Promise<{ number: string; heldAt: string } | undefined> {
    return this.#db.record(sql`select number, held_at from whatsapp_held_messages where id = ${id}`);
  }

  /** Whether this message has chosen a conversation before. */
  async isChoice(providerId: string): Promise<boolean> {
    return (
      (await this.#db.row(sql`select 1 from whatsapp_held_messages where chosen_by = ${providerId}`)) !== undefined
    );
  }

  async markPrompted(id: string, promptId: string, options: readonly string[], at: Date): Promise<void> {
    await this.#db.rows(
      sql`update whatsapp_held_messages set prompt_id = ${promptId}, options = ${options}::uuid[], prompted_at = ${at}
          where id = ${id}`,
    );
  }

  /** Makes the service ask the candidate again. */
  async resetPrompt(id: string): Promise<void> {
    await this.#db.rows(sql`update whatsapp_held_messages set prompted_at = null where id = ${id}`);
  }

  /** `chosenBy`: the message that chose; null if there was nothing to choose. */
  async markChosen(id: string, chosenBy: string | null): Promise<void> {
    await this.#db.rows(
      sql`update whatsapp_held_messages set content = null, chosen_by = ${chosenBy} where id = ${id}`,
    );
  }

  async removeOlderThan(time: Date): Promise<void> {
    await this.#db.rows(sql`delete from whatsapp_held_messages where held_at < ${time}`);
  }
}
