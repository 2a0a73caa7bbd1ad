import { expect, test } from 'vitest';
import { errorsOf, imported } from '../imports/imports.ts';
import { confirmationPath, selfApplyOf } from '../portal/apply/self-apply-form.ts';
import { startApp, type Tenant } from '../support/app.ts';

const app = await startApp();

const made = async ({ api }: Tenant, url: string, body: unknown): Promise<any> => {
  const answer = await api.post(url, body);
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  return answer.body.data;
};
const changeEmail = async ({ api }: Tenant, id: string, email: string) =>
  expect((await api.put(`/candidates/${id}`, { email })).status).toBe(200);
/** An error of an import for each address. Returns the ID of the import. */
const failedRows = async (tenant: Tenant, addresses: readonly string[]): Promise<string> => {
  const rows = addresses.map((address) => `X,${address},no number`).join('\n');
  const { id, counts } = await imported(app, tenant, `name,email,experience\n${rows}\n`);
  expect(counts.failed).toBe(addresses.length);
  return id;
};

test('Erase what is under the addresses that a person lost by merges and changes', async () => {
  const tenant = await app.tenant();
  const person = (full_name: string, email: string) => made(tenant, '/candidates', { full_name, email });
  const job = (await made(tenant, '/jobs', { title: 'Engineer' })).id;
  const first = await person('Asha One', 'asha.first@example.com');
  const second = await person('Asha Two', 'asha.second@example.com');
  const third = await person('Asha Three', 'asha.third@example.com');
  await changeEmail(tenant, first.id, 'asha.first.new@example.com');
  await changeEmail(tenant, second.id, 'asha.second.new@example.com');
  const merge = (into: string, from_id: string, more = {}) =>
    made(tenant, `/candidates/${into}/merge`, { from_id, ...more });
  await merge(second.id, first.id, { prefer: 'source' });
  expect((await merge(third.id, second.id)).email).toBe('asha.third@example.com');
  const names = ['first', 'first.new', 'second', 'second.new', 'third'];
  const addresses = names.map((name) => `asha.${name}@example.com`);

  const importId = await failedRows(tenant, [...addresses, 'asha.other@example.com']);
  const applying = await selfApplyOf(app, tenant);
  const links: string[] = [];
  for (const email of addresses) {
    await applying.apply(job, { email });
    links.push(await confirmationPath(app, email));
  }
  await app.idle();
  await made(tenant, `/candidates/${third.id}/erase`, {});
  await app.idle();

  const errors = await errorsOf(tenant, importId);
  expect(errors.match(/asha\.[^@]*/g)).toEqual(['asha.other']);
  for (const link of links) expect((await fetch(app.base + link)).status).toBe(404);
  const pending = 'select email from pending_applications where organization_id = $1';
  expect(await app.rows(pending, [tenant.organizationId])).toEqual([]);
  const [erasure] = (await tenant.api.get('/erasures')).body.data;
  expect(erasure.stores).toContainEqual({ store: 'former_addresses', action: 'deleted', count: 4 });
  expect(erasure.stores).toContainEqual({ store: 'pending_applications', action: 'deleted', count: 5 });
  expect(await app.rows('select 1 from former_addresses where organization_id = $1', [tenant.organizationId])).toEqual(
    [],
  );
  const again: string[] = [];
  for (const email of addresses) again.push((await made(tenant, '/candidates', { full_name: 'Asha', email })).id);
  const noticed = (await tenant.api.get('/audit-log?action=candidate.previously_erased')).body.data;
  expect(noticed.map((entry: any) => entry.subject.id).sort()).toEqual(again.sort());
});

test('Keep what is under a former address that another candidate has now', async () => {
  const tenant = await app.tenant();
  const mistaken = await made(tenant, '/candidates', { full_name: 'Meera', email: 'shared@example.com' });
  await changeEmail(tenant, mistaken.id, 'meera@example.com');
  const owner = await made(tenant, '/candidates', { full_name: 'Ravi', email: 'Shared@example.com' });
  const importId = await failedRows(tenant, ['shared@example.com', 'meera@example.com']);
  await made(tenant, `/candidates/${mistaken.id}/erase`, {});
  await app.idle();
  const errors = await errorsOf(tenant, importId);
  expect(errors).toContain('shared@example.com');
  expect(errors).not.toContain('meera@example.com');
  // The owner's address is not that of an erased person.
  await changeEmail(tenant, owner.id, 'ravi@example.com');
  await changeEmail(tenant, owner.id, 'shared@example.com');
  expect((await tenant.api.get('/audit-log?action=candidate.previously_erased')).body.data).toEqual([]);
});
