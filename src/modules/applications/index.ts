export { interviewWanted, scoreWanted } from './application.events.ts';
