import { Conditions } from '#platform/database/conditions.ts';
import type { Database } from '#platform/database/database.ts';
import { readPage } from '#platform/database/list.ts';
import type { Page } from '#platform/http/page.ts';
import type { MessageKind } from './message.kinds.ts';

export const messageStates = ['queued', 'sending', 'sent', 'failed', 'skipped'] as const;
export type MessageState = (typeof messageStates)[number];

/** A message as people of the organization see it. */
export type MessageView = {
  id: string;
  kind: MessageKind;
  state: MessageState;
  candidate_id: string;
  candidate_full_name: string;
  job_id: string | null;
  job_title: string | null;
  interview_id: string | null;
  screening_session_id: string | null;
  /** The address it is or was to be sent to; null before the first try. */
  recipient: string | null;
  subject: string | null;
  attempts: number;
  /** What the mail server said last, or why the message was skipped. */
  error: string | null;
  /** What the mail server said when it took the message. */
  provider_id: string | null;
  created_at: string;
  updated_at: string;
  sent_at: string | null;
};

export type MessageQuery = {
  candidateId?: string;
  jobId?: string;
  state?: MessageState;
  limit: number;
  offset: number;
};

const columns = `m.id, m.kind, m.state, m.candidate_id, c.full_name as candidate_full_name, m.job_id, j.title as job_title,
  m.interview_id, m.screening_session_id, m.recipient, m.subject, m.attempts, m.error, m.provider_id, m.created_at,
  m.updated_at, m.sent_at`;
const joins = `join candidates c on c.organization_id = m.organization_id and c.id = m.candidate_id
  left join jobs j on j.organization_id = m.organization_id and j.id = m.job_id`;

/** What became of an organization's messages. */
export class MessageQueries {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** One page of the messages, newest first, and how many there are on all of them. */
  page(organizationId: string, { candidateId, jobId, state, limit, offset }: MessageQuery): Promise<Page<MessageView>> {
    const where = new Conditions()
      .and('m.organization_id = ?', organizationId)
      .and('m.candidate_id = ?', candidateId)
      .and('m.job_id = ?', jobId)
      .and('m.state = ?', state);
    const list = { from: 'outbound_messages m', alias: 'm', columns, joins };
    return readPage(this.#db, list, where, { limit, offset, after: undefined, filters: '' });
  }
}
