import { defineEntity, p } from '@mikro-orm/core';
import { texts } from '#platform/database/columns.ts';

const decimal = () => p.double().nullable();

// Named as in the API and the database, so that a validated request can be assigned directly.
const CandidateSchema = defineEntity({
  name: 'Candidate',
  tableName: 'candidates',
  properties: {
    id: p.uuid().primary(),
    organization_id: p.uuid(),
    external_id: p.text().nullable(),
    full_name: p.text(),
    email: p.text().nullable(),
    phone_number: p.text().nullable(),
    whatsapp_number: p.text().nullable(),
    location: p.text().nullable(),
    preferred_location: p.text().nullable(),
    primary_skills: texts(),
    secondary_skills: texts(),
    total_experience_years: decimal(),
    relevant_experience_years: decimal(),
    current_company: p.text().nullable(),
    current_designation: p.text().nullable(),
    current_ctc: decimal(),
    expected_ctc: decimal(),
    notice_period_days: p.integer().nullable(),
    in_notice_period: p.boolean().nullable(),
    last_working_day: p.date().nullable(),
    resume_url: p.text().nullable(),
    resume_path: p.text().nullable(),
    source: p.text().nullable(),
    tags: texts(),
    talent_pool_status: p.text().$type<'not_linked' | 'masked' | 'revealed'>(),
    metadata: p.json().$type<Record<string, unknown> | null>().nullable(),
  },
});
export class Candidate extends CandidateSchema.class {}
CandidateSchema.setClass(Candidate);
