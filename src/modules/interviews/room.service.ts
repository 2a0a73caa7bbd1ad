import type { CandidateLinkService } from '#modules/outreach';
import type { Database } from '#platform/database/database.ts';
import { NotFound, PayloadTooLarge, ValidationError } from '#platform/errors.ts';
import type { InterviewEndService } from './interview-end.service.ts';
import { type MissingChunks, type RoomProblem, RoomRefusal } from './room.refusal.ts';
import type { Room, RoomRepository } from './room.repository.ts';
import { isOpened, nextRun, type RoomSettings, type RoomState, stateOf } from './room.state.ts';
import type { RunRepository } from './run.repository.ts';
import type { SignalRepository } from './signal.repository.ts';

/** An interview, and the tab that asks. */
export type Seat = { organizationId: string; interviewId: string; seat: string };
export type EndedAnswer = {
  /** How many chunks each recording has that the tab knows of. */
  runs: readonly { run: number; chunks: number }[];
  notes: string | null;
  /** Whether the answer is to count without the chunks that have not come. */
  acceptLoss: boolean;
};

const mostRuns = 30;
/** From the beginning, so that the link outlasts the longest interview. */
const linkHours = 24;

/**
 * What a candidate does in the interview. Each change is made under a lock of the room, so that two at once are one after
 * the other; done again, it is the same as once. Methods throw NotFound for an interview that the organization does not
 * have, and RoomRefusal.
 */
export class InterviewRoomService {
  readonly #db: Database;
  readonly #rooms: RoomRepository;
  readonly #runs: RunRepository;
  readonly #signals: SignalRepository;
  readonly #end: InterviewEndService;
  readonly #links: CandidateLinkService;
  readonly #settings: RoomSettings;
  constructor(
    db: Database,
    rooms: RoomRepository,
    runs: RunRepository,
    signals: SignalRepository,
    end: InterviewEndService,
    links: CandidateLinkService,
    settings: RoomSettings,
  ) {
    this.#db = db;
    this.#rooms = rooms;
    this.#runs = runs;
    this.#signals = signals;
    this.#end = end;
    this.#links = links;
    this.#settings = settings;
  }

