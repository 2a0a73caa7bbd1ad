export { InterviewBudget } from './automatic/interview-budget.service.ts';
export { waitingInvites } from './automatic/waiting-invite.queries.ts';
export type { InterviewConsentState } from './consents/interview-consent.repository.ts';
export { type InterviewAgreement, InterviewConsentService } from './consents/interview-consent.service.ts';
export { InterviewService } from './interview.service.ts';
export { interviewPrice } from './interview-price.ts';
export {
  highestRating,
  InterviewRatingService,
  lowestRating,
} from './ratings/interview-rating.service.ts';
export type { Recording } from './recordings/recording.repository.ts';
export { RecordingService } from './recordings/recording.service.ts';
export { isAbandoned } from './room/abandonment.queries.ts';
export type { ChunkPosition } from './room/chunk.repository.ts';
export { ChunkService, maxChunkBytes, maxChunks } from './room/chunk.service.ts';
export { essenceOf, mediaTypes } from './room/chunk-media.ts';
export { InterviewRoomService, maxRuns } from './room/room.service.ts';
export { RoomRefusal } from './room/room-refusal.ts';
export { SignalService } from './room/signal.service.ts';
export { signalKinds } from './room/signal-kinds.ts';
