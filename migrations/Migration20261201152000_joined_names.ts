import { Migration } from '@mikro-orm/migrations';

const apostrophes = `'[''’‘ʼ]'`;

/** A name with an apostrophe is also found without it: O’Connor as OConnor. Other candidates have the words of before. */
export class Migration20261201152000_joined_names extends Migration {
  override up(): void {
    this.addSql('alter function candidate_search_words(candidates) rename to candidate_search_texts');
    this.addSql(`
      create function candidate_search_words(c candidates) returns tsvector language plpgsql immutable as $$
      declare
        key text := right(c.organization_id::text, 4);
        names text[];
      begin
        if c.full_name ~ ${apostrophes} then
          names := string_to_array(btrim(search_words(regexp_replace(c.full_name, ${apostrophes}, '', 'g'))), ' ');
          return candidate_search_texts(c)
            || array_to_tsvector(array(select concat(key, mark, name) from unnest(names) as name, unnest('{"",=}'::text[]) as mark));
        end if;
        return candidate_search_texts(c);
      end $$`);
  }
}
