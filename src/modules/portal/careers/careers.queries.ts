import { publicCompanyName } from '#modules/jobs';
import { brandColumns } from '#modules/organizations';
import type { Database } from '#platform/database/database.ts';
import { likePattern } from '#platform/database/like-pattern.ts';
import { empty, join, named, type Sql, sql } from '#platform/database/sql.ts';
import { id, isStorableText } from '#platform/schema/fields.ts';
import type { PageOrganization } from '../branding/page-organization.ts';
import type { PublicJob } from '../jobs/public-job.queries.ts';
import type { CareersFilter } from './careers-filter.ts';

/** An organization with a careers page. `address` is the current one: its slug, or else its ID. */
export type CareersOrganization = PageOrganization & { address: string; updatedAt: string };

/** A job on the careers page. Contains nothing that the job's own page does not show. */
export type CareersJob = Pick<
  PublicJob,
  | 'id'
  | 'title'
  | 'companyName'
  | 'locations'
  | 'workMode'
  | 'jobType'
  | 'minExperienceYears'
  | 'maxExperienceYears'
  | 'currency'
  | 'minCtc'
  | 'maxCtc'
  | 'rate'
  | 'createdAt'
>;

/** A job in feeds. Long descriptions are cut. */
export type FeedJob = CareersJob & Pick<PublicJob, 'jdText' | 'description'> & { updatedAt: string };

/** Filter options for visitors, and the number of matching jobs. */
export type CareersFacets = { total: number; locations: string[]; workModes: string[]; jobTypes: string[] };

/** Markup of more characters is the work of attackers: sanitizing it would take long. */
const maxDescription = 20_000;
/** The protocol allows 50,000 addresses in a file. One is the careers page. */
const maxSitemapJobs = 49_999;
const maxSitemaps = 50_000;

const columns = sql`j.id, j.title, ${publicCompanyName('c')} as company_name, j.locations, j.work_mode, j.job_type,
  j.min_experience_years, j.max_experience_years, j.currency, j.created_at,
  case when not j.ctc_not_disclosed then j.min_ctc end as min_ctc,
  case when not j.ctc_not_disclosed then j.max_ctc end as max_ctc,
  case when not j.ctc_not_disclosed then j.rate end as rate`;
const from = sql`jobs j join organizations o on o.id = j.organization_id
  left join clients c on c.organization_id = j.organization_id and c.id = j.client_id`;
const activeOf = (organizationId: string): Sql => sql`j.organization_id = ${organizationId} and j.status = 'active'`;

/** The company is searched by the name that is shown, so that nobody can guess a hidden one. */
const found = (pattern: string): Sql =>
  sql`(j.title ilike ${pattern} or array_to_string(j.locations, ' ') ilike ${pattern}
    or ${publicCompanyName('c')} ilike ${pattern})`;

function conditionsOf({ words, location, workMode, jobType }: CareersFilter): Sql {
  const conditions = [
    ...words.flatMap((word) => likePattern(word) ?? []).map(found),
    ...(location === undefined ? [] : [sql`j.locations @> array[${location}]::text[]`]),
    ...(workMode === undefined ? [] : [sql`j.work_mode = ${workMode}`]),
    ...(jobType === undefined ? [] : [sql`j.job_type = ${jobType}`]),
  ];
  return conditions.length === 0 ? empty : sql` and ${join(conditions, ' and ')}`;
}

export class CareersQueries {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /**
   * Finds an organization by ID, or by a current or former address. Undefined without a careers page, and for test
   * data.
   */
  async find(key: string): Promise<CareersOrganization | undefined> {
    if (!isStorableText(key)) return undefined;
    const organizationId = id().safeParse(key).data ?? null;
    return this.#db.record(
      named(
        'portal-careers-organization',
        sql`select o.id as organization_id, coalesce(o.public_name, o.name) as organization_name, ${brandColumns},
              coalesce(a.slug, o.id::text) as address, o.updated_at
            from organizations o left join careers_addresses a on a.organization_id = o.id and a.is_current
            where o.id = coalesce(${organizationId}::uuid,
                (select wanted.organization_id from careers_addresses wanted where wanted.slug = lower(${key})))
              and o.careers_enabled and o.test_of is null`,
      ),
    );
  }

  /** Newest first. */
  jobs(organizationId: string, filter: CareersFilter, limit: number, offset: number): Promise<CareersJob[]> {
    return this.#db.records(
      sql`select ${columns} from ${from} where ${activeOf(organizationId)}${conditionsOf(filter)}
          order by j.created_at desc, j.id desc limit ${limit} offset ${offset}`,
    );
  }

  async facets(organizationId: string, filter: CareersFilter, maxLocations: number): Promise<CareersFacets> {
    const facets = await this.#db.record<CareersFacets>(
      sql`with active as materialized (
            select j.work_mode, j.job_type, j.locations from jobs j where ${activeOf(organizationId)})
          select (select count(*)::int from ${from} where ${activeOf(organizationId)}${conditionsOf(filter)}) as total,
            array(select distinct work_mode from active where work_mode is not null order by 1) as work_modes,
            array(select distinct job_type from active where job_type is not null order by 1) as job_types,
            array(select name from (
                select name from active, unnest(locations) as name
                group by name order by count(*) desc, name limit ${maxLocations}
              ) as most order by lower(name), name) as locations`,
    );
    return facets ?? { total: 0, locations: [], workModes: [], jobTypes: [] };
  }

  /** Newest first, after the job with the ID `after`. */
  feed(organizationId: string, limit: number, after: string | undefined): Promise<FeedJob[]> {
    const rest =
      after === undefined
        ? empty
        : sql` and (j.created_at, j.id) < (select last.created_at, last.id from jobs last
            where last.organization_id = ${organizationId} and last.id = ${after})`;
    return this.#db.records(
      sql`select ${columns}, j.updated_at, left(j.jd_text, ${maxDescription}) as jd_text,
            left(j.description, ${maxDescription}) as description
          from ${from} where ${activeOf(organizationId)}${rest}
          order by j.created_at desc, j.id desc limit ${limit}`,
    );
  }

  /** Newest first. */
  sitemap(organizationId: string): Promise<{ id: string; updatedAt: string }[]> {
    return this.#db.records(
      sql`select j.id, j.updated_at from jobs j where ${activeOf(organizationId)}
          order by j.created_at desc, j.id desc limit ${maxSitemapJobs}`,
    );
  }

  /** Addresses of all organizations whose careers page lists a job. */
  async addresses(): Promise<string[]> {
    const rows = await this.#db.records<{ address: string }>(
      sql`select coalesce(a.slug, o.id::text) as address
          from organizations o left join careers_addresses a on a.organization_id = o.id and a.is_current
          where o.careers_enabled and o.test_of is null
            and exists (select 1 from jobs j where j.organization_id = o.id and j.status = 'active')
          order by o.id limit ${maxSitemaps}`,
    );
    return rows.map(({ address }) => address);
  }
}
