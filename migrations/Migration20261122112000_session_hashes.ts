import { Migration } from '@mikro-orm/migrations';

/** Sessions are found by a hash of their id from now on. All users sign in again. */
export class Migration20261122112000_session_hashes extends Migration {
  override up(): void {
    this.addSql(`delete from console_sessions`);
  }
}
