import { type JobReading, type JobSources, readJob } from './job.reader.ts';
import { askAboutJob } from './job-question.ts';
import type { Asked } from './question.ts';

/** What is made of a job's sources. */
export type JobEnrichment = { reading: JobReading; questions: Asked[] };

/** Makes it by the reader in this project: the same sources give the same. */
export class JobEnricher {
  async enrich(sources: JobSources): Promise<JobEnrichment> {
    const reading = readJob(sources);
    return { reading, questions: askAboutJob(sources.title, reading) };
  }
}
