import { revealRequired } from '#modules/candidates';
import type { ScreeningQuestion } from '#modules/jobs';
import type { CandidateLinkService, OutreachService } from '#modules/outreach';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/database/database.ts';
import { TryAgain } from '#platform/database/failure.ts';
import { NotFound } from '#platform/errors.ts';
import type { Page } from '#platform/http/page.ts';
import type { TaskQueue } from '#platform/tasks/queue.ts';
import type { ScreeningQueries } from './screening.queries.ts';
import type { Channel, ScreeningDetail, ScreeningItem, ScreeningQuery, ScreeningType } from './screening.schemas.ts';
import { screeningStarted } from './session.events.ts';
import { snapshot } from './session.questions.ts';
import type { OpenSession, SessionRepository, SessionSubject } from './session.repository.ts';
import { checkTransition, type SessionStatus } from './session.states.ts';
import type { WhatsappOutbox } from './whatsapp-outbox.service.ts';

type StartedScreening = { screeningId: string; formUrl: string; isNew: boolean };

/** Screenings: sessions in which a candidate answers a job's questions, shown together with video interviews. */
export class ScreeningService {
  readonly #db: Database;
  readonly #queries: ScreeningQueries;
  readonly #sessions: SessionRepository;
  readonly #links: CandidateLinkService;
  readonly #outreach: OutreachService;
  readonly #tasks: TaskQueue;
  readonly #config: Config;
  readonly #whatsapp: WhatsappOutbox;
  constructor(
    db: Database,
    queries: ScreeningQueries,
    sessions: SessionRepository,
    links: CandidateLinkService,
    outreach: OutreachService,
    tasks: TaskQueue,
    config: Config,
    whatsapp: WhatsappOutbox,
  ) {
    this.#db = db;
    this.#queries = queries;
    this.#sessions = sessions;
    this.#links = links;
    this.#outreach = outreach;
    this.#tasks = tasks;
    this.#config = config;
    this.#whatsapp = whatsapp;
  }

  list(organizationId: string, query: ScreeningQuery): Promise<Page<ScreeningItem>> {
    return this.#queries.page(organizationId, query);
  }

  /** Throws NotFound, for an id of the other type too. */
  async get(organizationId: string, type: ScreeningType, id: string): Promise<ScreeningDetail> {
    const screening = await this.#queries.find(organizationId, type, id);
    if (!screening) throw new NotFound('The screening');
    return screening;
  }

  /**
   * Starts a session with the job's questions as they are now, or finds the one that is still open for this candidate,
   * job and channel (`isNew` is false then). Either way the link is new: earlier ones are not known any more, but go on working. Throws NotFound
   * (candidate; a job that the candidate's organization does not have), Forbidden for a masked candidate, and what
   * `WhatsappOutbox.invite` throws.
   */
  async start(candidateId: string, jobId: string, channel: Channel): Promise<StartedScreening> {
    return this.#db.transaction(async () => {
      const target = await this.#sessions.target(candidateId, jobId);
      if (!target) throw new NotFound('The candidate');
      if (!target.hasJob) throw new NotFound('The job');
      if (target.masked) throw revealRequired();
      const subject = { organizationId: target.organizationId, candidateId, jobId, channel };
      const known = await this.#findOpen(subject);
      const session = known ?? (await this.#open(subject, target.questions ?? []));
      if (channel === 'whatsapp') {
        const { organizationId } = target;
        await this.#whatsapp.invite({ organizationId, sessionId: session.id, candidateId, jobId });
      }
      const token = await this.#links.make({
        organizationId: target.organizationId,
        purpose: 'screening',
        candidateId,
        jobId,
        screeningSessionId: session.id,
        expiresAt: session.expiresAt,
      });
      return { screeningId: session.id, formUrl: `${this.#config.baseUrl}/screening/${token}`, isNew: !known };
    });
  }

  /** What brings the questions to the candidate is told once, however often a session is started. */
  async #open(subject: SessionSubject, questions: readonly ScreeningQuestion[]) {
    const session = await this.#sessions.insert(subject, snapshot(questions), this.#config.screeningDays);
    if (!session) throw new TryAgain('another session was started between the two statements');
    const { organizationId, candidateId, jobId, channel } = subject;
    const { id: sessionId, expiresAt } = session;
    if (channel === 'email') {
      const kind = 'screening_invite';
      await this.#outreach.queueScreening(organizationId, { sessionId, candidateId, jobId, expiresAt, kind });
    }
    await this.#tasks.announce(screeningStarted, { organizationId, sessionId, channel });
    return session;
  }

  /** One that is past its time makes room for the next. */
  async #findOpen(subject: SessionSubject): Promise<OpenSession | undefined> {
    const session = await this.#sessions.lockOpen(subject);
    if (!session?.overdue) return session;
    await this.#move(subject.organizationId, session, 'expired');
    return undefined;
  }

  /** The session must be locked. Throws Conflict. */
  async #move(organizationId: string, session: OpenSession, status: SessionStatus): Promise<void> {
    checkTransition(session.status, status);
    await this.#sessions.setStatus(organizationId, session.id, status);
  }
}
