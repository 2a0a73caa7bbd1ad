export { candidateProfileChanged } from './candidate.events.ts';
export {
  CandidateView,
  candidateFields,
  candidateReadOnly,
  newCandidate,
  talentPoolStatuses,
} from './candidate.schemas.ts';
export { CandidateService, revealRequired } from './candidate.service.ts';
export { ResumeService } from './resume.service.ts';
export type { ResumeView } from './resume.view.ts';
export { ResumeTextService } from './resume-text.service.ts';
export { type TalentPoolProfile, talentPoolProfile } from './talent-pool.schemas.ts';
export { TalentPoolService } from './talent-pool.service.ts';
