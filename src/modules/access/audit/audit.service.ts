import type { AuditActor, AuditTrail, NamedEntry } from '#platform/audit-trail.ts';
import { Conflict } from '#platform/errors.ts';
import type { Page } from '#platform/paging/page.ts';
import type { AuditEntry, AuditQuery, AuditRepository, RequestOfActor, SignIn } from './audit.repository.ts';
import type { AuditLogEntry, AuditLogQuery } from './audit.schemas.ts';

/** Types of subjects, by the first part of the action's name where it differs. */
const subjectTypes: Readonly<Record<string, string>> = {
  interview: 'video_interview',
  recording: 'video_interview',
  talent_pool: 'candidate',
  outreach: 'organization',
  credits: 'organization',
  session: 'user',
};

const typeOf = ({ subject_type, action }: AuditEntry): string => {
  const [noun = ''] = action.split('.', 1);
  return subject_type ?? subjectTypes[noun] ?? noun;
};

const databaseTime = /^\d{4}-\d\d-\d\dT[\d:.]+[+-]\d\d:\d\d$/;

/** PostgreSQL writes timestamps into JSON in its own format. */
const inApiFormat = (values: Record<string, unknown> | null): Record<string, unknown> | null =>
  values &&
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && databaseTime.test(value) ? new Date(value).toISOString() : value,
    ]),
  );

const viaOf = ({ details }: AuditEntry): Pick<AuditLogEntry, 'via'> => {
  const via = details?.['via'];
  return via === 'import' || via === 'mcp' ? { via } : {};
};

const viewOf = (entry: AuditEntry): AuditLogEntry => ({
  id: entry.id,
  created_at: entry.created_at,
  actor: { type: entry.actor_type, id: entry.actor_id, name: entry.actor_name },
  ip: entry.address,
  request_id: entry.request_id,
  ...viaOf(entry),
  action: entry.action,
  subject: { type: typeOf(entry), id: entry.subject },
  changed: entry.changed,
  before: inApiFormat(entry.before),
  after: inApiFormat(entry.after),
});

/** Reads the audit log. `AuditTrail` writes it. */
export class AuditService {
  readonly #entries: AuditRepository;
  readonly #trail: AuditTrail;
  constructor(entries: AuditRepository, trail: AuditTrail) {
    this.#entries = entries;
    this.#trail = trail;
  }

  /** The audit log as the API returns it, newest first. */
  async log(organizationId: string, query: AuditLogQuery): Promise<Page<AuditLogEntry>> {
    const page = await this.#entries.log(organizationId, query);
    return { ...page, rows: page.rows.map(viewOf) };
  }

  /**
   * Adds an entry unless the user has one with this action and subject since midnight UTC. Concurrent calls may add two.
   */
  async recordOnceADay(actor: AuditActor & { id: string }, entry: NamedEntry & { subject: string }): Promise<void> {
    const { organizationId, action, subject } = entry;
    if (await this.#entries.hasToday(organizationId, { userId: actor.id, action, subject })) return;
    await this.#trail.record(actor, entry);
  }

  /** Call it in the transaction that records the action. Throws Conflict when the user has reached the limit. */
  async checkDailyLimit(
    organizationId: string,
    { userId, action, limit, message }: { userId: string; action: string; limit: number; message: string },
  ): Promise<void> {
    const count = await this.#entries.countLocked(organizationId, userId, action);
    if (count >= limit) throw new Conflict('conflict', message);
  }

  /** How often the organization did this, and about `subject`. Until the transaction ends, nobody else counts the same. */
  countLastHour(
    organizationId: string,
    of: { actions: readonly string[]; subject: string },
  ): Promise<{ all: number; ofSubject: number }> {
    return this.#entries.countLastHourLocked(organizationId, of);
  }

  /** Newest first. */
  list(organizationId: string, query: AuditQuery): Promise<Page<AuditEntry>> {
    return this.#entries.page(organizationId, query);
  }

  /** Changes that a call made, oldest first, at most 200. */
  ofRequest(organizationId: string, request: RequestOfActor): Promise<AuditEntry[]> {
    return this.#entries.ofRequest(organizationId, request);
  }

  actions(organizationId: string): Promise<string[]> {
    return this.#entries.actions(organizationId);
  }

  /** Each user's latest sign-in, by user ID. */
  lastSignIns(organizationId: string): Promise<Map<string, SignIn>> {
    return this.#entries.lastSignIns(organizationId);
  }
}
