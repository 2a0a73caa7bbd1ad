import { existsSync, readdirSync } from 'node:fs';
import { expect } from 'vitest';
import type { ConsoleClient } from '../console/console-client.ts';
import { type Answer, type TestApp, until } from '../support/app.ts';

type Caller = { key: string };

export type Sent = { type?: string; query?: Record<string, string | object>; headers?: Record<string, string> };

/** POST /imports. An object in the query is sent as JSON. */
export async function send(
  app: TestApp,
  { key }: Caller,
  file: string | Uint8Array<ArrayBuffer>,
  { type = 'text/csv', query = {}, headers = {} }: Sent = {},
): Promise<Answer> {
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  );
  const response = await fetch(`${app.base}/api/v1/imports?${search}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': type, ...headers },
    body: file,
  });
  return { status: response.status, body: await response.json(), headers: response.headers };
}

/** Chooses a file in the form of the console. Returns the page that follows. One network uploads 30 files a minute. */
export async function upload(app: TestApp, browser: ConsoleClient, file: string, name = 'people.csv') {
  const form = new FormData();
  form.set('file', new Blob([file]), name);
  const cookie = [...browser.cookies].map((one) => one.join('=')).join('; ');
  const response = await fetch(`${app.base}/console/imports`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie, origin: app.base },
    body: form,
  });
  const location = response.headers.get('location') ?? '';
  return { status: response.status, location, text: await response.text() };
}

/** The names of the stored import files of an organization. */
export function filesOf(app: TestApp, { organizationId }: { organizationId: string }): string[] {
  const folder = `${app.config.dataDir}/files/${organizationId}/imports`;
  return existsSync(folder) ? readdirSync(folder) : [];
}

export async function ended({ api }: { api: TestApp['anonymous'] }, id: string): Promise<any> {
  let found: any;
  await until(
    async () => {
      found = (await api.get(`/imports/${id}`)).body.data;
      return ['done', 'failed'].includes(found.state);
    },
    () => `the import to end: ${JSON.stringify(found)}`,
  );
  return found;
}

export async function imported(
  app: TestApp,
  tenant: Caller & { api: TestApp['anonymous'] },
  file: string | Uint8Array<ArrayBuffer>,
  sent: Sent = {},
): Promise<any> {
  const answer = await send(app, tenant, file, sent);
  expect(answer.status, JSON.stringify(answer.body)).toBe(202);
  return ended(tenant, answer.body.data.id);
}

/** All candidates, oldest first. */
export const candidatesOf = async ({ api }: { api: TestApp['anonymous'] }): Promise<any[]> =>
  (await api.get('/candidates?limit=100')).body.data.toReversed();

export const errorsOf = async ({ api }: { api: TestApp['anonymous'] }, id: string): Promise<string> =>
  (await api.get(`/imports/${id}/errors`)).body;

/** The ID of a new job. */
export const jobOf = async ({ api }: { api: any }, more: object = {}): Promise<string> =>
  (await api.post('/jobs', { title: 'Engineer', ...more })).body.data.id;
