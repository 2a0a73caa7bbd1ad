import { expect, test } from 'vitest';
import { startApp, type Tenant } from '../../support/app.ts';
import { type ConsoleClient, signIn } from '../console-client.ts';
import { auditEntries, creatorOf, visibleText } from '../page-assertions.ts';

const app = await startApp({ worker: false });
const path = '/console/settings/branding';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
/** Other bytes, the same picture: what follows its end is ignored. */
const otherPng = Buffer.concat([png, Buffer.from('other')]);
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>');

/** Sends the form as a browser does, and returns the page that follows. */
async function save(by: ConsoleClient, fields: Record<string, string>, logo?: Buffer) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('logo', new Blob(logo ? [new Uint8Array(logo)] : []), logo ? 'logo.png' : '');
  const cookie = [...by.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = { cookie, origin: app.base };
  const answer = await fetch(app.base + path, { method: 'POST', redirect: 'manual', headers, body: form });
  return { status: answer.status, text: answer.status === 303 ? (await by.get(path)).text : await answer.text() };
}

const jobOf = async (tenant: Tenant): Promise<string> =>
  `/jobs/${await creatorOf(tenant)('/jobs', { title: 'Welder', status: 'active', skip_ai_enrichment: true })}`;
const get = (address: string) => fetch(app.base + address);
const linksOf = async (page: string) => {
  const text = await (await get(page)).text();
  return {
    text,
    styles: /href="(\/branding\/[^"]+\.css)"/.exec(text)?.[1],
    logo: /src="(\/branding\/[^"]+)"/.exec(text)?.[1],
  };
};

test('Show name, color and logo of the organization on its pages for candidates, and on no other', async () => {
  const [tenant, other] = [await app.tenant(), await app.tenant()];
  const admin = await signIn(app, tenant);
  const [page, otherPage] = [await jobOf(tenant), await jobOf(other)];
  const fields = { public_name: 'Müller & Söhne', use_color: 'on', brand_color: '#FFD60A' };
  const saved = await save(admin, fields, png);
  expect(saved.text).toContain('Branding saved.');
  for (const theme of ['light', 'dark'])
    expect(saved.text).toMatch(new RegExp(`aria-label="The stored color in the ${theme} theme".*fill="#ffd60a"`));

  const shown = await linksOf(page);
  expect(shown.text).toContain('<p>Müller &amp; Söhne</p>');
  const styles = await get(shown.styles ?? '');
  expect(styles.headers.get('content-type')).toBe('text/css; charset=utf-8');
  expect(styles.headers.get('cache-control')).toContain('immutable');
  expect(await styles.text()).toContain('--solid:#ffd60a;');
  const logo = await get(shown.logo ?? '');
  expect(
    Object.fromEntries(
      ['content-type', 'x-content-type-options', 'cache-control'].map((name) => [name, logo.headers.get(name)]),
    ),
  ).toEqual({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(Buffer.from(await logo.arrayBuffer()).equals(png)).toBe(true);

  expect(await linksOf(otherPage)).toMatchObject({ styles: undefined, logo: undefined });
  const stolen = shown.logo?.replace(tenant.organizationId, other.organizationId) ?? '';
  expect((await get(stolen)).status).toBe(404);
  expect((await get(shown.styles?.replace('ffd60a', '000000') ?? '')).status).toBe(404);
  expect((await auditEntries(app, tenant, 'branding.change')).map(({ details }) => details)).toEqual([
    { brand_color: '#ffd60a', logo: 'replaced' },
  ]);
});

test('Keep the logo when other fields change, replace it, and remove it with its file', async () => {
  const tenant = await app.tenant();
  const admin = await signIn(app, tenant);
  const page = await jobOf(tenant);
  await save(admin, {}, png);
  const first = (await linksOf(page)).logo ?? '';
  await save(admin, { public_name: 'Other' });
  expect((await linksOf(page)).logo).toBe(first);
  await save(admin, {}, otherPng);
  const second = (await linksOf(page)).logo ?? '';
  expect([(await get(first)).status, (await get(second)).status]).toEqual([404, 200]);
  await save(admin, { remove_logo: 'on' });
  expect(await linksOf(page)).toMatchObject({ logo: undefined, styles: undefined });
  expect((await get(second)).status).toBe(404);
});

test('Reject an invalid or too large logo and an invalid color, and change nothing', async () => {
  const tenant = await app.tenant();
  const admin = await signIn(app, tenant);
  const page = await jobOf(tenant);
  await save(admin, {}, png);
  const before = await linksOf(page);
  for (const [logo, reason] of [
    [svg, 'Logo must be a PNG, JPEG or WebP image'],
    [Buffer.from('<html>'), 'Logo must be a PNG, JPEG or WebP image'],
    [Buffer.from('GIF89a\u0001\0\u0001\0\0\0\0'), 'Logo must be a PNG, JPEG or WebP image'],
    [Buffer.concat([png, Buffer.alloc(201 * 1024)]), 'Logo must be at most 200 KB'],
  ] as const) {
    const answer = await save(admin, { public_name: 'Typed' }, logo);
    expect([answer.status, visibleText(answer.text)]).toEqual([400, expect.stringContaining(reason)]);
    expect(answer.text).toContain('value="Typed"');
  }
  const wrong = await save(admin, { use_color: 'on', brand_color: 'red;}' });
  expect([wrong.status, visibleText(wrong.text)]).toEqual([
    400,
    expect.stringContaining('must be a color like #3e63dd'),
  ]);
  expect(await linksOf(page)).toEqual(before);
});

test('Let admins alone change the branding, and show a refused change nowhere', async () => {
  const tenant = await app.tenant();
  const page = await jobOf(tenant);
  const before = await linksOf(page);
  const recruiter = await signIn(app, tenant, 'recruiter');
  expect((await recruiter.get(path)).status).toBe(403);
  expect((await save(recruiter, { public_name: 'Mine' }, png)).status).toBe(403);
  expect(await linksOf(page)).toEqual(before);
  expect(await (await get(page)).text()).not.toContain('Mine');
  const admin = await signIn(app, tenant);
  await save(admin, { public_name: 'Mine' }, png);
  expect(await (await get(page)).text()).toContain('Mine');
  expect((await linksOf(page)).logo).toBeDefined();
});
