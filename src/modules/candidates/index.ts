export { candidateProfileChanged } from './candidate.events.ts';
export {
  CandidateView,
  candidateFields,
  candidateReadOnly,
} from './candidate.schemas.ts';
export { CandidateService, revealRequired } from './candidate.service.ts';
export { ResumeTextService } from './resume-text.service.ts';
