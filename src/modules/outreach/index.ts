export type { LinkPurpose } from './candidate-link.repository.ts';
export { CandidateLinkService } from './candidate-link.service.ts';
export { placeholderHelp } from './messages/email.messages.ts';
export { type EmailTemplate, placeholdersOf } from './messages/email-template.ts';
export { ExportedMessage } from './messages/exported-message.ts';
export { messageSent, messagesSent, type SentMessage } from './messages/message.events.ts';
export {
  type MessageDetail,
  MessageQueries,
  type MessageView,
  messageStates,
  shownMessageState,
} from './messages/message.queries.ts';
export { messageKeySql } from './messages/message.repository.ts';
export type { MessageKind } from './messages/message-kinds.ts';
export { withoutLinkTokens } from './messages/secret-link.ts';
export { OutreachService } from './outreach.service.ts';
export { type Suppression, suppressionOf } from './suppression.repository.ts';
export { SuppressionService } from './suppression.service.ts';
export { type EmailPreview, type MessageTemplate, TemplateService } from './template.service.ts';
