export { candidateProfileChanged } from './candidate.events.ts';
export { candidateSearch, countInPool, countOfTag } from './candidate.queries.ts';
export {
  type CandidateFields,
  CandidateView,
  candidateFields,
  candidateReadOnly,
  newCandidate,
  talentPoolStatuses,
} from './candidate.schemas.ts';
export { CandidateService, revealRequired } from './candidate.service.ts';
export type { ResumeView } from './resumes/resume.schemas.ts';
export { ResumeService, resumeFormatOf } from './resumes/resume.service.ts';
export { ResumeTextService } from './resumes/resume-text.service.ts';
export { type TalentPoolProfile, talentPoolProfile } from './talent-pool/talent-pool.schemas.ts';
export { TalentPoolService } from './talent-pool/talent-pool.service.ts';
