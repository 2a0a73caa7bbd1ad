import { Migration } from '@mikro-orm/migrations';

/** Between words. `+` and `#` belong to them: C++, C#. */
const notWords = '[\\s!-"$-*,-/:-@\\[-`{-~\\u00a0-\\u00bf\\u2000-\\u206f\\u3000-\\u3003]+';

/** The codes of countries that have two digits. All others but 1 and 7 have three. */
const twoDigits = [
  ...['20', '27', '30', '31', '32', '33', '34', '36', '39', '40', '41', '43', '44', '45', '46', '47', '48', '49'],
  ...['51', '52', '53', '54', '55', '56', '57', '58', '60', '61', '62', '63', '64', '65', '66', '81', '82', '84'],
  ...['86', '90', '91', '92', '93', '94', '95', '98'],
];

/** After the letters of the organization, each word begins with what it says, if that is more than any word. */
const words = (text: string, mark = '') =>
  `string_to_array(key || '${mark}' || replace(btrim(${text}), ' ', ' ' || key || '${mark}'), ' ')`;

const searched = [
  ...['full_name', 'email', 'phone_number', 'whatsapp_number', 'location', 'preferred_location', 'primary_skills'],
  ...['secondary_skills', 'total_experience_years', 'current_company', 'current_designation', 'notice_period_days'],
  ...['source', 'tags', 'talent_pool_status'],
];

/**
 * The words by which recruiters find a candidate, in one column with one index. Triggers keep it from here on. The worker
 * fills it for the candidates of before; until then they are searched as before.
 */
export class Migration20261123090000_candidate_search extends Migration {
  override up(): void {
    this.addSql(`
      create table candidate_search (
        organization_id uuid not null references organizations (id),
        candidate_id uuid not null,
        words tsvector not null,
        primary key (organization_id, candidate_id),
        foreign key (organization_id, candidate_id) references candidates (organization_id, id) on delete cascade
      )`);
    // A short list of rows that wait for the index: each search reads it as a whole.
    this.addSql(
      `create index candidate_search_words_idx on candidate_search using gin (words) with (gin_pending_list_limit = 512)`,
    );
    // Up to there, candidates of before are filled.
    this.addSql(`
      create table candidate_search_cursor (
        is_only boolean primary key default true check (is_only),
        filled_organization_id uuid not null default '00000000-0000-0000-0000-000000000000',
        filled_candidate_id uuid not null default '00000000-0000-0000-0000-000000000000',
        filled_at timestamptz(3)
      )`);
    this.#addWords();
    this.#addTriggers();
    // The triggers have waited for all writers: from here on, nothing is missed.
    this.addSql(`
      insert into candidate_search_cursor (filled_at)
      select case when not exists (select from candidates) then now() end`);
  }

  #addWords(): void {
    // In lower case, without accents, one blank before and after each word at most.
    this.addSql(`
      create function search_words(value text) returns text language plpgsql immutable parallel safe as $$
      declare
        folded text := lower(value);
      begin
        if octet_length(folded) <> length(folded) then
          folded := lower(regexp_replace(normalize(folded, nfkd), '[\\u0300-\\u036f]+', '', 'g'));
          folded := replace(replace(replace(folded, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe');
          folded := translate(folded, 'øłđðıþ', 'olddit');
        end if;
        return regexp_replace(folded, '${notWords}', ' ', 'g');
      end $$`);
    // As dialed from abroad and within the country.
    this.addSql(`
      create function search_numbers(key text, value text) returns text[] language plpgsql immutable parallel safe as $$
      declare
        digits text := left(regexp_replace(value, '\\D', '', 'g'), 30);
      begin
        if ltrim(value) like '+%' or ltrim(value) like '00%' then
          digits := ltrim(digits, '0');
          return array[key || digits, key || substr(digits, case when left(digits, 1) in ('1', '7') then 2
            when left(digits, 2) = any('{${twoDigits.join(',')}}') then 3 else 4 end)];
        end if;
        digits := ltrim(digits, '0');
        return array[key || digits, key || right(digits, 10)];
      end $$`);
    this.addSql(`
      create function candidate_search_words(c candidates) returns tsvector language plpgsql immutable as $$
      declare
        key text := right(c.organization_id::text, 4);
        named text := search_words(c.full_name);
        placed text := search_words(concat_ws(' ', c.location, c.preferred_location));
        other text := search_words(concat_ws(' ', c.current_designation, c.current_company, split_part(c.email, '@', 1),
          nullif(array_to_string(c.primary_skills, ' '), ''), nullif(array_to_string(c.secondary_skills, ' '), '')));
        lexemes text[] := ${words(`concat_ws(' ', named, placed, other)`)} || ${words('named', '=')};
      begin
        if placed <> '' then
          lexemes := lexemes || ${words('placed', '~l')};
        end if;
        if c.email is not null then
          lexemes := lexemes || array[key || lower(c.email), key || split_part(lower(c.email), '@', 2)];
        end if;
        if c.phone_number is not null then
          lexemes := lexemes || search_numbers(key, c.phone_number);
        end if;
        if c.whatsapp_number is distinct from c.phone_number and c.whatsapp_number is not null then
          lexemes := lexemes || search_numbers(key, c.whatsapp_number);
        end if;
        if c.total_experience_years is not null then
          lexemes := lexemes || (key || '~y' || lpad(least(floor(c.total_experience_years), 99)::text, 2, '0'));
        end if;
        if c.notice_period_days is not null then
          lexemes := lexemes || (key || '~n' || case when c.notice_period_days <= 0 then '0' when c.notice_period_days <= 15 then '15'
            when c.notice_period_days <= 30 then '30' when c.notice_period_days <= 60 then '60'
            when c.notice_period_days <= 90 then '90' else '' end);
        end if;
        if c.source is not null then
          lexemes := lexemes || (key || '~s' || left(lower(c.source), 200));
        end if;
        lexemes := lexemes || (key || '~p' || c.talent_pool_status);
        if c.tags <> '{}' then
          lexemes := lexemes || array(select key || '~t' || left(lower(tag), 200) from unnest(c.tags) as tag);
        end if;
        -- A longer one is no lexeme. Only long texts can have it.
        if octet_length(named) + octet_length(placed) + octet_length(other) > 1500 then
          lexemes := array(select left(lexeme, 200) from unnest(lexemes) as lexeme);
        end if;
        return array_to_tsvector(lexemes);
      end $$`);
  }

  #addTriggers(): void {
    // With the rights of the owner: while this migrates, web and worker have none on the new table.
    this.addSql(`
      create function index_candidate() returns trigger language plpgsql security definer set search_path from current as $$
      begin
        insert into candidate_search as s (organization_id, candidate_id, words)
        values (new.organization_id, new.id, candidate_search_words(new))
        on conflict (organization_id, candidate_id) do update set words = excluded.words
          where s.words <> excluded.words;
        return null;
      end $$`);
    this.addSql(
      `create trigger index_added after insert on candidates for each row execute function index_candidate()`,
    );
    this.addSql(
      `create trigger index_changed after update of ${searched.join(', ')} on candidates for each row
       when ((${searched.map((name) => `old.${name}`).join(', ')}) is distinct from (${searched
         .map((name) => `new.${name}`)
         .join(', ')}))
       execute function index_candidate()`,
    );
  }
}
