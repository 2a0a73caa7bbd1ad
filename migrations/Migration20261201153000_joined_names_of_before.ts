import { Migration } from '@mikro-orm/migrations';

export const joinNamesOfBefore = `
  update candidate_search s set words = candidate_search_words(c) from candidates c
  where c.full_name ~ '[''’‘ʼ]' and s.organization_id = c.organization_id and s.candidate_id = c.id
    and s.words <> candidate_search_words(c)`;

/** Candidates with an apostrophe in their names from before. May run again. */
export class Migration20261201153000_joined_names_of_before extends Migration {
  override up(): void {
    this.addSql(joinNamesOfBefore);
  }
}
