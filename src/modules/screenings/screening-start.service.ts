import { revealRequired } from '#modules/candidates';
import type { CandidateLinkService } from '#modules/outreach';
import type { Database } from '#platform/database/database.ts';
import { NotFound } from '#platform/errors.ts';
import type { ScreeningInviteService } from './screening-invite.service.ts';
import type { SessionRepository, SessionSubject } from './sessions/session.repository.ts';
import type { SessionOpeningService } from './sessions/session-opening.service.ts';

export type StartedScreening = { screeningId: string; formUrl: string; isNew: boolean };

export class ScreeningStartService {
  readonly #db: Database;
  readonly #sessions: SessionRepository;
  readonly #opening: SessionOpeningService;
  readonly #invites: ScreeningInviteService;
  readonly #links: CandidateLinkService;
  constructor(
    db: Database,
    sessions: SessionRepository,
    opening: SessionOpeningService,
    invites: ScreeningInviteService,
    links: CandidateLinkService,
  ) {
    this.#db = db;
    this.#sessions = sessions;
    this.#opening = opening;
    this.#invites = invites;
    this.#links = links;
  }

  /**
   * Starts a screening, or finds the open one (`isNew` is false). The link is always new, and earlier links stay valid. Throws NotFound
   * (candidate, job), Forbidden for a masked candidate, and what `WhatsappOutbox.invite` throws.
   */
  async start(subject: SessionSubject): Promise<StartedScreening> {
    return this.#db.transaction(async () => {
      const target = await this.#sessions.target(subject);
      if (!target) throw new NotFound('The candidate');
      if (!target.hasJob) throw new NotFound('The job');
      if (target.isMasked) throw revealRequired();
      const session = await this.#opening.findOrOpen(subject, target.questions ?? []);
      await this.#invites.invite(subject, session);
      const { organizationId, candidateId, jobId } = subject;
      const { url: formUrl } = await this.#links.create({
        organizationId,
        purpose: 'screening',
        candidateId,
        jobId,
        screeningSessionId: session.id,
        expiresAt: session.expiresAt,
      });
      return { screeningId: session.id, formUrl, isNew: session.isNew };
    });
  }
}
