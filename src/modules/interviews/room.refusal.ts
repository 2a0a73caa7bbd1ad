import type { RoomState } from './room.state.ts';

export type RoomProblem = 'seat_taken' | 'out_of_turn' | 'chunks_missing' | 'chunk_differs' | 'ended' | 'not_begun';
/** Chunks of a run that have not been received, by their numbers. */
export type MissingChunks = { run: number; numbers: number[] };

/** Why the room does not do what was asked; the state says what may be done instead. */
export class RoomRefusal extends Error {
  readonly problem: RoomProblem;
  readonly state: RoomState;
  readonly missing: MissingChunks[] | undefined;
  constructor(problem: RoomProblem, state: RoomState, missing?: MissingChunks[]) {
    super(`the interview's room refuses: ${problem}`);
    this.name = 'RoomRefusal';
    this.problem = problem;
    this.state = state;
    this.missing = missing;
  }
}
