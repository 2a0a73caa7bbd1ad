import { ResumeTextService } from '#modules/candidates';
import { OrganizationService } from '#modules/organizations';
import { OutreachService } from '#modules/outreach';
import { Clock } from '#platform/clock.ts';
import { type Container, configToken, fileStoreToken, loggerToken, provide } from '#platform/container.ts';
import { Database } from '#platform/database/database.ts';
import { Exclusive } from '#platform/database/exclusive.ts';
import { MediaMerger } from '#platform/media/recording-merger.ts';
import type { Module } from '#platform/module.ts';
import { TaskQueue } from '#platform/tasks/queue.ts';
import { ApplicantInviteService } from './applicant-invite.service.ts';
import { handlers } from './interview.handlers.ts';
import { InterviewRepository } from './interview.repository.ts';
import { endpoints } from './interview.routes.ts';
import { InterviewService } from './interview.service.ts';
import { InterviewExpiryService } from './interview-expiry.service.ts';
import { recordingHandlers } from './recording.handlers.ts';
import { RecordingRepository } from './recording.repository.ts';
import { RecordingService } from './recording.service.ts';
import { RecordingAnswerService } from './recording-answer.service.ts';
import { RecordingMergeService } from './recording-merge.service.ts';
import { RecordingRetentionRepository } from './recording-retention.repository.ts';
import { RecordingRetentionService } from './recording-retention.service.ts';

export const interviews: Module = {
  name: 'interviews',
  endpoints,
  handlers: [...handlers, ...recordingHandlers],
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
    registerRecordings(c);
  },
};

function registerRecordings(c: Container): void {
  provide(c, RecordingRepository, [Database]);
  provide(c, RecordingService, [Database, fileStoreToken]);
  provide(c, MediaMerger, [configToken, loggerToken]);
  provide(c, RecordingAnswerService, [Database, RecordingRepository, fileStoreToken, MediaMerger]);
  provide(c, RecordingMergeService, [
    Database,
    Exclusive,
    TaskQueue,
    RecordingRepository,
    RecordingAnswerService,
    MediaMerger,
  ]);
  provide(c, RecordingRetentionRepository, [Database]);
  provide(c, RecordingRetentionService, [
    RecordingRetentionRepository,
    fileStoreToken,
    Exclusive,
    Clock,
    configToken,
    loggerToken,
  ]);
}
