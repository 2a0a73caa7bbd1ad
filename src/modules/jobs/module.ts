import { provide } from '#platform/container.ts';
import { Database } from '#platform/database/database.ts';
import type { Module } from '#platform/module.ts';
import { TaskQueue } from '#platform/tasks/queue.ts';
import { Job } from './job.entity.ts';
import { JobRepository } from './job.repository.ts';
import { endpoints } from './job.routes.ts';
import { JobService } from './job.service.ts';

export const jobs: Module = {
  name: 'jobs',
  entities: [Job],
  endpoints,
  register(c) {
    provide(c, JobRepository, [Database]);
    provide(c, JobService, [Database, JobRepository, TaskQueue]);
  },
};
