export { candidateProfileChanged } from './candidate.events.ts';
export {
  type CandidateFields,
  CandidateView,
  candidateFields,
  candidateReadOnly,
  type NewCandidate,
} from './candidate.schemas.ts';
export { CandidateService, revealRequired } from './candidate.service.ts';