  /** Without `seat` as for somebody who is not in the room. Changes nothing: it is no sign of life. */
  async state(organizationId: string, interviewId: string, seat?: string): Promise<RoomState> {
    const room = await this.#rooms.find(organizationId, interviewId);
    if (!room) throw new NotFound('The interview');
    return stateOf(room, seat, this.#settings);
  }

  /** The tab has the room from now on; another that had it is told when it does something next. */
  seat({ organizationId, interviewId, seat }: Seat): Promise<RoomState> {
    return this.#db.transaction(async () => {
      await this.#rooms.make(organizationId, interviewId);
      await this.#rooms.lock(organizationId, interviewId);
      const room = await this.#rooms.find(organizationId, interviewId);
      if (room?.status === 'invited' || room?.status === 'in_progress') this.#takeSeat(room, organizationId, seat);
      return this.state(organizationId, interviewId, seat);
    });
  }

  #takeSeat({ interviewId, seatId, status, index }: Room, organizationId: string, seat: string): void {
    if (seatId === seat) return this.#rooms.seen(organizationId, interviewId);
    this.#rooms.takeSeat(organizationId, interviewId, seat);
    const isTakenOver = seatId !== null && status === 'in_progress';
    if (isTakenOver) this.#signals.keepTakeover(organizationId, interviewId, seat, index);
  }

  /** The candidate agrees to be recorded, and the interview starts. Its links go on working until it can be over. */
  begin(by: Seat, readiness: object): Promise<RoomState> {
    const { organizationId, interviewId } = by;
    return this.#change(by, async (room) => {
      if (room.status !== 'invited') return this.#checkRunning(room, by);
      if (room.seatId !== by.seat) throw this.#refusal('seat_taken', room, by);
      if (!(await this.#rooms.begin(organizationId, interviewId, readiness))) {
        throw new RoomRefusal('ended', await this.state(organizationId, interviewId, by.seat));
      }
      await this.#links.prolong(organizationId, interviewId, linkHours);
    });
  }

  /** Shows the current question; the preparation begins when that is asked for first. */
  openQuestion(by: Seat, index: number): Promise<RoomState> {
    return this.#change(by, async (room) => {
      this.#checkTurn(room, by, index);
      if (!isOpened(room)) this.#rooms.openQuestion(by.organizationId, by.interviewId, index);
    });
  }

  /**
   * A recording of the current question begins, of that media type: the first, or the next after a reload. Throws
   * PayloadTooLarge for one too many.
   */
  startRun(by: Seat, { index, run, type }: { index: number; run: number; type: string }): Promise<RoomState> {
    return this.#change(by, async (room) => {
      this.#checkTurn(room, by, index);
      const started = room.runs.find((one) => one.run === run);
      if (started?.seatId === by.seat && started.type === type) return;
      if (!isOpened(room) || run !== nextRun(room)) throw this.#refusal('out_of_turn', room, by);
      if (run >= mostRuns) throw new PayloadTooLarge('The answer has too many recordings.');
      this.#runs.start(by.organizationId, by.interviewId, { index, run, seat: by.seat, type });
    });
  }

  /** The candidate is through with a question: the next one's turn comes, or the end. Throws ValidationError for runs that were not started. */
  async endAnswer(by: Seat, index: number, answer: EndedAnswer): Promise<RoomState> {
    const { organizationId, interviewId } = by;
    return this.#change(by, async (room) => {
      const isOver = room.status === 'in_progress' || room.status === 'completed';
      if (isOver && index < room.index) return;
      this.#checkTurn(room, by, index);
      const text = room.questions[index]?.text;
      if (!isOpened(room) || text === undefined) throw this.#refusal('out_of_turn', room, by);
      const missing = missingOf(room, answer.runs);
      if (missing.length > 0 && !answer.acceptLoss) throw this.#refusal('chunks_missing', room, by, missing);
      for (const run of answer.runs) this.#runs.expect(organizationId, interviewId, index, run);
      await this.#rooms.keepAnswer(organizationId, interviewId, { index, text, notes: answer.notes });
      if (index + 1 === room.questions.length) await this.#end.complete(organizationId, room);
    });
  }

  async #change(by: Seat, work: (room: Room) => Promise<void>): Promise<RoomState> {
    const { organizationId, interviewId, seat } = by;
    return this.#db.transaction(async () => {
      await this.#rooms.lock(organizationId, interviewId);
      const room = await this.#rooms.find(organizationId, interviewId);
      if (!room) throw new NotFound('The interview');
      await work(room);
      this.#rooms.seen(organizationId, interviewId);
      return this.state(organizationId, interviewId, seat);
    });
  }

  #checkTurn(room: Room, by: Seat, index: number): void {
    this.#checkRunning(room, by);
    if (index !== room.index) throw this.#refusal('out_of_turn', room, by);
  }

  #checkRunning(room: Room, by: Seat): void {
    if (room.status === 'invited') throw this.#refusal('not_begun', room, by);
    if (room.status !== 'in_progress') throw this.#refusal('ended', room, by);
    if (room.seatId !== by.seat) throw this.#refusal('seat_taken', room, by);
  }

  #refusal(problem: RoomProblem, room: Room, { seat }: Seat, missing?: MissingChunks[]): RoomRefusal {
    return new RoomRefusal(problem, stateOf(room, seat, this.#settings), missing);
  }
}

/** What has not come of the recordings that the tab knows of. */
function missingOf(room: Room, runs: EndedAnswer['runs']): MissingChunks[] {
  return runs.flatMap(({ run, chunks }, position) => {
    const started = room.runs.find((one) => one.run === run);
    if (!started) {
      const message = 'was not started';
      throw new ValidationError([{ path: `runs[${position}].run`, code: 'invalid_value', message }]);
    }
    const received = new Set(started.received);
    const numbers = Array.from({ length: chunks }, (_, number) => number).filter((number) => !received.has(number));
    return numbers.length > 0 ? [{ run, numbers }] : [];
  });
}
