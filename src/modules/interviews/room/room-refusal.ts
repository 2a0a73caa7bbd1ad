import type { RoomState } from './room-state.ts';

export type RoomProblem =
  | 'seat_taken'
  | 'out_of_turn'
  | 'chunks_missing'
  | 'chunk_differs'
  | 'ended'
  | 'not_begun'
  | 'text_changed';
/** Numbers of the missing chunks. */
export type MissingChunks = { run: number; numbers: number[] };

/** Rejects a change. The state shows the tab what it can do instead. */
export class RoomRefusal extends Error {
  readonly problem: RoomProblem;
  readonly state: RoomState;
  readonly missing: MissingChunks[] | undefined;
  constructor(problem: RoomProblem, state: RoomState, missing?: MissingChunks[]) {
    super(`interview room: ${problem}`);
    this.name = 'RoomRefusal';
    this.problem = problem;
    this.state = state;
    this.missing = missing;
  }
}
