export { CandidateLinkService } from './candidate-link.service.ts';
export { messageSent } from './message.events.ts';
export type { MessageKind } from './message.kinds.ts';
export { placeholders, placeholdersOf, type Template } from './message.placeholders.ts';
export { MessageQueries, type MessageView, messageStates } from './message.queries.ts';
export { OutreachService } from './outreach.service.ts';
export { SuppressionService } from './suppression.service.ts';
export { type MessageTemplate, type Preview, TemplateService } from './template.service.ts';
