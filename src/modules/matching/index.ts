export type { MatchExplanation } from './match.schemas.ts';
export { MatchService } from './match.service.ts';
export { MatchPreviewService, type ScoreChange, type ScorePreview } from './match-preview.service.ts';
