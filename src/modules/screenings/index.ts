export { channels } from './screening.schemas.ts';
export { ScreeningService } from './screening.service.ts';
export { SessionService } from './session.service.ts';
export type { SessionView } from './session.view.ts';
