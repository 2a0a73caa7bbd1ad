import { type Sql, sql } from '#platform/database/sql.ts';
import {
  anyOf,
  deletedByCandidate,
  isOfCandidate,
  noneOf,
  type People,
  type PersonalTable,
} from '#platform/personal-data.ts';

const isCandidate = ({ organizationId, candidateIds }: People): Sql =>
  sql`organization_id = ${organizationId} and id = ${anyOf(candidateIds)}`;

/** SQL: paths of files that the candidates have or had, also through applications. */
const pathsOf = (people: People): Sql => sql`
    select resume_path as path, id as candidate_id from candidates where ${isCandidate(people)}
    union select metadata -> 'applied_as' ->> 'resume_path', candidate_id from candidate_jobs where ${isOfCandidate(people)}
    union select source, candidate_id from candidate_resumes where ${isOfCandidate(people)}
    union select path, candidate_id from former_resumes where ${isOfCandidate(people)}`;

/** SQL: digests of files that the candidates have or had. */
const hashesOf = (people: People): Sql => sql`
    select content_hash, candidate_id from candidate_resumes where ${isOfCandidate(people)}
    union select content_hash, candidate_id from former_resumes where ${isOfCandidate(people)}`;

/** SQL: a file that the candidates share with nobody else. */
const ownFiles = (people: People): Sql => {
  const { organizationId, candidateIds } = people;
  return sql`organization_id = ${organizationId} and path in (select path from (${pathsOf(people)}) as p)
    and not exists (select from candidates c
      where c.organization_id = ${organizationId} and c.resume_path = resume_files.path and c.id <> ${noneOf(candidateIds)})
    and not exists (select from candidate_jobs a
      where a.organization_id = ${organizationId} and a.metadata -> 'applied_as' ->> 'resume_path' = resume_files.path
        and a.candidate_id <> ${noneOf(candidateIds)})`;
};

/** SQL: a digest of files that the candidates share with nobody else. */
const ownHashes = (people: People): Sql => {
  const { organizationId, candidateIds } = people;
  return sql`organization_id = ${organizationId} and content_hash in (
      select h.content_hash from (${hashesOf(people)}) as h
      where not exists (select from candidate_resumes r
        where r.organization_id = ${organizationId} and r.content_hash = h.content_hash
          and r.candidate_id <> ${noneOf(candidateIds)}))`;
};
const deletedByHash = {
  rows: ownHashes,
  owner: { key: () => sql`content_hash`, of: hashesOf },
  erasure: { action: 'deleted' },
  isFirst: true,
} as const;

export const candidateData: readonly PersonalTable[] = [
  {
    table: 'candidates',
    personal: {
      full_name: 'identity',
      email: 'contact',
      phone_number: 'contact',
      whatsapp_number: 'contact',
      location: 'profile',
      preferred_location: 'profile',
      primary_skills: 'profile',
      secondary_skills: 'profile',
      total_experience_years: 'profile',
      relevant_experience_years: 'profile',
      current_company: 'profile',
      current_designation: 'profile',
      current_ctc: 'profile',
      expected_ctc: 'profile',
      notice_period_days: 'profile',
      in_notice_period: 'profile',
      last_working_day: 'profile',
      resume_url: 'contact',
      resume_path: 'profile',
      tags: 'free text',
      screening_score: 'assessment',
      metadata: 'free text',
      external_id: 'identity',
    },
    other: ['source', 'talent_pool_status', 'event_version'],
    ofPerson: { rows: isCandidate, owner: { key: () => sql`id` }, erasure: { action: 'deleted' } },
  },
  { table: 'candidate_search', personal: { words: 'contact' }, ofPerson: deletedByCandidate },
  { table: 'candidate_search_cursor' },
  {
    table: 'talent_pool_profiles',
    personal: {
      email: 'contact',
      phone_number: 'contact',
      whatsapp_number: 'contact',
      resume_url: 'contact',
      current_ctc: 'profile',
      expected_ctc: 'profile',
      withheld: 'free text',
    },
    ofPerson: {
      rows: isOfCandidate,
      erasure: { action: 'deleted', byFunction: 'erase_talent_pool_profile' },
    },
  },
  {
    table: 'candidate_resumes',
    personal: { source: 'contact', filled: 'profile' },
    other: ['state', 'reason', 'content_hash', 'quality'],
    ofPerson: deletedByCandidate,
  },
  {
    table: 'former_resumes',
    personal: { path: 'profile' },
    other: ['content_hash'],
    ofPerson: deletedByCandidate,
  },
  {
    table: 'former_addresses',
    personal: { address: 'contact' },
    ofPerson: { rows: isOfCandidate, erasure: { action: 'deleted', byFunction: 'erase_former_addresses' } },
  },
  {
    table: 'resume_files',
    personal: { bytes: 'free text' },
    other: ['path', 'format'],
    ofPerson: {
      rows: ownFiles,
      owner: { key: () => sql`path`, of: pathsOf },
      erasure: { action: 'deleted' },
      isFirst: true,
    },
  },
  {
    table: 'resume_texts',
    personal: { text: 'free text', profile: 'profile', questions: 'free text' },
    other: ['content_hash', 'failure', 'format', 'pages', 'quality', 'quality_reason', 'hidden_characters'],
    ofPerson: deletedByHash,
  },
  {
    table: 'resume_vectors',
    personal: { vector: 'profile' },
    other: ['content_hash', 'model'],
    ofPerson: deletedByHash,
  },
  // Texts of consents may name a person. A trigger deletes such a text with the last consent to it.
  { table: 'consent_texts', personal: { text: 'free text' }, other: ['hash', 'version'] },
  {
    table: 'consents',
    personal: { purpose: 'free text' },
    other: ['text_hash', 'text_version', 'channel', 'withdrawal_channel'],
    // Interviews and screenings take theirs along.
    ofPerson: { ...deletedByCandidate, isFirst: true },
  },
];
