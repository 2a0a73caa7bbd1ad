import { newId } from '../../src/platform/ids.ts';
import type { TestApp } from '../support/app.ts';

const day = 86_400_000;
export const tomorrow = () => new Date(Date.now() + day);
export const yesterday = () => new Date(Date.now() - day);

const json = (value: unknown) =>
  value !== null && typeof value === 'object' && !(value instanceof Date) ? JSON.stringify(value) : value;

/** Rows that only a later part of the service, or nothing yet, would write. Makers return ids. */
export function rowsOf(app: TestApp, organizationId: string) {
  const insert = async (table: string, fields: Record<string, unknown>): Promise<string> => {
    const row: Record<string, unknown> = { id: newId(), organization_id: organizationId, ...fields };
    const names = Object.keys(row);
    await app.rows(
      `insert into ${table} (${names.join(', ')}) values (${names.map((_, i) => `$${i + 1}`).join(', ')})`,
      Object.values(row).map(json),
    );
    return String(row['id']);
  };
  return {
    session: (candidate_id: string, job_id: string, fields: Record<string, unknown> = {}) =>
      insert('screening_sessions', {
        candidate_id,
        job_id,
        channel: 'email',
        questions: [],
        expires_at: tomorrow(),
        ...fields,
      }),
    interview: (candidate_id: string, job_id: string | null, fields: Record<string, unknown> = {}) =>
      insert('video_interviews', {
        candidate_id,
        job_id,
        question_source: job_id ? 'job' : 'resume',
        initiated_via: 'api',
        questions: [],
        expires_at: tomorrow(),
        ...fields,
      }),
    response: (session_id: string, fields: Record<string, unknown>) =>
      insert('screening_responses', { session_id, question_id: newId(), answer_type: 'text', ...fields }),
    /** A conversation by WhatsApp that asks now, with a message that has been read. */
    async conversation(session_id: string, number: string, content: unknown): Promise<void> {
      await app.rows(
        'insert into whatsapp_conversations (organization_id, session_id, number, asked_at) values ($1, $2, $3, now())',
        [organizationId, session_id, number],
      );
      await insert('whatsapp_messages', { session_id, direction: 'out', content, state: 'read' });
    },
    answer: (interview_id: string, fields: Record<string, unknown>) =>
      insert('video_interview_answers', { interview_id, question_text: '?', ...fields }),
    /** Sets what a trigger stamps otherwise. */
    async changedAt(table: string, ids: unknown[], moment: string): Promise<void> {
      await app.rows(`alter table ${table} disable trigger stamp_update`);
      await app.rows(`update ${table} set updated_at = $2 where id = any($1)`, [ids, moment]);
      await app.rows(`alter table ${table} enable trigger stamp_update`);
    },
  };
}
