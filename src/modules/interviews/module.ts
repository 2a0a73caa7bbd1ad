import { ResumeTextService } from '#modules/candidates';
import { OrganizationService } from '#modules/organizations';
import { OutreachService } from '#modules/outreach';
import { configToken, fileStoreToken, provide } from '#platform/container.ts';
import { Database } from '#platform/database/database.ts';
import type { Module } from '#platform/module.ts';
import { ApplicantInviteService } from './applicant-invite.service.ts';
import { handlers } from './interview.handlers.ts';
import { InterviewRepository } from './interview.repository.ts';
import { endpoints } from './interview.routes.ts';
import { InterviewService } from './interview.service.ts';
import { InterviewExpiryService } from './interview-expiry.service.ts';
import { RecordingService } from './recording.service.ts';

export const interviews: Module = {
  name: 'interviews',
  endpoints,
  handlers,
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
    provide(c, RecordingService, [Database, fileStoreToken]);
  },
};
