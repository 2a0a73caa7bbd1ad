import { OrganizationService } from '#modules/organizations';
import { LanguageModel } from '#platform/ai/language-model.ts';
import { configToken, provide } from '#platform/container.ts';
import { Database } from '#platform/database/database.ts';
import type { Module } from '#platform/module.ts';
import { TaskQueue } from '#platform/tasks/queue.ts';
import { ReaderPool } from '#readers/resume';
import { CandidateBatchRepository } from './batches/candidate-batch.repository.ts';
import { CandidateBatchService } from './batches/candidate-batch.service.ts';
import { Candidate } from './candidate.entity.ts';
import { CandidateRepository } from './candidate.repository.ts';
import { CandidateService } from './candidate.service.ts';
import { ConsentRepository } from './consents/consent.repository.ts';
import { consentEndpoints } from './consents/consent.routes.ts';
import { ConsentView } from './consents/consent.schemas.ts';
import { ConsentService } from './consents/consent.service.ts';
import { CandidateMergeRepository } from './merging/candidate-merge.repository.ts';
import { CandidateMergeService } from './merging/candidate-merge.service.ts';
import { candidateMerges } from './merging/merged-tables.ts';
import { candidateData } from './personal-data.ts';
import { CandidateResumes } from './resumes/candidate-resumes.ts';
import { resumeHandlers } from './resumes/resume.handlers.ts';
import { ResumeRepository } from './resumes/resume.repository.ts';
import { resumeEndpoints } from './resumes/resume.routes.ts';
import { ResumeService } from './resumes/resume.service.ts';
import { ResumeDownloader } from './resumes/resume-download.ts';
import { ResumeEnricher } from './resumes/resume-enricher.ts';
import { ResumeReader, resumeFileReaderToken } from './resumes/resume-reader.ts';
import { ResumeReadingService } from './resumes/resume-reading.service.ts';
import { ResumeTextService } from './resumes/resume-text.service.ts';
import { searchFillHandlers } from './search/search-fill.handlers.ts';
import { CandidateSearchRepository } from './search/search-fill.repository.ts';
import { TalentPoolRepository } from './talent-pool/talent-pool.repository.ts';
import { TalentPoolService } from './talent-pool/talent-pool.service.ts';
import { CandidateFiles } from './uploads/candidate-files.service.ts';
import { uploadHandlers } from './uploads/upload.handlers.ts';
import { UploadRepository } from './uploads/upload.repository.ts';

export const candidates: Module = {
  name: 'candidates',
  personalData: candidateData,
  mergedTables: candidateMerges,
  entities: [Candidate],
  endpoints: [...resumeEndpoints, ...consentEndpoints],
  loops: [
    (resolve) => ({
      start: () => resolve(ReaderPool).keepSpares(),
      stop: () => resolve(ReaderPool).close(),
    }),
  ],
  exports: {
    ofCandidate: [
      {
        name: 'consents',
        item: ConsentView,
        read: async (resolve, { organizationId, candidateId }) =>
          (await resolve(ConsentService).page(organizationId, candidateId, { limit: 10_000, offset: 0 })).rows,
      },
    ],
  },
  tableRights: {
    talent_pool_profiles: { worker: {} },
    // Triggers write it too, with the rights of the owner.
    candidate_search: { web: { select: true }, worker: { select: true, insert: true, delete: true } },
    candidate_search_cursor: { web: { select: true }, worker: { select: true, update: true } },
    // Triggers write it, and merges. The worker erases it by a function.
    former_addresses: { web: { select: true, insert: true }, worker: {} },
    // Triggers write it, and merges.
    former_resumes: { web: { select: true, insert: true, update: true }, worker: { select: true, delete: true } },
  },
  handlers: [...resumeHandlers, ...uploadHandlers, ...searchFillHandlers],
  register(c) {
    provide(c, CandidateRepository, [Database]);
    provide(c, ResumeRepository, [Database]);
    provide(c, UploadRepository, [Database]);
    provide(c, CandidateSearchRepository, [Database]);
    provide(c, CandidateFiles, [UploadRepository]);
    provide(c, ResumeDownloader, [configToken]);
    provide(c, ResumeEnricher, [LanguageModel]);
    provide(c, ReaderPool, [configToken]);
    c.register(resumeFileReaderToken, { useFactory: (r) => r.resolve(ReaderPool).read });
    provide(c, ResumeReader, [
      Database,
      ResumeRepository,
      ResumeDownloader,
      ResumeEnricher,
      resumeFileReaderToken,
      configToken,
    ]);
    provide(c, CandidateResumes, [ResumeRepository, UploadRepository, CandidateRepository, TaskQueue]);
    provide(c, ResumeReadingService, [Database, ResumeRepository, CandidateRepository, ResumeReader, TaskQueue]);
    provide(c, ResumeService, [ResumeRepository, UploadRepository]);
    provide(c, ResumeTextService, [Database, ResumeRepository, TaskQueue, configToken]);
    provide(c, CandidateService, [Database, CandidateRepository, CandidateResumes, TaskQueue]);
    provide(c, CandidateBatchRepository, [Database]);
    provide(c, CandidateBatchService, [CandidateBatchRepository, CandidateService, CandidateResumes, TaskQueue]);
    provide(c, ConsentRepository, [Database]);
    provide(c, ConsentService, [Database, ConsentRepository, TaskQueue]);
    provide(c, CandidateMergeRepository, [Database]);
    provide(c, CandidateMergeService, [CandidateRepository, CandidateMergeRepository, TaskQueue]);
    provide(c, TalentPoolRepository, [Database]);
    provide(c, TalentPoolService, [
      Database,
      TalentPoolRepository,
      CandidateRepository,
      OrganizationService,
      CandidateResumes,
      TaskQueue,
    ]);
  },
};
