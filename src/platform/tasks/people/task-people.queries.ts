import { raw, type Sql, sql } from '../../database/sql.ts';
import type { Person } from '../../personal-data.ts';
import { queueSchema } from '../queue-state.repository.ts';

const jobTable = `${queueSchema}.job`;
/** Instead of an ID: nobody has it. */
const nobody = '00000000-0000-0000-0000-000000000000';

/** IDs of candidates in a payload. */
const people = `(jsonb_path_query_array(data, '$.**.candidateId') || jsonb_path_query_array(data, '$.**.candidateIds[*]'))`;
/** Tracked tasks are found by their records. */
const isUntracked = `data #>> '{$task,id}' is null and data @? '$.** ? (exists (@.candidateId) || exists (@.candidateIds))'`;

/** pg-boss's default partition has all tasks. */
const indexName = `${queueSchema}.job_people_idx`;
/** A failed build leaves an invalid index. */
export const hasPeopleIndex = `select from pg_index where indexrelid = to_regclass('${indexName}') and indisvalid`;
/** To be sent one by one, outside a transaction: others add tasks meanwhile. */
export const buildPeopleIndex = [
  `drop index concurrently if exists ${indexName}`,
  `create index concurrently job_people_idx on ${queueSchema}.job_common
    using gin (${people} jsonb_path_ops) where ${isUntracked}`,
] as const;

const namesPerson = ({ organizationId, candidateId }: Person): Sql =>
  sql`${raw(people)} @> jsonb_build_array(${candidateId}::text) and ${raw(isUntracked)}
    and data ->> 'organizationId' = ${organizationId}`;

const namesOthers = ({ candidateId }: Person): Sql =>
  sql`jsonb_path_exists(${raw(people)}, '$[*] ? (@ != $id)', jsonb_build_object('id', ${candidateId}::text))`;

/** SQL: names and ids of untracked tasks about the person that are over, or about nobody else. */
export const untrackedOf = (person: Person): Sql =>
  sql`select name, id from ${raw(jobTable)}
    where ${namesPerson(person)} and (state > 'active' or not ${namesOthers(person)})`;

/**
 * Tasks about the person do not begin any longer. Those that are about others too leave the person out. Selects `n`, the
 * number of tasks that run.
 */
export const cancelTasksOf = (person: Person): Sql => sql`
  with untracked as materialized (
    select name, id, ${namesOthers(person)} as is_shared from ${raw(jobTable)} where ${namesPerson(person)}),
  task as materialized (
    select queue as name, id, false as is_shared from tasks
      where organization_id = ${person.organizationId} and candidate_id = ${person.candidateId}
    union all
    select name, id, is_shared from untracked),
  cancelled as (
    update ${raw(jobTable)} set state = 'cancelled', completed_on = now()
    where (name, id) in (select name, id from task where not is_shared) and state in ('created', 'retry')),
  shared as (
    update ${raw(jobTable)} set data = replace(data::text, ${person.candidateId}, ${nobody})::jsonb
    where (name, id) in (select name, id from task where is_shared) and state in ('created', 'retry'))
  select count(*)::int as n from ${raw(jobTable)}
  where (name, id) in (select name, id from task) and state = 'active'`;
