import { Migration } from '@mikro-orm/migrations';

/** The color and the logo of an organization, for the pages that candidates see. The logo's file is named by its hash. */
export class Migration20261123140000_branding extends Migration {
  override up(): void {
    this.addSql(`
      alter table organizations
        add column brand_color text check (brand_color ~ '^#[0-9a-f]{6}$'),
        add column logo_hash text check (logo_hash ~ '^[0-9a-f]{32}$'),
        add column logo_type text check (logo_type in ('image/png', 'image/jpeg', 'image/webp')),
        add constraint organizations_logo_check check ((logo_hash is null) = (logo_type is null))`);
  }
}
