export { InterviewService, interviewPrice } from './interview.service.ts';
export { type OpenRecording, type Recording, RecordingService } from './recording.service.ts';
