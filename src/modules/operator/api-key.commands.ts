import { z } from 'zod';
import { ApiKeyService } from '#modules/access';
import { defineCommand } from '#platform/command.ts';
import { filled, id, moment } from '#platform/http/types.ts';

export const apiKeyCommands = [
  defineCommand({
    name: 'api-key create',
    summary: 'make a key; it is shown this once',
    options: z.strictObject({ organization: id(), name: filled(255).optional(), expires_at: moment().optional() }),
    run: async ({ options: o, resolve }) => {
      const made = await resolve(ApiKeyService).create({
        organizationId: o.organization,
        name: o.name ?? 'made by the operator',
        expiresAt: o.expires_at ?? null,
        createdByUserId: null,
      });
      return { api_key: made.apiKey, api_key_id: made.apiKeyId };
    },
  }),
  defineCommand({
    name: 'api-key list',
    summary: "list an organization's keys, without their secrets",
    options: z.strictObject({ organization: id() }),
    run: async ({ options: o, resolve }) => ({ api_keys: await resolve(ApiKeyService).list(o.organization) }),
  }),
  defineCommand({
    name: 'api-key revoke',
    summary: 'stop a key from working, within 5 seconds',
    options: z.strictObject({ id: id() }),
    run: async ({ options: o, resolve }) => resolve(ApiKeyService).revoke(o.id),
  }),
];
