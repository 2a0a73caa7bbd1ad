export { essenceOf, mediaTypes } from './chunk.media.ts';
export type { ChunkPlace } from './chunk.repository.ts';
export { ChunkService, maxChunkBytes } from './chunk.service.ts';
export { InterviewService, interviewPrice } from './interview.service.ts';
export { isDeserted } from './room.life.ts';
export { RoomRefusal } from './room.refusal.ts';
export { InterviewRoomService } from './room.service.ts';
export { signalKinds } from './signal.kinds.ts';
export { SignalService } from './signal.service.ts';
