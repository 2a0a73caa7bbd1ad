export { channels } from './screening.schemas.ts';
export { ScreeningService } from './screening.service.ts';
