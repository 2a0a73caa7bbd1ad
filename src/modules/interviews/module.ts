import { ResumeTextService } from '#modules/candidates';
import { OrganizationService } from '#modules/organizations';
import { CandidateLinkService, OutreachService } from '#modules/outreach';
import { type Container, configToken, fileStoreToken, provide } from '#platform/container.ts';
import { Database } from '#platform/database/database.ts';
import type { Module } from '#platform/module.ts';
import { TaskQueue } from '#platform/tasks/queue.ts';
import { ApplicantInviteService } from './applicant-invite.service.ts';
import { ChunkRepository } from './chunk.repository.ts';
import { ChunkService } from './chunk.service.ts';
import { handlers } from './interview.handlers.ts';
import { InterviewRepository } from './interview.repository.ts';
import { endpoints } from './interview.routes.ts';
import { InterviewService } from './interview.service.ts';
import { InterviewEndService } from './interview-end.service.ts';
import { InterviewExpiryService } from './interview-expiry.service.ts';
import { RoomRepository } from './room.repository.ts';
import { InterviewRoomService } from './room.service.ts';
import { RunRepository } from './run.repository.ts';
import { SignalRepository } from './signal.repository.ts';
import { SignalService } from './signal.service.ts';

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
    registerRoom(c);
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
