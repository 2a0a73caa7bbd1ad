import { boot } from '../../src/app/boot.ts';
import { ApiKeyService } from '../../src/modules/access/index.ts';
import { OrganizationService } from '../../src/modules/organizations/index.ts';
import { loadConfigWith } from '../../src/platform/config.ts';
import { listen } from '../../src/platform/http/server.ts';

type Answer = { status: number; body: { data: { id: string } } };

/** Runs web on a copy of the database, in this process. Without a worker, nothing is sent to anybody. */
export async function openService(databaseUrl: string, dataDir: string) {
  const settings = { NODE_ENV: 'test', LOG_LEVEL: 'silent', BASE_URL: '', METRICS_PORT: '', DATA_DIR: dataDir };
  const app = await boot(loadConfigWith({ ...settings, DATABASE_URL: databaseUrl }), 'web');
  const server = await listen(app.http(), 0, '127.0.0.1');
  const base = `http://127.0.0.1:${server.port}`;
  for (const until = Date.now() + 60_000; !(await fetch(`${base}/readyz`)).ok; ) {
    if (Date.now() > until) throw new Error('The service on the copy does not become ready.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }

  const call = async (key: string, method: string, path: string, body?: object): Promise<Answer> => {
    const answer = await fetch(`${base}/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as Answer['body'] };
  };

  return {
    call,
    /** Creates an organization and returns its key. */
    async makeKey(): Promise<string> {
      const organization = { name: 'Restore rehearsal', users: 2, credits: 0 };
      const { organizationId } = await app.resolve(OrganizationService).create(organization);
      const key = { organizationId, name: 'rehearsal', expiresAt: null, createdByUserId: null };
      return (await app.resolve(ApiKeyService).create(key)).apiKey;
    },
    /** Creates an application and returns its ID. */
    async apply(key: string): Promise<string> {
      const made = async (path: string, body: object): Promise<string> => {
        const { status, body: reply } = await call(key, 'POST', path, body);
        if (status !== 201) throw new Error(`POST ${path} answered ${status}`);
        return reply.data.id;
      };
      const job_id = await made('/jobs', { title: 'Rehearsal' });
      const email = `rehearsal.${crypto.randomUUID()}@example.com`;
      const candidate_id = await made('/candidates', { full_name: 'Rehearsal', email });
      return made('/applications', { candidate_id, job_id });
    },
    async close(): Promise<void> {
      await server.stop(1);
      await app.close(1);
    },
  };
}
