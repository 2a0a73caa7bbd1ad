import { Migration } from '@mikro-orm/migrations';

/** How users rate video interviews. */
export class Migration20261123220000_interview_ratings extends Migration {
  override up(): void {
    // The user has no foreign key: ratings stay when users are removed.
    this.addSql(`
      create table video_interview_ratings (
        organization_id uuid not null references organizations (id),
        interview_id uuid not null,
        user_id uuid not null,
        rating smallint not null check (rating between 1 and 5),
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        primary key (organization_id, interview_id, user_id),
        constraint video_interview_ratings_interview_fkey foreign key (organization_id, interview_id)
          references video_interviews (organization_id, id) on delete cascade
      )`);
  }
}
