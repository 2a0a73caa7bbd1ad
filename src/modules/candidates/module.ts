import { OrganizationService } from '#modules/organizations';
import { readResumeFile } from '#modules/resumes';
import { LanguageModel } from '#platform/ai/language-model.ts';
import { configToken, provide } from '#platform/container.ts';
import { Database } from '#platform/database/database.ts';
import type { Module } from '#platform/module.ts';
import { TaskQueue } from '#platform/tasks/queue.ts';
import { Candidate } from './candidate.entity.ts';
import { CandidateRepository } from './candidate.repository.ts';
import { CandidateService } from './candidate.service.ts';
import { ResumeDownloader } from './resume.download.ts';
import { ResumeEnricher } from './resume.enricher.ts';
import { handlers } from './resume.handlers.ts';
import { ResumeRepository } from './resume.repository.ts';
import { resumeEndpoints } from './resume.routes.ts';
import { ResumeService, readFileToken } from './resume.service.ts';
import { ResumeTextService } from './resume-text.service.ts';
import { TalentPoolRepository } from './talent-pool.repository.ts';
import { TalentPoolService } from './talent-pool.service.ts';

export const candidates: Module = {
  name: 'candidates',
  entities: [Candidate],
  endpoints: resumeEndpoints,
  handlers,
  register(c) {
    provide(c, CandidateRepository, [Database]);
    provide(c, ResumeRepository, [Database]);
    provide(c, ResumeDownloader, [configToken]);
    provide(c, ResumeEnricher, [LanguageModel]);
    c.registerInstance(readFileToken, readResumeFile);
    provide(c, ResumeService, [
      Database,
      ResumeRepository,
      CandidateRepository,
      ResumeDownloader,
      ResumeEnricher,
      TaskQueue,
      readFileToken,
    ]);
    provide(c, ResumeTextService, [Database, ResumeRepository, TaskQueue, configToken]);
    provide(c, CandidateService, [Database, CandidateRepository, ResumeService, TaskQueue]);
    provide(c, TalentPoolRepository, [Database]);
    provide(c, TalentPoolService, [
      Database,
      TalentPoolRepository,
      CandidateRepository,
      OrganizationService,
      ResumeService,
      TaskQueue,
    ]);
  },
};
