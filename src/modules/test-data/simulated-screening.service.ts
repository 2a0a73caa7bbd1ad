import type { ApplicationStepService } from '#modules/applications';
import type { ScreeningStartService, SessionService, SessionView } from '#modules/screenings';
import { Conflict, NotFound } from '#platform/errors.ts';
import type { Pair, SimulationQueries } from './simulation.queries.ts';

type Question = SessionView['questions'][number];

const dayMs = 86_400_000;

function answerTo({ type, options }: Question): string | string[] {
  const [first = ''] = options;
  if (type === 'multiple_choice') return [first];
  if (type === 'single_choice') return first;
  if (type === 'number') return '5';
  if (type === 'date') return new Date(Date.now() + 30 * dayMs).toISOString().slice(0, 10);
  return 'This is a simulated answer.';
}

/** A candidate who answers all questions and has no resume to add. */
export class SimulatedScreening {
  readonly #queries: SimulationQueries;
  readonly #starts: ScreeningStartService;
  readonly #sessions: SessionService;
  readonly #steps: ApplicationStepService;
  constructor(
    queries: SimulationQueries,
    starts: ScreeningStartService,
    sessions: SessionService,
    steps: ApplicationStepService,
  ) {
    this.#queries = queries;
    this.#starts = starts;
    this.#sessions = sessions;
    this.#steps = steps;
  }

  /** Starts one without a message if there is none to complete. Throws Conflict if one is completed already. */
  async completeFor(organizationId: string, pair: Pair): Promise<string> {
    const known = await this.#queries.session(organizationId, pair);
    if (known?.isCompleted) throw new Conflict('conflict', 'The screening of this application is already completed.');
    const id = known?.isOpen
      ? known.id
      : (await this.#starts.start({ organizationId, ...pair, channel: 'web_form' })).screeningId;
    return this.complete(organizationId, id);
  }

  /** Throws NotFound, and Conflict for a screening that has ended. */
  async complete(organizationId: string, id: string): Promise<string> {
    const { channel, candidateId, jobId } = await this.#view(organizationId, id);
    let view = await this.#sessions.begin(organizationId, id);
    if (channel === 'whatsapp') await this.#steps.recordWhatsappStarted(organizationId, { candidateId, jobId });
    for (const question of view.questions) {
      if (Object.hasOwn(view.answers, question.id)) continue;
      view = await this.#sessions.answer(organizationId, id, question.id, answerTo(question));
    }
    if (view.wantsResume) await this.#sessions.skipResume(organizationId, id);
    await this.#sessions.finish(organizationId, id);
    return id;
  }

  async #view(organizationId: string, id: string): Promise<SessionView> {
    try {
      return await this.#sessions.view(organizationId, id);
    } catch (error) {
      throw error instanceof NotFound ? new NotFound('The screening (screening_id)') : error;
    }
  }
}
