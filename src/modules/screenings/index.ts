export { AppliedAnswersService, askedOnApply } from './applied-answers.service.ts';
export {
  type Channel,
  channels,
  interviewStatuses,
  type ScreeningDetail,
  type ScreeningItem,
} from './screening.schemas.ts';
export { ScreeningService } from './screening.service.ts';
export { SessionService } from './session.service.ts';
export { sessionStatuses } from './session.states.ts';
export type { SessionView } from './session.view.ts';
