import { z } from 'zod';
import { ApiKeyService, maxNetworks } from '#modules/access';
import { defineCommand } from '#platform/command.ts';
import { presetNames, presets, scopes } from '#platform/http/api/scope.ts';
import { normalizeNetwork } from '#platform/network.ts';
import { dateTime, id, nonBlankText } from '#platform/schema/fields.ts';

const networks = z
  .string()
  .transform((list, context) =>
    list.split(',').map((text) => {
      const network = normalizeNetwork(text);
      if (!network)
        context.addIssue({ code: 'custom', message: `must be IP networks such as 203.0.113.0/24: ${text}` });
      return network ?? '';
    }),
  )
  .refine((list) => list.length <= maxNetworks, `must be at most ${maxNetworks} networks`)
  .optional()
  .describe('IP networks that may use the key, separated by commas, such as 203.0.113.0/24');

const organization = id().describe('ID of the organization');
const keyId = id().describe('ID of the key, see api-key list');

const scopeOptions = {
  scopes: z
    .string()
    .transform((list) => list.split(',').map((scope) => scope.trim()))
    .pipe(z.array(z.enum(scopes, `must be among ${scopes.join(', ')}`)).min(1))
    .optional()
    .describe(`scopes, separated by commas: ${scopes.join(', ')}`),
  preset: z.enum(presetNames).optional().describe('a set of scopes; without it and --scopes, full'),
};

export const apiKeyCommands = [
  defineCommand({
    name: 'api-key create',
    summary: 'create an API key; prints the key, which is not shown again',
    options: z
      .strictObject({
        organization,
        name: nonBlankText(255).optional().describe('what the key is for'),
        expires_at: dateTime()
          .optional()
          .describe('time such as 2027-01-31T12:00:00Z; without it, the key never expires'),
        ...scopeOptions,
        allowed_ips: networks,
        test: z.boolean().optional().describe('a test key: nothing is sent'),
      })
      .refine(({ scopes: given, preset }) => !given || !preset, {
        path: ['preset'],
        message: 'must not be given with --scopes',
      }),
    run: async ({ options: o, resolve }) => {
      const created = await resolve(ApiKeyService).create({
        organizationId: o.organization,
        name: o.name ?? 'created by the operator',
        expiresAt: o.expires_at ?? null,
        createdByUserId: null,
        scopes: o.scopes ?? presets[o.preset ?? 'full'],
        allowedIps: o.allowed_ips,
        test: o.test,
      });
      return { api_key: created.apiKey, api_key_id: created.apiKeyId };
    },
  }),
  defineCommand({
    name: 'api-key rotate',
    summary: 'replace an API key: prints a new key, and the old key works for 24 more hours',
    options: z.strictObject({ id: keyId }),
    run: async ({ options: o, resolve }) => {
      const made = await resolve(ApiKeyService).rotate(o.id, { organizationId: null, userId: null });
      return { api_key: made.apiKey, api_key_id: made.apiKeyId };
    },
  }),
  defineCommand({
    name: 'api-key list',
    summary: "list an organization's API keys and test keys, without their secrets",
    options: z.strictObject({ organization }),
    run: async ({ options: o, resolve }) => {
      const keys = await resolve(ApiKeyService).list(o.organization);
      return { api_keys: keys.map(({ successor_id: _, creator: __, ...shown }) => shown) };
    },
  }),
  defineCommand({
    name: 'api-key revoke',
    summary: 'revoke an API key; takes effect within 5 seconds',
    options: z.strictObject({ id: keyId }),
    run: async ({ options: o, resolve }) => resolve(ApiKeyService).revoke(o.id),
  }),
];
