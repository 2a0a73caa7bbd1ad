import { Migration } from '@mikro-orm/migrations';

/** The latest computation explains the score only if it is the current one. */
const shown = `jsonb_build_object(
  'score', a.match_score,
  'source', case when a.match_score is not null or s.is_current then a.match_score_source end,
  'algorithm_version', case when s.is_current then s.algorithm_version end,
  'inputs_hash', case when s.is_current then s.inputs_hash end,
  'components', case when s.is_current then s.components else '[]' end,
  'explanation_opened', exists (
    select from match_openings m where m.organization_id = a.organization_id and m.application_id = a.id))`;

const add = (rows: string): string =>
  `insert into list_counts as l (organization_id, list, status, slot, n) ${rows}
   on conflict (organization_id, list, status, slot) do update set n = l.n + excluded.n`;

/**
 * A record of each entry into a closed status. A trigger on the status history writes it, so no way of moving an
 * application misses it. It has no foreign keys to what may be deleted, and a copy of what the match explanation said.
 */
export class Migration20261122224100_decision_records extends Migration {
  override up(): void {
    this.#openings();
    this.#records();
    this.#subjects();
    this.#write();
    this.#explain();
    this.#counts();
  }

  /** Applications whose match explanation somebody has opened. */
  #openings(): void {
    this.addSql(`
      create table match_openings (
        organization_id uuid not null,
        application_id uuid not null,
        opened_at timestamptz(3) not null default now(),
        primary key (organization_id, application_id),
        constraint match_openings_application_fkey foreign key (organization_id, application_id)
          references candidate_jobs (organization_id, id) on delete cascade
      )`);
  }

  #records(): void {
    this.addSql(`
      create table decision_records (
        id uuid primary key,
        organization_id uuid not null references organizations (id),
        application_id uuid not null,
        job_id uuid not null,
        candidate_id uuid,
        subject uuid not null,
        from_status text,
        to_status text not null,
        outcome text not null check (outcome in ('hired', 'rejected', 'withdrawn')),
        decided_at timestamptz(3) not null,
        decided_by_type text not null check (decided_by_type in ('key', 'user', 'system')),
        decided_by_id uuid,
        reason_id uuid,
        note text,
        shown jsonb not null,
        email_requested_at timestamptz(3),
        keep_until timestamptz(3) not null,
        pseudonymised_at timestamptz(3),
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        unique (organization_id, id),
        constraint decision_records_reason_fkey foreign key (organization_id, reason_id)
          references rejection_reasons (organization_id, id)
      )`);
    for (const [name, columns] of [
      ['list', 'organization_id, decided_at desc, id desc'],
      ['application', 'organization_id, application_id, decided_at desc, id desc'],
      ['job', 'organization_id, job_id, decided_at desc, id desc'],
      ['candidate', 'organization_id, candidate_id, decided_at desc, id desc'],
      ['outcome', 'organization_id, outcome, decided_at desc, id desc'],
      ['changes', 'organization_id, updated_at, id'],
      ['keep', 'keep_until'],
    ]) {
      this.addSql(`create index decision_records_${name}_idx on decision_records (${columns})`);
    }
    for (const event of ['insert', 'update']) {
      this.addSql(
        `create trigger stamp_${event} before ${event} on decision_records for each row execute function stamp_change()`,
      );
    }
  }

  /** One pseudonym for a person's decisions, which needs the installation's secret. */
  #subjects(): void {
    this.addSql(
      `insert into installation_secrets (name, secret) values ('decisions', gen_random_uuid()::text || gen_random_uuid()::text)`,
    );
    this.addSql(`
      create function decision_subject(organization uuid, candidate uuid) returns uuid language sql stable
      security definer set search_path from current as $$
        select encode(set_byte(set_byte(h, 6, get_byte(h, 6) & 15 | 128), 8, get_byte(h, 8) & 63 | 128), 'hex')::uuid
        from (select substring(sha256(convert_to(secret, 'UTF8') || uuid_send(organization) || uuid_send(candidate))
            from 1 for 16) as h from installation_secrets where name = 'decisions') as s
      $$`);
    // A merge gives the records to the candidate that stays, and so to that person.
    this.addSql(`
      create function set_decision_subject() returns trigger language plpgsql as $$
      begin
        new.subject := decision_subject(new.organization_id, new.candidate_id);
        return new;
      end $$`);
    this.addSql(
      `create trigger set_subject before update of candidate_id on decision_records for each row
       when (new.candidate_id is not null and new.candidate_id is distinct from old.candidate_id)
       execute function set_decision_subject()`,
    );
  }

  /**
   * With the rights of the owner: while this migrates, web and worker have none on the new tables. Not with
   * `set local app.decisions = 'off'`, for moves that are no decision.
   */
  #write(): void {
    this.addSql(`
      create function record_decisions() returns trigger language plpgsql security definer set search_path from current as $$
      declare
        actor text := coalesce(current_setting('app.actor', true), '');
        actor_type text := split_part(actor, ':', 1);
        xact xid8 := pg_current_xact_id();
      begin
        if current_setting('app.decisions', true) = 'off' then return null; end if;
        insert into decision_records (id, organization_id, application_id, job_id, candidate_id, subject, from_status,
          to_status, outcome, decided_at, decided_by_type, decided_by_id, reason_id, shown, keep_until)
        select event_id(clock_timestamp()), new.organization_id, new.application_id, a.job_id, a.candidate_id,
          decision_subject(new.organization_id, a.candidate_id), new.from_status, new.to_status, status_outcome(new.to_status),
          new.changed_at,
          case when new.changed_by_user_id is not null then 'user' when actor_type in ('key', 'user') then actor_type
            else 'system' end,
          coalesce(new.changed_by_user_id,
            case when actor_type in ('key', 'user') then nullif(split_part(actor, ':', 2), '')::uuid end),
          a.rejection_reason_id, ${shown}, new.changed_at + interval '4 years'
        from candidate_jobs a
          left join lateral (
            select m.algorithm_version, m.inputs_hash, m.components,
              a.match_score_source = 'computed' and m.score is not distinct from a.match_score as is_current
            from match_scores m where m.organization_id = a.organization_id and m.application_id = a.id
            order by m.id desc limit 1) s on true
        where a.organization_id = new.organization_id and a.id = new.application_id;
        return null;
      end $$`);
    this.addSql(
      `create trigger record_decisions after insert on candidate_job_status_events for each row
       when (new.to_status in ('hired', 'Candidate joined', 'rejected', 'withdrawn')) execute function record_decisions()`,
    );
  }

  /** The record of the current entry gets the reason and note. One from before this release is written now. */
  #explain(): void {
    this.addSql(`
      create function explain_decision(organization uuid, application uuid, sets_reason boolean, reason uuid,
        sets_note boolean, decision_note text, asks_for_email boolean) returns uuid language plpgsql as $$
      declare
        found_id uuid;
      begin
        select d.id into found_id from decision_records d
          join candidate_jobs a on a.organization_id = d.organization_id and a.id = d.application_id
            and a.status = d.to_status
          where d.organization_id = organization and d.application_id = application
          order by d.decided_at desc, d.id desc limit 1;
        if found_id is null then
          insert into decision_records (id, organization_id, application_id, job_id, candidate_id, subject, from_status,
            to_status, outcome, decided_at, decided_by_type, decided_by_id, reason_id, shown, keep_until)
          select event_id(clock_timestamp()), a.organization_id, a.id, a.job_id, a.candidate_id,
            decision_subject(a.organization_id, a.candidate_id), e.from_status, a.status, status_outcome(a.status),
            a.status_date, case when e.changed_by_user_id is null then 'system' else 'user' end, e.changed_by_user_id,
            a.rejection_reason_id,
            '{"score": null, "source": null, "algorithm_version": null, "inputs_hash": null, "components": [],
              "explanation_opened": false}', a.status_date + interval '4 years'
          from candidate_jobs a left join lateral (
            select h.from_status, h.changed_by_user_id from candidate_job_status_events h
            where h.organization_id = a.organization_id and h.application_id = a.id
            order by h.changed_at desc, h.id desc limit 1) e on true
          where a.organization_id = organization and a.id = application and status_outcome(a.status) <> 'open'
          returning id into found_id;
        end if;
        update decision_records d set
          reason_id = case when sets_reason then reason else d.reason_id end,
          note = case when sets_note then decision_note else d.note end,
          email_requested_at = case when asks_for_email then coalesce(d.email_requested_at, now())
            else d.email_requested_at end
        where d.organization_id = organization and d.id = found_id
          and (sets_reason and d.reason_id is distinct from reason or sets_note and d.note is distinct from decision_note
            or asks_for_email and d.email_requested_at is null);
        return found_id;
      end $$`);
  }

  #counts(): void {
    const counted = (sign: string): string =>
      add(`select organization_id, 'decisions', outcome, pg_backend_pid() % 64, ${sign}count(*) from changed
           group by 1, 3 order by 1, 3`);
    this.addSql(`
      create function count_decisions() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then
          ${counted('')};
        else
          ${counted('-')};
        end if;
        return null;
      end $$`);
    for (const [event, rows] of [
      ['insert', 'new table as changed'],
      ['delete', 'old table as changed'],
    ]) {
      this.addSql(
        `create trigger count_${event} after ${event} on decision_records referencing ${rows} for each statement execute function count_decisions()`,
      );
    }
  }
}
