import { Migration } from '@mikro-orm/migrations';

/** Questions that a language model suggested for resumes and jobs, and embeddings of their texts by model name. */
export class Migration20261121113000_language_model extends Migration {
  override up(): void {
    this.addSql(`alter table resume_texts add column questions jsonb`);
    this.addSql(`
      create table resume_vectors (
        organization_id uuid not null,
        content_hash bytea not null,
        model text not null,
        vector float4[] not null,
        primary key (organization_id, content_hash),
        foreign key (organization_id, content_hash) references resume_texts (organization_id, content_hash) on delete cascade
      )`);
    this.addSql(`
      create table job_vectors (
        organization_id uuid not null,
        job_id uuid not null,
        model text not null,
        text_sha256 bytea not null,
        vector float4[] not null,
        primary key (organization_id, job_id),
        foreign key (organization_id, job_id) references jobs (organization_id, id) on delete cascade
      )`);
  }
}
