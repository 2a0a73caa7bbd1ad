import { expect } from 'vitest';
import type { Tenant, TestApp } from '../support/app.ts';
import { consoleClient, signIn } from './console-client.ts';

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&' };

/** The text of a page's main part, with single blanks. */
export const visibleText = (html: string): string =>
  (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? html)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replaceAll(/\s+/g, ' ');

/** Fails unless recruiters of this organization, and no others, can open the page. */
export async function expectGuarded(app: TestApp, tenant: Tenant, path: string): Promise<void> {
  const recruiter = await (await signIn(app, tenant, 'recruiter')).get(path);
  expect(recruiter.status, `${path} for a recruiter`).toBe(200);
  const nobody = await consoleClient(app.base).get(path);
  expect([nobody.status, nobody.location?.startsWith('/console/sign-in')]).toEqual([303, true]);
  if (!/[0-9a-f-]{36}/.test(path)) return;
  const other = await signIn(app, await app.tenant());
  expect((await other.get(path)).status, `${path} for another organization`).toBe(404);
  const mine = await signIn(app, tenant);
  expect((await mine.get(path.replace(/[0-9a-f-]{36}/, 'nonsense'))).status).toBe(404);
}

/** Fails unless a form is refused to another organization and to signed-out visitors. */
export async function expectGuardedForm(app: TestApp, path: string, form: Record<string, string>): Promise<void> {
  const nobody = await consoleClient(app.base).post(path, form);
  expect([nobody.status, nobody.location?.startsWith('/console/sign-in')]).toEqual([303, true]);
  const other = await signIn(app, await app.tenant({ credits: 100 }));
  expect((await other.post(path, form)).status, `${path} for another organization`).toBe(404);
}

/** The organization's audit entries of an action, newest first. */
export const auditEntries = (app: TestApp, { organizationId }: Tenant, action: string) =>
  app.rows(
    'select user_id, subject, details from audit_entries where organization_id = $1 and action = $2 order by id desc',
    [organizationId, action],
  );

/** Creates resources through the API and returns their ids. */
export const creatorOf =
  ({ api }: Tenant) =>
  async (path: string, body: unknown): Promise<string> => {
    const answer = await api.post(path, body);
    if (answer.status >= 300) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    return answer.body.data.id;
  };

const decode = (text: string): string => text.replaceAll(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole);

/** The fields of a page's last form, as a browser would send them back. */
export function formFields(html: string): Record<string, string> {
  const form = html.slice(html.lastIndexOf('<form'));
  const fields: Record<string, string> = {};
  const attribute = (tag: string, name: string): string =>
    decode(new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '');
  for (const [tag] of form.matchAll(/<input(?:[^>"]|"[^"]*")*>/g)) {
    const isBox = tag.includes('type="checkbox"');
    if (!isBox || / checked/.test(tag)) fields[attribute(tag, 'name')] = attribute(tag, 'value');
  }
  for (const [, tag = '', text = ''] of form.matchAll(/<textarea([^>]*)>([^<]*)<\/textarea>/g)) {
    fields[attribute(tag, 'name')] = decode(text);
  }
  for (const [, tag = '', options = ''] of form.matchAll(/<select([^>]*)>([\s\S]*?)<\/select>/g)) {
    const chosen = /<option[^>]* selected[^>]*>/.exec(options)?.[0] ?? /<option[^>]*>/.exec(options)?.[0] ?? '';
    fields[attribute(tag, 'name')] = attribute(chosen, 'value');
  }
  return fields;
}
