import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { ApiKeyService, SignInService } from '#modules/access';
import { OrganizationService } from '#modules/organizations';
import { defineCommand } from '#platform/command.ts';
import { configToken } from '#platform/container.ts';
import { Forbidden, NotFound, Unauthorized } from '#platform/errors.ts';

const Demo = z.object({ organization_id: z.string(), api_key: z.string() });

/** What an earlier start kept, if there is a file that can be read as one. */
async function kept(file: string): Promise<z.output<typeof Demo> | undefined> {
  try {
    return Demo.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    const isAbsent = (error as NodeJS.ErrnoException).code === 'ENOENT';
    if (isAbsent || error instanceof SyntaxError || error instanceof z.ZodError) return undefined;
    throw error;
  }
}

/** The demo that an earlier start made, if this database knows its key. Throws when that cannot be told. */
async function known(file: string, keys: ApiKeyService): Promise<z.output<typeof Demo> | undefined> {
  const demo = await kept(file);
  if (!demo) return undefined;
  try {
    await keys.authenticate({ 'x-api-key': demo.api_key });
  } catch (error) {
    if (error instanceof Unauthorized || error instanceof NotFound) return undefined;
    // On the free plan, as somebody wanted it: the demo is there.
    if (!(error instanceof Forbidden)) throw error;
  }
  return demo;
}

export const demoCommands = [
  defineCommand({
    name: 'demo',
    summary: 'make the demo organization of npm start, or find it again',
    options: z.strictObject({}),
    run: async ({ resolve }) => {
      const linkTo = async (organizationId: string) => (await resolve(SignInService).makeLink(organizationId)).url;
      const keys = resolve(ApiKeyService);
      // A key is shown once only; this one is kept, so that every start can print it.
      const file = path.join(resolve(configToken).dataDir, 'demo.json');
      const demo = await known(file, keys);
      if (demo) return { ...demo, created: false, console_url: await linkTo(demo.organization_id) };
      const { organizationId } = await resolve(OrganizationService).create({
        name: 'Demo Recruiting',
        users: 2,
        credits: 100,
      });
      const { apiKey } = await keys.create({ organizationId, name: 'demo', expiresAt: null, createdByUserId: null });
      const made = { organization_id: organizationId, api_key: apiKey };
      await writeFile(file, JSON.stringify(made), { mode: 0o600 });
      return { ...made, created: true, console_url: await linkTo(organizationId) };
    },
  }),
];
