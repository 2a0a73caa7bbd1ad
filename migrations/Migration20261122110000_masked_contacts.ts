import { Migration } from '@mikro-orm/migrations';

const contact = String.raw`'[@＠﹫]|https?:|www\.|linkedin|[(\[{<](at|dot)[)\]}>]|\mdot\M|([0-9０-９][^[:alpha:]]{0,3}){7}|[[:alnum:]]{2}\.(com|org|in|dev|me)\M'`;
const texts = ['location', 'current_company', 'current_designation'];
const lists = ['primary_skills', 'secondary_skills'];

/** Empties fields of masked candidates that a resume filled with contact data. A reveal fills them again. */
export class Migration20261122110000_masked_contacts extends Migration {
  override up(): void {
    for (const field of [...texts, ...lists]) {
      const value = texts.includes(field) ? `c.${field}` : `array_to_string(c.${field}, E'\\n')`;
      this.addSql(
        `update candidates c set ${field} = ${texts.includes(field) ? 'null' : `'{}'`} from candidate_resumes r
         where c.talent_pool_status = 'masked' and r.organization_id = c.organization_id and r.candidate_id = c.id
           and to_jsonb(c.${field}) = r.filled->'${field}' and ${value} ~* ${contact}`,
      );
    }
  }
}
