export { CandidateLinkService } from './candidate-link.service.ts';
export { messageSent } from './message.events.ts';
export { MessageQueries, type MessageView, messageStates } from './message.queries.ts';
export { OutreachService } from './outreach.service.ts';
export { SuppressionService } from './suppression.service.ts';
