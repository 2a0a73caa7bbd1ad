import { OrganizationService } from '#modules/organizations';
import { LanguageModel } from '#platform/ai/language-model.ts';
import { configToken, provide } from '#platform/container.ts';
import { Database } from '#platform/database/database.ts';
import type { Module } from '#platform/module.ts';
import { TaskQueue } from '#platform/tasks/queue.ts';
import { ReaderPool } from '#readers/resume';
import { Candidate } from './candidate.entity.ts';
import { CandidateRepository } from './candidate.repository.ts';
import { CandidateService } from './candidate.service.ts';
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
import { TalentPoolRepository } from './talent-pool/talent-pool.repository.ts';
import { TalentPoolService } from './talent-pool/talent-pool.service.ts';
import { uploadHandlers } from './uploads/upload.handlers.ts';
import { UploadRepository } from './uploads/upload.repository.ts';

export const candidates: Module = {
  name: 'candidates',
  entities: [Candidate],
  endpoints: resumeEndpoints,
  tableRights: { talent_pool_profiles: { worker: {} } },
  handlers: [...resumeHandlers, ...uploadHandlers],
  register(c) {
    provide(c, CandidateRepository, [Database]);
    provide(c, ResumeRepository, [Database]);
    provide(c, UploadRepository, [Database]);
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
    provide(c, ResumeReadingService, [
      Database,
      ResumeRepository,
      CandidateRepository,
      ResumeReader,
      CandidateResumes,
      TaskQueue,
    ]);
    provide(c, ResumeService, [ResumeRepository, UploadRepository]);
    provide(c, ResumeTextService, [Database, ResumeRepository, TaskQueue, configToken]);
    provide(c, CandidateService, [Database, CandidateRepository, CandidateResumes, TaskQueue]);
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
