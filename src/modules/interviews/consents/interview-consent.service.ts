import {
  type ConsentChannel,
  type ConsentService,
  type ConsentText,
  type ConsentView,
  type CreateConsent,
  consentPurposes,
} from '#modules/candidates';
import type { CandidateLinkService } from '#modules/outreach';
import type { Database } from '#platform/database/database.ts';
import { NotFound } from '#platform/errors.ts';
import { sendCandidateActor } from '#platform/events/event-hint.ts';
import type { TaskQueue } from '#platform/tasks/queue.ts';
import { removeWithdrawnRecording } from '../recordings/recording.tasks.ts';
import type { RoomRepository } from '../room/room.repository.ts';
import type { InterviewConsentRepository, InterviewConsentState } from './interview-consent.repository.ts';

type InterviewKey = { organizationId: string; interviewId: string };

/** The text to which the candidate agrees. `recordingDays` is the retention period stated in it. */
export type InterviewAgreement = { text: ConsentText; recordingDays: number };

/** Longer than the longest interview. */
const linkHours = 24;

/** Consents, with what follows from them for interviews. */
export class InterviewConsentService {
  readonly #db: Database;
  readonly #consents: ConsentService;
  readonly #interviews: InterviewConsentRepository;
  readonly #rooms: RoomRepository;
  readonly #queue: TaskQueue;
  readonly #links: CandidateLinkService;
  constructor(
    db: Database,
    consents: ConsentService,
    interviews: InterviewConsentRepository,
    rooms: RoomRepository,
    queue: TaskQueue,
    links: CandidateLinkService,
  ) {
    this.#db = db;
    this.#consents = consents;
    this.#interviews = interviews;
    this.#rooms = rooms;
    this.#queue = queue;
    this.#links = links;
  }

  /** Throws NotFound (candidate, interview of another candidate). */
  async create(organizationId: string, candidateId: string, input: CreateConsent): Promise<ConsentView> {
    const { text, text_version: version, given_at: givenAt, interview_id: interviewId, ...consent } = input;
    return this.#db.transaction(async () => {
      if (interviewId && !(await this.#interviews.belongsTo(organizationId, interviewId, candidateId))) {
        // An unknown candidate is named first.
        await this.#consents.page(organizationId, candidateId, { limit: 1, offset: 0 });
        throw new NotFound('The video interview (interview_id)');
      }
      const id = await this.#consents.record(organizationId, {
        ...consent,
        ...{ candidateId, givenAt, interviewId },
        text: { text, version, isTemplate: false },
      });
      return this.#consents.get(organizationId, id);
    });
  }

  /** Withdraws any consent. Repeating this changes nothing. Throws NotFound. */
  async withdraw(organizationId: string, id: string, channel: ConsentChannel): Promise<ConsentView> {
    return this.#db.transaction(async () => {
      const { purpose, interview_id: interviewId } = await this.#consents.find(organizationId, id);
      if (purpose === consentPurposes.interview && interviewId) {
        await this.withdrawInterview({ organizationId, interviewId }, channel);
      } else {
        await this.#consents.withdraw(organizationId, { id }, channel);
      }
      return this.#consents.get(organizationId, id);
    });
  }

  /** Call it in the transaction in which the candidate starts the interview. */
  async record(
    { interviewId, candidateId }: { interviewId: string; candidateId: string },
    organizationId: string,
    agreement: InterviewAgreement | undefined,
  ): Promise<void> {
    await this.#links.prolong(organizationId, interviewId, linkHours);
    if (!agreement) return;
    await this.#consents.record(organizationId, {
      ...{ candidateId, interviewId },
      purpose: consentPurposes.interview,
      channel: 'web_page',
      text: agreement.text,
    });
  }

  /** The interview's link is the way to withdraw: it works as long as there is a recording. */
  async keepLinks(organizationId: string, interviewId: string): Promise<void> {
    const days = await this.#interviews.recordingDays(organizationId, interviewId);
    if (days !== null) await this.#links.prolong(organizationId, interviewId, days * 24);
  }

  /** Undefined before the candidate has agreed. */
  state({ organizationId, interviewId }: InterviewKey): Promise<InterviewConsentState | undefined> {
    return this.#interviews.state(organizationId, interviewId);
  }

  /** Withdraws on the candidate's own page. Does nothing if the candidate has not agreed yet. */
  async withdrawByCandidate(key: InterviewKey): Promise<void> {
    await this.#db.transaction(async () => {
      sendCandidateActor(this.#db);
      if (await this.state(key)) await this.withdrawInterview(key, 'web_page');
    });
  }

  /**
   * Ends the interview, and removes what was made of it: at once from the database, and from the file store by a task.
   * Repeating it changes nothing.
   */
  async withdrawInterview({ organizationId, interviewId }: InterviewKey, channel: ConsentChannel): Promise<void> {
    await this.#db.transaction(async () => {
      await this.#rooms.lock(organizationId, interviewId);
      await this.#consents.withdraw(organizationId, { purpose: consentPurposes.interview, interviewId }, channel);
      const hasEnded = await this.#interviews.end(organizationId, interviewId);
      if (!hasEnded) return;
      await this.#interviews.removeContents(organizationId, interviewId);
      await this.#queue.enqueue(removeWithdrawnRecording, { organizationId, interviewId });
    });
  }
}
