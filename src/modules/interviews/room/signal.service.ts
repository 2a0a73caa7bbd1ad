import type { Database } from '#platform/database/database.ts';
import type { RoomRepository } from './room.repository.ts';
import type { InterviewRoomService, RoomSeat } from './room.service.ts';
import { RoomRefusal } from './room-refusal.ts';
import type { SignalRepository } from './signal.repository.ts';
import type { Signal } from './signal-kinds.ts';

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

  /** Stores signals of any tab. Throws NotFound, and RoomRefusal to a tab that has lost the room. */
  async receive({ organizationId, interviewId, seat }: RoomSeat, signals: readonly Signal[]): Promise<void> {
    const state = await this.#db.transaction(async () => {
      await this.#rooms.lock(organizationId, interviewId);
      const room = await this.#room.state(organizationId, interviewId, seat);
      if (room.status !== 'in_progress') return room;
      if (signals.length > 0) this.#signals.insert(organizationId, interviewId, seat, signals);
      if (room.seated) this.#rooms.recordHeartbeat(organizationId, interviewId);
      return room;
    });
    if (state.status === 'invited') throw new RoomRefusal('not_begun', state);
    if (state.status !== 'in_progress') throw new RoomRefusal('ended', state);
    if (!state.seated) throw new RoomRefusal('seat_taken', state);
  }
}
