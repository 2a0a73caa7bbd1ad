import { z } from 'zod';
import { SignInService } from '#modules/access';
import { defineCommand } from '#platform/command.ts';
import { id } from '#platform/schema/fields.ts';

export const consoleCommands = [
  defineCommand({
    name: 'console link',
    summary: 'create a link that signs a user in to the console; works once, within 15 minutes',
    options: z.strictObject({
      organization: id().describe('ID of the organization'),
      user: id().optional().describe('ID of the user, see organization show; without it, the first admin'),
    }),
    run: async ({ options: o, resolve }) => resolve(SignInService).makeLink(o.organization, o.user),
  }),
];
