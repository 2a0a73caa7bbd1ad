import type { Database } from '#platform/database/database.ts';
import { NotFound, PayloadTooLarge, ValidationError } from '#platform/errors.ts';
import type { TaskQueue } from '#platform/tasks/queue.ts';
import type { InterviewAgreement, InterviewConsentService } from '../consents/interview-consent.service.ts';
import { mergeRecording } from '../recordings/recording.tasks.ts';
import type { RoomRepository } from './room.repository.ts';
import { type MissingChunks, type RoomProblem, RoomRefusal } from './room-refusal.ts';
import { isQuestionOpened, nextRun, type Room, type RoomSettings, type RoomState, roomStateOf } from './room-state.ts';
import type { SignalRepository } from './signal.repository.ts';

export type RoomSeat = { organizationId: string; interviewId: string; seat: string };
export type EndedAnswer = {
  runs: readonly { run: number; chunks: number }[];
  notes: string | null;
  acceptLoss: boolean;
};

export const maxRuns = 30;

/** Repeating a change does nothing. Methods throw NotFound and RoomRefusal. */
export class InterviewRoomService {
  readonly #db: Database;
  readonly #rooms: RoomRepository;
  readonly #signals: SignalRepository;
  readonly #queue: TaskQueue;
  readonly #consents: InterviewConsentService;
  readonly #settings: RoomSettings;
  constructor(
    db: Database,
    rooms: RoomRepository,
    signals: SignalRepository,
    queue: TaskQueue,
    consents: InterviewConsentService,
    settings: RoomSettings,
  ) {
    this.#db = db;
    this.#rooms = rooms;
    this.#signals = signals;
    this.#queue = queue;
    this.#consents = consents;
    this.#settings = settings;
  }

  /** Does not count as a heartbeat. */
  async state(organizationId: string, interviewId: string, seat?: string): Promise<RoomState> {
    const room = await this.#rooms.find(organizationId, interviewId);
    if (!room) throw new NotFound('The interview');
    return roomStateOf(room, seat, this.#settings);
  }

  /** Gives the room to this tab; the tab that had it is refused from now on. */
  seat({ organizationId, interviewId, seat }: RoomSeat): Promise<RoomState> {
    return this.#db.transaction(async () => {
      await this.#rooms.insert(organizationId, interviewId);
      await this.#rooms.lock(organizationId, interviewId);
      const room = await this.#rooms.find(organizationId, interviewId);
      if (room?.status === 'invited' || room?.status === 'in_progress') this.#takeSeat(room, organizationId, seat);
      return this.state(organizationId, interviewId, seat);
    });
  }

  #takeSeat({ interviewId, seatId, status, index }: Room, organizationId: string, seat: string): void {
    if (seatId === seat) return this.#rooms.recordHeartbeat(organizationId, interviewId);
    this.#rooms.takeSeat(organizationId, interviewId, seat);
    const isTakenOver = seatId !== null && status === 'in_progress';
    if (isTakenOver) this.#signals.insertTakeover(organizationId, interviewId, seat, index);
  }

  /** Without `agreement`, as in test mode, no consent is recorded. */
  begin(by: RoomSeat, readiness: object, agreement?: InterviewAgreement): Promise<RoomState> {
    const { organizationId, interviewId } = by;
    return this.#change(by, async (room) => {
      if (room.status !== 'invited') return this.#checkRunning(room, by);
      if (room.seatId !== by.seat) throw this.#refusal('seat_taken', room, by);
      const days = agreement?.recordingDays ?? null;
      if (!(await this.#rooms.begin(organizationId, interviewId, readiness, days))) {
        throw new RoomRefusal('ended', await this.state(organizationId, interviewId, by.seat));
      }
      await this.#consents.record(room, organizationId, agreement);
    });
  }

  /** The first time starts the preparation. */
  openQuestion(by: RoomSeat, index: number): Promise<RoomState> {
    return this.#change(by, async (room) => {
      this.#checkTurn(room, by, index);
      if (!isQuestionOpened(room)) this.#rooms.openQuestion(by.organizationId, by.interviewId, index);
    });
  }

  /** The first recording of the current question, or the next one after a reload. Throws PayloadTooLarge above 30. */
  startRun(by: RoomSeat, { index, run, type }: { index: number; run: number; type: string }): Promise<RoomState> {
    return this.#change(by, async (room) => {
      this.#checkTurn(room, by, index);
      const started = room.runs.find((one) => one.run === run);
      if (started?.seatId === by.seat && started.type === type) return;
      if (!isQuestionOpened(room) || run !== nextRun(room)) throw this.#refusal('out_of_turn', room, by);
      if (run >= maxRuns) throw new PayloadTooLarge('The answer has too many recordings.');
      this.#rooms.insertRun(by.organizationId, by.interviewId, { index, run, seat: by.seat, type });
    });
  }

  /** Moves on to the next question, or completes the interview. Throws ValidationError for runs that never started. */
  async endAnswer(by: RoomSeat, index: number, answer: EndedAnswer): Promise<RoomState> {
    const { organizationId, interviewId } = by;
    return this.#change(by, async (room) => {
      const isOver = room.status === 'in_progress' || room.status === 'completed';
      if (isOver && index < room.index) return;
      this.#checkTurn(room, by, index);
      const text = room.questions[index]?.text;
      if (!isQuestionOpened(room) || text === undefined) throw this.#refusal('out_of_turn', room, by);
      const missing = missingOf(room, answer.runs);
      if (missing.length > 0 && !answer.acceptLoss) throw this.#refusal('chunks_missing', room, by, missing);
      for (const run of answer.runs) this.#rooms.setExpectedChunks(organizationId, interviewId, index, run);
      await this.#rooms.insertAnswer(organizationId, interviewId, { index, text, notes: answer.notes });
      if (index + 1 === room.questions.length) await this.#complete(organizationId, room);
    });
  }

  async #complete(organizationId: string, { interviewId, candidateId, jobId }: Room): Promise<void> {
    this.#rooms.complete(organizationId, interviewId);
    await this.#consents.keepLinks(organizationId, interviewId);
    await this.#queue.enqueue(mergeRecording, { organizationId, interviewId, candidateId, jobId });
  }

  async #change(by: RoomSeat, work: (room: Room) => Promise<void>): Promise<RoomState> {
    const { organizationId, interviewId, seat } = by;
    return this.#db.transaction(async () => {
      await this.#rooms.lock(organizationId, interviewId);
      const room = await this.#rooms.find(organizationId, interviewId);
      if (!room) throw new NotFound('The interview');
      await work(room);
      this.#rooms.recordHeartbeat(organizationId, interviewId);
      return this.state(organizationId, interviewId, seat);
    });
  }

  #checkTurn(room: Room, by: RoomSeat, index: number): void {
    this.#checkRunning(room, by);
    if (index !== room.index) throw this.#refusal('out_of_turn', room, by);
  }

  #checkRunning(room: Room, by: RoomSeat): void {
    if (room.status === 'invited') throw this.#refusal('not_begun', room, by);
    if (room.status !== 'in_progress') throw this.#refusal('ended', room, by);
    if (room.seatId !== by.seat) throw this.#refusal('seat_taken', room, by);
  }

  #refusal(problem: RoomProblem, room: Room, { seat }: RoomSeat, missing?: MissingChunks[]): RoomRefusal {
    return new RoomRefusal(problem, roomStateOf(room, seat, this.#settings), missing);
  }
}

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
