import { defineEntity, p } from '@mikro-orm/core';
import { texts } from '#platform/database/columns.ts';
import type { FilledJobFields } from './enrichment/enrichment.ts';

const decimal = () => p.double().nullable();

// Named as in API and database, to assign validated requests. Without counters and columns that only enrichment writes.
const JobSchema = defineEntity({
  name: 'Job',
  tableName: 'jobs',
  properties: {
    id: p.uuid().primary(),
    organization_id: p.uuid(),
    external_id: p.text().nullable(),
    title: p.text(),
    jd_text: p.text().nullable(),
    description: p.text().nullable(),
    client_id: p.uuid().nullable(),
    client_name_not_disclosed: p.boolean().default(false),
    direct_video_interview_on_apply: p.boolean().default(false),
    client_name: p.text().nullable(),
    locations: texts(),
    work_mode: p.text().nullable(),
    job_type: p.text().nullable().default('full_time'),
    openings_count: p.integer().default(1),
    status: p.text().default('active'),
    min_experience_years: decimal(),
    max_experience_years: decimal(),
    currency: p.text().nullable().default('INR'),
    min_ctc: decimal(),
    max_ctc: decimal(),
    ctc_not_disclosed: p.boolean().default(false),
    rate: decimal(),
    required_skills: texts(),
    preferred_skills: texts(),
    only_listed_skills: p.boolean().default(false),
    skill_weights: p
      .json()
      .$type<{ skill: string; weight: number }[]>()
      .onCreate(() => []),
    screening_questions: p.json().$type<unknown[] | null>().nullable(),
    recruiter_id: p.uuid().nullable(),
    skip_ai_enrichment: p.boolean().default(false),
    filled: p
      .json()
      .$type<FilledJobFields>()
      .onCreate(() => ({})),
    reading_version: p.integer().default(0),
    metadata: p.json().$type<Record<string, unknown> | null>().nullable(),
  },
});
export class Job extends JobSchema.class {}
JobSchema.setClass(Job);
