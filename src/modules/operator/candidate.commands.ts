import { z } from 'zod';
import { ErasureService } from '#modules/privacy';
import { defineCommand } from '#platform/command.ts';
import { id, nonBlankText } from '#platform/schema/fields.ts';

export const candidateCommands = [
  defineCommand({
    name: 'candidate erase',
    summary: "erase a candidate: a worker removes everything about them; this can't be undone",
    options: z.strictObject({
      organization: id().describe('ID of the organization'),
      candidate: id().describe('ID of the candidate'),
      reason: nonBlankText(2000).optional().describe('why, without personal data: the reason is kept'),
    }),
    run: async ({ options: o, resolve }) =>
      resolve(ErasureService).request(o.organization, o.candidate, o.reason ?? null),
  }),
];
