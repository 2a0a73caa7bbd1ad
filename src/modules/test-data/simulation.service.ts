import type { ApplicationService, ApplicationStepService } from '#modules/applications';
import type { Database } from '#platform/database/database.ts';
import { Conflict, NotFound } from '#platform/errors.ts';
import { sendCandidateActor, sendSystemActor } from '#platform/events/event-hint.ts';
import type { SimulatedInterview } from './simulated-interview.service.ts';
import type { SimulatedMessage } from './simulated-message.service.ts';
import type { SimulatedResume } from './simulated-resume.service.ts';
import type { SimulatedScreening } from './simulated-screening.service.ts';
import type { Pair } from './simulation.queries.ts';
import type { SimulatedAction, Simulation } from './simulation.schemas.ts';

type Application = Pair & { id: string; isClosed: boolean; isInterestConfirmed: boolean };

/** Actions of the service or a mail server rather than the candidate. */
const byService: ReadonlySet<Simulation['action']> = new Set(['resume_unreadable', 'message_bounced']);

/** Does in test data what only a candidate can do, by the services that candidates' pages call. */
export class SimulationService {
  readonly #db: Database;
  readonly #applications: ApplicationService;
  readonly #steps: ApplicationStepService;
  readonly #screenings: SimulatedScreening;
  readonly #interviews: SimulatedInterview;
  readonly #resumes: SimulatedResume;
  readonly #messages: SimulatedMessage;
  constructor(
    db: Database,
    applications: ApplicationService,
    steps: ApplicationStepService,
    screenings: SimulatedScreening,
    interviews: SimulatedInterview,
    resumes: SimulatedResume,
    messages: SimulatedMessage,
  ) {
    this.#db = db;
    this.#applications = applications;
    this.#steps = steps;
    this.#screenings = screenings;
    this.#interviews = interviews;
    this.#resumes = resumes;
    this.#messages = messages;
  }

  /**
   * Call it in the caller's transaction. Throws NotFound for the given ID, Conflict if the candidate could not do this,
   * and Forbidden `insufficient_credits`.
   */
  async simulate(organizationId: string, request: Simulation): Promise<SimulatedAction> {
    const { application_id: applicationId, screening_id, video_interview_id, message_id, candidate_id } = request;
    if (byService.has(request.action)) sendSystemActor(this.#db);
    else sendCandidateActor(this.#db);
    const application = applicationId === undefined ? undefined : await this.#lock(organizationId, applicationId);
    const done = (type: SimulatedAction['subject']['type'], id: string): SimulatedAction => ({
      action: request.action,
      subject: { type, id },
    });
    switch (request.action) {
      case 'interest_confirmed':
      case 'interest_declined':
        return done('application', await this.#answerInterest(organizationId, request.action, application));
      case 'screening_completed':
        return done(
          'screening',
          application
            ? await this.#screenings.completeFor(organizationId, application)
            : await this.#screenings.complete(organizationId, screening_id ?? ''),
        );
      case 'interview_completed':
        return done(
          'video_interview',
          application
            ? await this.#interviews.completeFor(organizationId, application)
            : await this.#interviews.complete(organizationId, video_interview_id ?? ''),
        );
      case 'resume_unreadable':
        return done(
          'candidate',
          await this.#resumes.breakResume(organizationId, application?.candidateId ?? candidate_id ?? ''),
        );
      case 'message_bounced':
        return done(
          'message',
          application
            ? await this.#messages.bounceLast(organizationId, application)
            : await this.#messages.bounce(organizationId, message_id ?? ''),
        );
    }
  }

  /** Simulations of one application come one after the other. */
  async #lock(organizationId: string, id: string): Promise<Application> {
    await this.#applications.lock(organizationId, id);
    try {
      const found = await this.#applications.get(organizationId, id);
      const isClosed = found.closed_at !== null || found.status === 'withdrawn';
      const isInterestConfirmed = found.interest_clicked_at !== null;
      return { id, candidateId: found.candidate_id, jobId: found.job_id, isClosed, isInterestConfirmed };
    } catch (error) {
      throw error instanceof NotFound ? new NotFound('The application (application_id)') : error;
    }
  }

  async #answerInterest(
    organizationId: string,
    action: 'interest_confirmed' | 'interest_declined',
    application: Application | undefined,
  ): Promise<string> {
    if (!application) throw new NotFound('The application (application_id)');
    if (application.isClosed) {
      throw new Conflict('conflict', 'This application is closed, so the candidate can no longer answer.');
    }
    if (action === 'interest_declined' && application.isInterestConfirmed) {
      throw new Conflict('conflict', 'The candidate has confirmed their interest, so they can no longer decline.');
    }
    const answer = action === 'interest_confirmed' ? 'interested' : 'declined';
    await this.#steps.recordInterest(organizationId, application, answer);
    return application.id;
  }
}
