import { ApplicationService, ApplicationStepService } from '#modules/applications';
import { CandidateService, ResumeService } from '#modules/candidates';
import { InterviewRoomService, InterviewService } from '#modules/interviews';
import { OrganizationService } from '#modules/organizations';
import { OutreachService } from '#modules/outreach';
import { ScreeningStartService, SessionService, WhatsappInbox } from '#modules/screenings';
import { fileStoreToken, provide } from '#platform/container.ts';
import { Database } from '#platform/database/database.ts';
import type { Module } from '#platform/module.ts';
import { TaskQueue } from '#platform/tasks/queue.ts';
import { KeptMessageQueries } from './kept-message.queries.ts';
import { ResetRepository } from './reset.repository.ts';
import { ResetService } from './reset.service.ts';
import { SimulatedInterview } from './simulated-interview.service.ts';
import { SimulatedMessage } from './simulated-message.service.ts';
import { SimulatedResume } from './simulated-resume.service.ts';
import { SimulatedScreening } from './simulated-screening.service.ts';
import { SimulationQueries } from './simulation.queries.ts';
import { SimulationService } from './simulation.service.ts';
import { testDataEndpoints } from './test-data.routes.ts';

export const testData: Module = {
  name: 'test-data',
  endpoints: testDataEndpoints,
  register(c) {
    provide(c, KeptMessageQueries, [Database]);
    provide(c, ResetRepository, [Database]);
    provide(c, ResetService, [Database, ResetRepository, OrganizationService, TaskQueue, fileStoreToken]);
    provide(c, SimulationQueries, [Database]);
    provide(c, SimulatedScreening, [SimulationQueries, ScreeningStartService, SessionService, ApplicationStepService]);
    provide(c, SimulatedInterview, [SimulationQueries, InterviewService, InterviewRoomService]);
    provide(c, SimulatedResume, [CandidateService, ResumeService]);
    provide(c, SimulatedMessage, [SimulationQueries, OutreachService, WhatsappInbox]);
    provide(c, SimulationService, [
      Database,
      ApplicationService,
      ApplicationStepService,
      SimulatedScreening,
      SimulatedInterview,
      SimulatedResume,
      SimulatedMessage,
    ]);
  },
};
