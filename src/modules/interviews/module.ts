import { ResumeTextService } from '#modules/candidates';
import { OrganizationService } from '#modules/organizations';
import { OutreachService } from '#modules/outreach';
import { LanguageModel } from '#platform/ai/language-model.ts';
import { Transcriber } from '#platform/ai/transcriber.ts';
import { configToken, fileStoreToken, provide } from '#platform/container.ts';
import { Database } from '#platform/database/database.ts';
import type { Module } from '#platform/module.ts';
import { AnswerJudge } from './answer.judge.ts';
import { ApplicantInviteService } from './applicant-invite.service.ts';
import { assessmentHandlers } from './assessment.handlers.ts';
import { AssessmentRepository } from './assessment.repository.ts';
import { AssessmentService } from './assessment.service.ts';
import { handlers } from './interview.handlers.ts';
import { InterviewRepository } from './interview.repository.ts';
import { endpoints } from './interview.routes.ts';
import { InterviewService } from './interview.service.ts';
import { InterviewExpiryService } from './interview-expiry.service.ts';
import { TranscriptService } from './transcript.service.ts';

export const interviews: Module = {
  name: 'interviews',
  endpoints,
  handlers: [...handlers, ...assessmentHandlers],
  register(c) {
    provide(c, InterviewRepository, [Database]);
    provide(c, InterviewService, [
      Database,
      InterviewRepository,
      OrganizationService,
      ResumeTextService,
      OutreachService,
      configToken,
    ]);
    provide(c, ApplicantInviteService, [Database, InterviewRepository, InterviewService, OutreachService]);
    provide(c, InterviewExpiryService, [Database]);
    provide(c, AssessmentRepository, [Database]);
    provide(c, TranscriptService, [fileStoreToken, Transcriber]);
    provide(c, AnswerJudge, [LanguageModel]);
    provide(c, AssessmentService, [AssessmentRepository, TranscriptService, AnswerJudge]);
  },
};
