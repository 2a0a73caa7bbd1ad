import type { InterviewQuestion } from '#modules/jobs';
import type { Config } from '#platform/config.ts';

export const interviewStates = ['invited', 'in_progress', 'completed', 'abandoned', 'expired'] as const;
export type InterviewState = (typeof interviewStates)[number];

/** `runs`: of the current question. */
export type Room = {
  interviewId: string;
  candidateId: string;
  jobId: string | null;
  status: InterviewState;
  questions: InterviewQuestion[];
  index: number;
  seatId: string | null;
  openedIndex: number | null;
  openedAt: string | null;
  openedSeconds: number;
  now: string;
  runs: { run: number; type: string; seatId: string; received: number[] }[];
};

/** Minimum time left for candidates who come back late. */
const minSeconds = 10;

/** The state that a candidate's tab gets. Durations are in seconds. */
export type RoomState = {
  status: InterviewState;
  seated: boolean;
  server_time: string;
  questions: number;
  /** The next question, from 0; the number of questions at the end. */
  index: number;
  preparation_seconds: number;
  answer_seconds: number;
  chunk_seconds: number;
  /** Whether the candidate may add notes: speech is not transcribed. */
  wants_notes: boolean;
  /** Null until the candidate opens it, so that everybody has the same time to prepare. */
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

export function roomStateOf(room: Room, seat: string | undefined, settings: RoomSettings): RoomState {
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
  const isShown = room.status === 'in_progress' && isQuestionOpened(room);
  if (!isShown || room.openedAt === null || text === undefined) return null;
  const chunks = room.runs.reduce((sum, { received }) => sum + received.length, 0);
  const left = preparationSeconds - room.openedSeconds;
  return {
    index: room.index,
    text,
    opened_at: room.openedAt,
    // The first recording ends the preparation.
    preparation_left: room.runs.length > 0 ? 0 : Math.max(0, Math.round(left)),
    next_run: nextRun(room),
    seconds_left: Math.max(minSeconds, answerSeconds - chunkSeconds * chunks),
    runs: room.runs.map(({ run, type, received }) => ({ run, type, received })),
  };
}

export const isQuestionOpened = ({ openedIndex, index }: Room): boolean => openedIndex === index;

/** Number of the next run, from 0. */
export const nextRun = ({ runs }: Room): number => (runs.at(-1)?.run ?? -1) + 1;
