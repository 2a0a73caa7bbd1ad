import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { ApiKeyService } from '#modules/access';
import { OrganizationService } from '#modules/organizations';
import { defineCommand } from '#platform/command.ts';
import { configToken } from '#platform/container.ts';

const Demo = z.object({ organization_id: z.string(), api_key: z.string() });

/** The demo that an earlier start made, if its key still works on this database. */
async function known(file: string, keys: ApiKeyService): Promise<z.output<typeof Demo> | undefined> {
  try {
    const demo = Demo.parse(JSON.parse(await readFile(file, 'utf8')));
    await keys.authenticate({ 'x-api-key': demo.api_key });
    return demo;
  } catch {
    return undefined;
  }
}

export const demoCommands = [
  defineCommand({
    name: 'demo',
    summary: 'make the demo organization of npm start, or find it again',
    options: z.strictObject({}),
    run: async ({ resolve }) => {
      const keys = resolve(ApiKeyService);
      // A key is shown once only; this one is kept, so that every start can print it.
      const file = path.join(resolve(configToken).dataDir, 'demo.json');
      const demo = await known(file, keys);
      if (demo) return { ...demo, created: false };
      const { organizationId } = await resolve(OrganizationService).create({
        name: 'Demo Recruiting',
        users: 2,
        credits: 100,
      });
      const { apiKey } = await keys.create({ organizationId, name: 'demo', expiresAt: null, createdByUserId: null });
      const made = { organization_id: organizationId, api_key: apiKey };
      await writeFile(file, JSON.stringify(made), { mode: 0o600 });
      return { ...made, created: true };
    },
  }),
];
