import { ConsentService, ResumeTextService } from '#modules/candidates';
import { CreditLedger, UserService } from '#modules/organizations';
import { CandidateLinkService, OutreachService } from '#modules/outreach';
import { LanguageModel } from '#platform/ai/language-model.ts';
import { Transcriber } from '#platform/ai/transcriber.ts';
import { Clock } from '#platform/clock.ts';
import { type Container, configToken, fileStoreToken, loggerToken, provide } from '#platform/container.ts';
import { Database } from '#platform/database/database.ts';
import { Exclusive } from '#platform/database/exclusive.ts';
import { Mailer } from '#platform/mail/mailer.ts';
import { MediaMerger } from '#platform/media/media-merger.ts';
import { MediaReader } from '#platform/media/media-reader.ts';
import type { Module } from '#platform/module.ts';
import { TaskQueue } from '#platform/tasks/queue.ts';
import { AnswerJudge } from './assessment/answer-judge.ts';
import { assessmentHandlers } from './assessment/assessment.handlers.ts';
import { AssessmentRepository } from './assessment/assessment.repository.ts';
import { AssessmentService } from './assessment/assessment.service.ts';
import { TranscriptService } from './assessment/transcript.service.ts';
import { ApplicantInviteService } from './automatic/applicant-invite.service.ts';
import { BudgetMailService } from './automatic/budget-mail.service.ts';
import { InterviewBudgetRepository } from './automatic/interview-budget.repository.ts';
import { InterviewBudget } from './automatic/interview-budget.service.ts';
import { interviewConsentEndpoints } from './consents/consent.routes.ts';
import { InterviewConsentRepository } from './consents/interview-consent.repository.ts';
import { InterviewConsentService } from './consents/interview-consent.service.ts';
import { interviewHandlers } from './interview.handlers.ts';
import { InterviewRepository } from './interview.repository.ts';
import { interviewEndpoints } from './interview.routes.ts';
import { InterviewService } from './interview.service.ts';
import { InterviewAbandonRepository } from './interview-abandon.repository.ts';
import { InterviewAbandonService } from './interview-abandon.service.ts';
import { interviewMerges } from './merged-tables.ts';
import { interviewData, interviewFiles } from './personal-data.ts';
import { InterviewRatingRepository } from './ratings/interview-rating.repository.ts';
import { InterviewRatingService } from './ratings/interview-rating.service.ts';
import { recordingHandlers } from './recordings/recording.handlers.ts';
import { RecordingRepository } from './recordings/recording.repository.ts';
import { RecordingService } from './recordings/recording.service.ts';
import { RecordingAnswerService } from './recordings/recording-answer.service.ts';
import { RecordingMergeService } from './recordings/recording-merge.service.ts';
import { RecordingRetentionRepository } from './recordings/recording-retention.repository.ts';
import { RecordingRetentionService } from './recordings/recording-retention.service.ts';
import { ChunkRepository } from './room/chunk.repository.ts';
import { ChunkService } from './room/chunk.service.ts';
import { RoomRepository } from './room/room.repository.ts';
import { InterviewRoomService } from './room/room.service.ts';
import { SignalRepository } from './room/signal.repository.ts';
import { SignalService } from './room/signal.service.ts';

export const interviews: Module = {
  name: 'interviews',
  personalData: interviewData,
  mergedTables: interviewMerges,
  personalFiles: interviewFiles,
  endpoints: [...interviewEndpoints, ...interviewConsentEndpoints],
  handlers: [...interviewHandlers, ...recordingHandlers, ...assessmentHandlers],
  register(c) {
    provide(c, InterviewRepository, [Database]);
    provide(c, InterviewService, [
      Database,
      InterviewRepository,
      CreditLedger,
      ResumeTextService,
      OutreachService,
      configToken,
    ]);
    registerAutomatic(c);
    registerRoom(c);
    provide(c, InterviewAbandonRepository, [Database]);
    provide(c, InterviewAbandonService, [Database, InterviewAbandonRepository, TaskQueue, InterviewConsentService]);
    registerRecordings(c);
    registerAssessment(c);
    provide(c, InterviewRatingRepository, [Database]);
    provide(c, InterviewRatingService, [Database, InterviewRatingRepository]);
  },
};

function registerAutomatic(c: Container): void {
  provide(c, InterviewBudgetRepository, [Database]);
  provide(c, InterviewBudget, [Database, InterviewBudgetRepository, UserService, TaskQueue, configToken]);
  provide(c, BudgetMailService, [UserService, Mailer, configToken]);
  provide(c, ApplicantInviteService, [
    Database,
    InterviewRepository,
    CreditLedger,
    OutreachService,
    InterviewBudget,
    configToken,
  ]);
}

function registerRoom(c: Container): void {
  provide(c, RoomRepository, [Database]);
  provide(c, ChunkRepository, [Database]);
  provide(c, SignalRepository, [Database]);
  provide(c, InterviewConsentRepository, [Database]);
  provide(c, InterviewConsentService, [
    Database,
    ConsentService,
    InterviewConsentRepository,
    RoomRepository,
    TaskQueue,
    CandidateLinkService,
  ]);
  provide(c, InterviewRoomService, [
    Database,
    RoomRepository,
    SignalRepository,
    TaskQueue,
    InterviewConsentService,
    configToken,
  ]);
  provide(c, ChunkService, [Database, ChunkRepository, RoomRepository, InterviewRoomService, fileStoreToken]);
  provide(c, SignalService, [Database, SignalRepository, RoomRepository, InterviewRoomService]);
}

function registerAssessment(c: Container): void {
  provide(c, AssessmentRepository, [Database]);
  provide(c, TranscriptService, [fileStoreToken, MediaReader, Transcriber]);
  provide(c, AnswerJudge, [LanguageModel]);
  provide(c, AssessmentService, [AssessmentRepository, TranscriptService, AnswerJudge]);
}

function registerRecordings(c: Container): void {
  provide(c, RecordingRepository, [Database]);
  provide(c, RecordingService, [RecordingRepository, fileStoreToken]);
  provide(c, MediaReader, []);
  provide(c, MediaMerger, [configToken, MediaReader, loggerToken]);
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
