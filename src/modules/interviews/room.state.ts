import type { Config } from '#platform/config.ts';
import type { Room } from './room.repository.ts';

export const interviewStates = ['invited', 'in_progress', 'completed', 'abandoned', 'expired'] as const;
export type InterviewState = (typeof interviewStates)[number];

/** Whoever comes back late still has time to end the sentence. */
const leastSeconds = 10;

/** What a candidate's tab is told of the interview. Times are in seconds. */
export type RoomState = {
  status: InterviewState;
  /** Whether the tab that asks has the room. */
  seated: boolean;
  server_time: string;
  /** How many there are. */
  questions: number;
  /** The question that comes next, from 0; at the end it is their number. */
  index: number;
  preparation_seconds: number;
  answer_seconds: number;
  chunk_seconds: number;
  /** Whether the candidate may add notes, because nothing said is transcribed. */
  wants_notes: boolean;
  /** Null until the candidate opens it: preparation is the same for all. */
  question: null | {
    index: number;
    text: string;
    opened_at: string;
    preparation_left: number;
    next_run: number;
    seconds_left: number;
    runs: { run: number; type: string; received: number[] }[];
  };
};

export type RoomSettings = Pick<Config, 'interviewTimes' | 'transcription'>;

/** How the room looks from a seat. */
export function stateOf(room: Room, seat: string | undefined, settings: RoomSettings): RoomState {
  const { preparationSeconds, answerSeconds, chunkSeconds } = settings.interviewTimes;
  return {
    status: room.status,
    seated: seat !== undefined && room.seatId === seat,
    server_time: room.now,
    questions: room.questions.length,
    index: room.index,
    preparation_seconds: preparationSeconds,
    answer_seconds: answerSeconds,
    chunk_seconds: chunkSeconds,
    wants_notes: settings.transcription === undefined,
    question: questionOf(room, settings),
  };
}

function questionOf(room: Room, { interviewTimes }: RoomSettings): RoomState['question'] {
  const { preparationSeconds, answerSeconds, chunkSeconds } = interviewTimes;
  const text = room.questions[room.index]?.text;
  if (room.status !== 'in_progress' || !isOpened(room) || room.openedAt === null || text === undefined) return null;
  const chunks = room.runs.reduce((sum, { received }) => sum + received.length, 0);
  const left = preparationSeconds - room.openedSeconds;
  return {
    index: room.index,
    text,
    opened_at: room.openedAt,
    // Who has begun to answer is through with it.
    preparation_left: room.runs.length > 0 ? 0 : Math.max(0, Math.round(left)),
    next_run: nextRun(room),
    seconds_left: Math.max(leastSeconds, answerSeconds - chunkSeconds * chunks),
    runs: room.runs.map(({ run, type, received }) => ({ run, type, received })),
  };
}

/** Whether the candidate has seen the current question. */
export const isOpened = ({ openedIndex, index }: Room): boolean => openedIndex === index;

/** The number of the next recording of the current question, from 0. */
export const nextRun = ({ runs }: Room): number => (runs.at(-1)?.run ?? -1) + 1;
