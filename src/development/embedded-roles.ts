import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** Roles of web and worker. They have few rights, as in production. */
export const developmentRoles = { web: 'recruitment_web', worker: 'recruitment_worker' } as const;

/** Creates roles that can sign in, or sets new passwords for them. Returns their URLs. */
export async function ensureRoles<Name extends string>(
  adminUrl: string,
  roles: Readonly<Record<Name, string>>,
): Promise<Record<Name, string>> {
  const admin = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 10_000 });
  await admin.connect();
  try {
    const urls: [string, string][] = [];
    for (const [name, role] of Object.entries<string>(roles)) {
      const password = randomBytes(24).toString('base64url');
      const { rowCount } = await admin.query('select from pg_roles where rolname = $1', [role]);
      await admin.query(`${rowCount ? 'alter' : 'create'} role ${role} login password '${password}'`);
      const url = new URL(adminUrl);
      url.username = role;
      url.password = password;
      urls.push([name, url.href]);
    }
    return Object.fromEntries(urls) as Record<Name, string>;
  } finally {
    await admin.end();
  }
}
