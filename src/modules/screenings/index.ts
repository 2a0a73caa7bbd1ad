export { AppliedAnswersService, askedOnApply } from './applied-answers.service.ts';
export {
  type Channel,
  channels,
  interviewStatuses,
  type ScreeningDetail,
  type ScreeningItem,
} from './screening.schemas.ts';
export { ScreeningService } from './screening.service.ts';
export { ScreeningStartService } from './screening-start.service.ts';
export { SessionService } from './sessions/session.service.ts';
export { sessionStatuses } from './sessions/session-states.ts';
export type { SessionView } from './sessions/session-view.ts';
export { WhatsappInbox } from './whatsapp/whatsapp-inbox.service.ts';
export { type ConversationMessage, WhatsappMessageQueries } from './whatsapp-message.queries.ts';
