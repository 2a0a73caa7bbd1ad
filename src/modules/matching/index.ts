export type { MatchExplanation } from './match.schemas.ts';
export { MatchService } from './match.service.ts';
