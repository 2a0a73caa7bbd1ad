export { ExplainedComponent, type MatchExplanation } from './match.schemas.ts';
export { MatchService, withoutPay } from './match.service.ts';
export { type MatchTerm, matchFacts } from './match-facts.ts';
export { MatchPreviewService, type ScoreChange, type ScorePreview } from './match-preview.service.ts';
