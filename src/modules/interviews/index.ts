export { InterviewService, interviewPrice } from './interview.service.ts';
