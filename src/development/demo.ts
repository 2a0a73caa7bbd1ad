import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { ApiKeyService, SignInService } from '#modules/access';
import { OrganizationService } from '#modules/organizations';
import { configToken, type Resolve } from '#platform/container.ts';
import { Forbidden, NotFound, Unauthorized } from '#platform/errors.ts';

/** Earlier releases stored no test key. */
const StoredDemo = z.object({
  organization_id: z.string(),
  api_key: z.string(),
  test_api_key: z.string().optional(),
});
type StoredDemo = z.output<typeof StoredDemo>;
type Demo = Required<StoredDemo>;

async function readDemo(file: string): Promise<StoredDemo | undefined> {
  try {
    return StoredDemo.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    const isAbsent = (error as NodeJS.ErrnoException).code === 'ENOENT';
    if (isAbsent || error instanceof SyntaxError || error instanceof z.ZodError) return undefined;
    throw error;
  }
}

/** Throws if the database is unavailable. */
async function findDemo(file: string, keys: ApiKeyService): Promise<StoredDemo | undefined> {
  const demo = await readDemo(file);
  if (!demo) return undefined;
  try {
    await keys.authenticate({ 'x-api-key': demo.api_key }, '127.0.0.1');
  } catch (error) {
    if (error instanceof Unauthorized || error instanceof NotFound) return undefined;
    // The demo exists, but somebody has moved it to the free plan.
    if (!(error instanceof Forbidden)) throw error;
  }
  return demo;
}

async function makeTestKey(keys: ApiKeyService, organizationId: string): Promise<string> {
  const key = { organizationId, name: 'demo, test mode', expiresAt: null, createdByUserId: null, test: true };
  return (await keys.create(key)).apiKey;
}

const save = (file: string, demo: Demo): Promise<void> => writeFile(file, JSON.stringify(demo), { mode: 0o600 });

/** The demo organization of `npm start`, created now or by an earlier start. */
export async function makeDemo(resolve: Resolve): Promise<Demo & { created: boolean; console_url: string }> {
  const linkTo = async (organizationId: string) => (await resolve(SignInService).makeLink(organizationId)).url;
  const keys = resolve(ApiKeyService);
  // Keys are shown only once, so this one is stored for later starts.
  const file = path.join(resolve(configToken).dataDir, 'demo.json');
  const known = await findDemo(file, keys);
  if (known) {
    const demo = { ...known, test_api_key: known.test_api_key ?? (await makeTestKey(keys, known.organization_id)) };
    if (!known.test_api_key) await save(file, demo);
    return { ...demo, created: false, console_url: await linkTo(demo.organization_id) };
  }
  const { organizationId } = await resolve(OrganizationService).create({
    name: 'Demo Recruiting',
    users: 2,
    credits: 100,
  });
  const { apiKey } = await keys.create({ organizationId, name: 'demo', expiresAt: null, createdByUserId: null });
  const made = {
    organization_id: organizationId,
    api_key: apiKey,
    test_api_key: await makeTestKey(keys, organizationId),
  };
  await save(file, made);
  return { ...made, created: true, console_url: await linkTo(organizationId) };
}
