import { Conditions } from '#platform/database/conditions.ts';
import type { Database } from '#platform/database/database.ts';
import { readPage } from '#platform/database/list.ts';
import { shared, sql } from '#platform/database/sql.ts';
import type { Page, PageQuery } from '#platform/paging/page.ts';
import type { Member } from './mention.ts';

export type KnownMention = { user_id: string; label: string; is_removed: boolean };

/** A note that mentions the user, as the user's list shows it. */
export type MentionItem = {
  note_id: string;
  candidate_id: string;
  candidate_full_name: string;
  application_id: string | null;
  text: string;
  author_type: 'user' | 'key';
  author_name: string | null;
  by_operator: boolean;
  created_at: string;
  done_at: string | null;
};

export type MentionMail = {
  email: string;
  fullName: string;
  organizationName: string;
  candidateId: string;
  authorType: 'user' | 'key';
  authorName: string | null;
  byOperator: boolean;
};

type MentionKey = { noteId: string; userId: string };

/** How much of a note the list shows. */
const excerpt = 500;

const list = {
  from: sql`(select *, note_id as id from note_mentions) m`,
  alias: 'm',
  columns: sql`m.note_id, n.candidate_id, c.full_name as candidate_full_name, n.application_id,
    left(n.text, ${excerpt}) as text, n.author_type, coalesce(a.full_name, n.key_name) as author_name, n.by_operator, m.created_at,
    m.done_at`,
  joins: sql`join notes n on n.organization_id = m.organization_id and n.id = m.note_id
    join candidates c on c.organization_id = m.organization_id and c.id = n.candidate_id
    left join users a on n.author_type = 'user' and a.organization_id = m.organization_id and a.id = n.author_id`,
};

export class MentionRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  members(organizationId: string): Promise<Member[]> {
    return this.#db.rows(
      sql`select id, full_name, email from users
        where organization_id = ${organizationId} and lower(email) not like '%.invalid' order by lower(full_name), id`,
    );
  }

  ofNote(organizationId: string, noteId: string): Promise<KnownMention[]> {
    return this.#db.rows(
      sql`select user_id, label, removed_at is not null as is_removed from note_mentions
        where organization_id = ${organizationId} and note_id = ${noteId}`,
    );
  }

  /** The note mentions these users, by their labels, and nobody else. */
  async set(organizationId: string, noteId: string, labels: ReadonlyMap<string, string>): Promise<void> {
    const users = [...labels.keys()];
    await this.#db.rows(
      sql`update note_mentions set removed_at = now()
        where organization_id = ${organizationId} and note_id = ${noteId} and removed_at is null
          and user_id <> all(${users}::uuid[])`,
    );
    await this.#db.rows(
      sql`insert into note_mentions (organization_id, note_id, user_id, label)
        select ${organizationId}::uuid, ${noteId}::uuid, named.id, named.label
        from unnest(${users}::uuid[], ${[...labels.values()]}::text[]) as named (id, label)
        on conflict (organization_id, note_id, user_id) do update set removed_at = null, label = excluded.label`,
    );
  }

  /** Newest first. */
  page(organizationId: string, userId: string, isDone: boolean, query: PageQuery): Promise<Page<MentionItem>> {
    const where = new Conditions(sql`m.organization_id = ${organizationId}`)
      .and(userId, (id) => sql`m.user_id = ${id} and m.removed_at is null`)
      .and(isDone, (done) => (done ? sql`m.done_at is not null` : sql`m.done_at is null`));
    return readPage(this.#db, list, where, query);
  }

  /** Counts no further than `most`. */
  async countOpen(organizationId: string, userId: string, most: number): Promise<number> {
    const row = await this.#db.row<{ n: number }>(
      sql`select count(*)::int as n from (
          select 1 from note_mentions where organization_id = ${organizationId} and user_id = ${userId}
            and removed_at is null and done_at is null limit ${most}) as open`,
    );
    return row?.n ?? 0;
  }

  /** False when the note does not mention the user. */
  async setDone(organizationId: string, { noteId, userId }: MentionKey, isDone: boolean): Promise<boolean> {
    const at = isDone ? sql`coalesce(done_at, now())` : sql`null`;
    const rows = await this.#db.rows(
      sql`update note_mentions set done_at = ${at}
        where organization_id = ${organizationId} and note_id = ${noteId} and user_id = ${userId} and removed_at is null
        returning 1`,
    );
    return rows.length > 0;
  }

  /** Undefined for an email that nobody needs or wants any longer. The link to turn emails off gets the token. */
  prepareMail(
    organizationId: string,
    { noteId, userId }: MentionKey,
    tokenHash: Buffer,
  ): Promise<MentionMail | undefined> {
    const tenant = shared(organizationId);
    return this.#db.record(
      sql`update note_mentions m set token_hash = ${tokenHash}
        from users u join organizations o on o.id = u.organization_id, notes n
          left join users a on n.author_type = 'user' and a.organization_id = n.organization_id and a.id = n.author_id
        where m.organization_id = ${tenant} and m.note_id = ${noteId} and m.user_id = ${userId}
          and m.removed_at is null and m.done_at is null and m.mailed_at is null
          and u.organization_id = ${tenant} and u.id = m.user_id and u.test_of is null
          and n.organization_id = ${tenant} and n.id = m.note_id
          and not exists (select from mention_settings s
            where s.organization_id = ${tenant} and s.user_id = m.user_id and not s.emails)
        returning u.email, u.full_name, o.name as organization_name, n.candidate_id, n.author_type,
          coalesce(a.full_name, n.key_name) as author_name, n.by_operator`,
    );
  }

  async markMailed(organizationId: string, { noteId, userId }: MentionKey): Promise<void> {
    await this.#db.rows(
      sql`update note_mentions set mailed_at = now()
        where organization_id = ${organizationId} and note_id = ${noteId} and user_id = ${userId}`,
    );
  }

  /** Finds the user to whom the link belongs. */
  async userOfToken(organizationId: string, tokenHash: Buffer): Promise<string | undefined> {
    const row = await this.#db.record<{ userId: string }>(
      sql`select user_id from note_mentions where organization_id = ${organizationId} and token_hash = ${tokenHash}`,
    );
    return row?.userId;
  }

  async wantsEmails(organizationId: string, userId: string): Promise<boolean> {
    const row = await this.#db.row<{ emails: boolean }>(
      sql`select emails from mention_settings where organization_id = ${organizationId} and user_id = ${userId}`,
    );
    return row?.emails ?? true;
  }

  async setEmails(organizationId: string, userId: string, emails: boolean): Promise<void> {
    await this.#db.rows(
      sql`insert into mention_settings (organization_id, user_id, emails) values (${organizationId}, ${userId}, ${emails})
        on conflict (organization_id, user_id) do update set emails = excluded.emails`,
    );
  }
}
