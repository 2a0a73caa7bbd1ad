import type { Database } from '#platform/database/database.ts';
import { RoomRefusal } from './room.refusal.ts';
import type { RoomRepository } from './room.repository.ts';
import type { InterviewRoomService, Seat } from './room.service.ts';
import type { Signal } from './signal.kinds.ts';
import type { SignalRepository } from './signal.repository.ts';

/** What a tab tells from time to time, be it only that it is there. */
export class SignalService {
  readonly #db: Database;
  readonly #signals: SignalRepository;
  readonly #rooms: RoomRepository;
  readonly #room: InterviewRoomService;
  constructor(db: Database, signals: SignalRepository, rooms: RoomRepository, room: InterviewRoomService) {
    this.#db = db;
    this.#signals = signals;
    this.#rooms = rooms;
    this.#room = room;
  }

  /**
   * Keeps the signals of any tab, and takes them for a sign of life from the one that has the room. Throws RoomRefusal, to
   * a tab that has it no more after its signals were kept, and NotFound.
   */
  async take({ organizationId, interviewId, seat }: Seat, signals: readonly Signal[]): Promise<void> {
    const state = await this.#db.transaction(async () => {
      await this.#rooms.lock(organizationId, interviewId);
      const room = await this.#room.state(organizationId, interviewId, seat);
      if (room.status !== 'in_progress') return room;
      if (signals.length > 0) this.#signals.keep(organizationId, interviewId, seat, signals);
      if (room.seated) this.#rooms.seen(organizationId, interviewId);
      return room;
    });
    if (state.status === 'invited') throw new RoomRefusal('not_begun', state);
    if (state.status !== 'in_progress') throw new RoomRefusal('ended', state);
    if (!state.seated) throw new RoomRefusal('seat_taken', state);
  }
}
