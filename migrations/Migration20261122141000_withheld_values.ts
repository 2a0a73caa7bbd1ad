import { Migration } from '@mikro-orm/migrations';

const contact = String.raw`'[@＠﹫]|https?:|www\.|linkedin|[(\[{<](at|dot)[)\]}>]|\mdot\M|([0-9０-９][^[:alpha:]]{0,3}){7}|[[:alnum:]]{2}\.(com|org|in|dev|me)\M'`;
const fields = ['location', 'preferred_location', 'current_company', 'current_designation'];

/** Contact data that was sent with a profile moves out of the masked candidate, until the reveal. */
export class Migration20261122141000_withheld_values extends Migration {
  override up(): void {
    this.addSql('alter table talent_pool_profiles add column withheld jsonb');
    for (const field of fields) {
      this.addSql(
        `with found as (
           select organization_id, id, ${field} as sent from candidates
           where talent_pool_status = 'masked' and ${field} ~* ${contact}
         ), kept as (
           update talent_pool_profiles p set withheld = coalesce(p.withheld, '{}')
             || jsonb_build_object('${field}', jsonb_build_object('sent', f.sent, 'shown', null))
           from found f where p.organization_id = f.organization_id and p.candidate_id = f.id
           returning p.organization_id, p.candidate_id
         )
         update candidates c set ${field} = null from kept k
         where c.organization_id = k.organization_id and c.id = k.candidate_id`,
      );
    }
  }
}
