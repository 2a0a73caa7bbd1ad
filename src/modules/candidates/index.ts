export { CandidateBatchService } from './batches/candidate-batch.service.ts';
export { type CandidateBatch, SimulatedCandidates } from './batches/candidate-batch.ts';
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
export { consentWithdrawn } from './consents/consent.events.ts';
export {
  type ConsentChannel,
  ConsentReply,
  ConsentView,
  CreateConsent,
  consentChannels,
  consentPurposes,
  WithdrawConsent,
} from './consents/consent.schemas.ts';
export { ConsentService, type ConsentText, consentHash } from './consents/consent.service.ts';
export { CandidateMergeService } from './merging/candidate-merge.service.ts';
export { mergedFields } from './merging/merged-fields.ts';
export type { ResumeFileFacts } from './resumes/resume.repository.ts';
export type { ResumeView } from './resumes/resume.schemas.ts';
export { ResumeService, resumeFormatOf } from './resumes/resume.service.ts';
export { isResumeLink } from './resumes/resume-download.ts';
export { ResumeTextService } from './resumes/resume-text.service.ts';
export { CandidateSearchRepository } from './search/search-fill.repository.ts';
export { type CandidateQuery, type CandidateTerms, candidateQuery, noticeSteps } from './search/search-query.ts';
export { type TalentPoolProfile, talentPoolProfile } from './talent-pool/talent-pool.schemas.ts';
export { TalentPoolService } from './talent-pool/talent-pool.service.ts';
export { CandidateFiles, type ResumeFile } from './uploads/candidate-files.service.ts';
