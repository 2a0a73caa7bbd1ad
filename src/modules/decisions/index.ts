export {
  type BiasAudit,
  BiasAuditPeriod,
  type BiasAuditQuery,
  type BiasAuditTable,
} from './bias-audit/bias-audit.schemas.ts';
export { BiasAuditService } from './bias-audit/bias-audit.service.ts';
export { biasAuditFile } from './bias-audit/bias-audit-csv.ts';
export type { StoredDecision } from './decision.repository.ts';
export type { DecisionView } from './decision.schemas.ts';
export { DecisionService } from './decision.service.ts';
export type { ReviewDetail, SentReview } from './reviews/review.repository.ts';
export { reviewAnswerDays } from './reviews/review.repository.ts';
export {
  type ReviewKind,
  type ReviewOutcome,
  reviewKinds,
  reviewOutcomes,
  reviewStates,
} from './reviews/review.schemas.ts';
export { ReviewService } from './reviews/review.service.ts';
export { categoryLabel } from './self-identification/category-label.ts';
export { SelfIdentificationService } from './self-identification/self-identification.service.ts';
