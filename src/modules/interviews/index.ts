export { InterviewService, interviewPrice } from './interview.service.ts';
export { type Recording, RecordingService } from './recording.service.ts';
