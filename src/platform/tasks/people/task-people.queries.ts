import { raw, type Sql, sql } from '../../database/sql.ts';
import { isOfCandidate, type People } from '../../personal-data.ts';
import { queueSchema } from '../queue-state.repository.ts';

const jobTable = `${queueSchema}.job`;
/** Replaces an ID. No candidate has it. */
const nobody = '00000000-0000-0000-0000-000000000000';

/** SQL for the IDs of candidates in a payload. */
const people = `(jsonb_path_query_array(data, '$.**.candidateId') || jsonb_path_query_array(data, '$.**.candidateIds[*]'))`;
/** SQL condition for untracked tasks that name candidates. Tracked tasks are found by their records. */
const isUntracked = `data #>> '{$task,id}' is null and data @? '$.** ? (exists (@.candidateId) || exists (@.candidateIds))'`;

/** An index of pg-boss's default partition, which has all tasks. */
const indexName = `${queueSchema}.job_people_idx`;
/** A failed build leaves an invalid index, which does not count. */
export const hasPeopleIndex = `select from pg_index where indexrelid = to_regclass('${indexName}') and indisvalid`;
/** Send these one by one and outside a transaction, because others add tasks meanwhile. */
export const buildPeopleIndex = [
  `drop index concurrently if exists ${indexName}`,
  `create index concurrently job_people_idx on ${queueSchema}.job_common
    using gin (${people} jsonb_path_ops) where ${isUntracked}`,
] as const;

/** SQL for untracked tasks that name one of the candidates, with a row for each of them. */
const naming = ({ organizationId, candidateIds }: People): Sql => sql`
    select name, id, state, candidate_id, exists (
        select from jsonb_array_elements_text(${raw(people)}) as named (candidate_id)
        where named.candidate_id <> all(${candidateIds}::text[])) as is_shared
    from unnest(${candidateIds}::uuid[]) as person (candidate_id) join ${raw(jobTable)}
      on ${raw(people)} @> jsonb_build_array(candidate_id::text) and ${raw(isUntracked)}
        and data ->> 'organizationId' = ${organizationId}`;

/** SQL for names and IDs of untracked tasks about the candidates, if they are over or about nobody else. */
export const untrackedOf = (people: People): Sql =>
  sql`select name, id, candidate_id from (${naming(people)}) as task where state > 'active' or not is_shared`;

/**
 * Cancels waiting tasks about the candidates. Tasks that are also about others leave the candidates out. Selects
 * `candidate_id` of candidates with running tasks. `sparesBusy` keeps all tasks of those.
 */
export const cancelTasksOf = (of: People, { sparesBusy }: { sparesBusy: boolean }): Sql => sql`
  with task as materialized (
    select queue::text as name, id, candidate_id, false as is_shared from tasks where ${isOfCandidate(of)}
    union all
    select name::text, id, candidate_id, is_shared from (${naming(of)}) as untracked),
  busy as materialized (
    select distinct task.candidate_id from task join ${raw(jobTable)} as job on job.name = task.name and job.id = task.id
    where job.state = 'active'),
  free as (select * from task where not ${sparesBusy}::boolean or candidate_id not in (select candidate_id from busy)),
  cancelled as (
    update ${raw(jobTable)} set state = 'cancelled', completed_on = now()
    where (name, id) in (select name, id from free where not is_shared) and state in ('created', 'retry')),
  shared as (
    update ${raw(jobTable)} set data = regexp_replace(data::text, ${of.candidateIds.join('|')}, ${nobody}, 'g')::jsonb
    where (name, id) in (select name, id from free where is_shared) and state in ('created', 'retry'))
  select candidate_id from busy`;
