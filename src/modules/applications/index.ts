export { scoreWanted } from './application.events.ts';
