import { ResumeTextService } from '#modules/candidates';
import { OrganizationService } from '#modules/organizations';
import { CandidateLinkService, OutreachService } from '#modules/outreach';
import { LanguageModel } from '#platform/ai/language-model.ts';
import { Transcriber } from '#platform/ai/transcriber.ts';
import { Clock } from '#platform/clock.ts';
import { type Container, configToken, fileStoreToken, loggerToken, provide } from '#platform/container.ts';
import { Database } from '#platform/database/database.ts';
import { Exclusive } from '#platform/database/exclusive.ts';
import { MediaMerger } from '#platform/media/recording-merger.ts';
import type { Module } from '#platform/module.ts';
import { TaskQueue } from '#platform/tasks/queue.ts';
import { AnswerJudge } from './answer.judge.ts';
import { ApplicantInviteService } from './applicant-invite.service.ts';
import { assessmentHandlers } from './assessment.handlers.ts';
import { AssessmentRepository } from './assessment.repository.ts';
import { AssessmentService } from './assessment.service.ts';
import { ChunkRepository } from './chunk.repository.ts';
import { ChunkService } from './chunk.service.ts';
import { handlers } from './interview.handlers.ts';
import { InterviewRepository } from './interview.repository.ts';
import { endpoints } from './interview.routes.ts';
import { InterviewService } from './interview.service.ts';
import { InterviewEndService } from './interview-end.service.ts';
import { InterviewExpiryService } from './interview-expiry.service.ts';
import { recordingHandlers } from './recording.handlers.ts';
import { RecordingRepository } from './recording.repository.ts';
import { RecordingService } from './recording.service.ts';
import { RecordingAnswerService } from './recording-answer.service.ts';
import { RecordingMergeService } from './recording-merge.service.ts';
import { RecordingRetentionRepository } from './recording-retention.repository.ts';
import { RecordingRetentionService } from './recording-retention.service.ts';
import { RoomRepository } from './room.repository.ts';
import { InterviewRoomService } from './room.service.ts';
import { RunRepository } from './run.repository.ts';
import { SignalRepository } from './signal.repository.ts';
import { SignalService } from './signal.service.ts';
import { TranscriptService } from './transcript.service.ts';

export const interviews: Module = {
  name: 'interviews',
  endpoints,
  handlers: [...handlers, ...recordingHandlers, ...assessmentHandlers],
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
    registerRoom(c);
    registerRecordings(c);
    registerAssessment(c);
  },
};

function registerRoom(c: Container): void {
  provide(c, RoomRepository, [Database]);
  provide(c, RunRepository, [Database]);
  provide(c, ChunkRepository, [Database]);
  provide(c, SignalRepository, [Database]);
  provide(c, InterviewEndService, [Database, TaskQueue]);
  provide(c, InterviewRoomService, [
    Database,
    RoomRepository,
    RunRepository,
    SignalRepository,
    InterviewEndService,
    CandidateLinkService,
    configToken,
  ]);
  provide(c, ChunkService, [Database, ChunkRepository, RoomRepository, InterviewRoomService, fileStoreToken]);
  provide(c, SignalService, [Database, SignalRepository, RoomRepository, InterviewRoomService]);
}

function registerAssessment(c: Container): void {
  provide(c, AssessmentRepository, [Database]);
  provide(c, TranscriptService, [fileStoreToken, Transcriber]);
  provide(c, AnswerJudge, [LanguageModel]);
  provide(c, AssessmentService, [AssessmentRepository, TranscriptService, AnswerJudge]);
}

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
