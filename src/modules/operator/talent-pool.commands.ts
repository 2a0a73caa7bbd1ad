import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { CandidateService, type TalentPoolProfile, TalentPoolService, talentPoolProfile } from '#modules/candidates';
import { defineCommand } from '#platform/command.ts';
import { ValidationError } from '#platform/errors.ts';
import { messageOf } from '#platform/log.ts';
import { id, nonBlankText } from '#platform/schema/fields.ts';
import { validate } from '#platform/schema/validate.ts';

/** Throws an Error about the file, or about each invalid field. */
async function readProfile(file: string): Promise<TalentPoolProfile> {
  const bytes = await readFile(file).catch((error: unknown) => {
    throw new Error(`Cannot read ${file}: ${messageOf(error)}`);
  });
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    // Leaves out the parser's message, which quotes the profile.
    throw new Error(`${file} is not JSON in UTF-8.`);
  }
  try {
    return validate(talentPoolProfile, json);
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const problems = error.details ?? [];
    throw new Error(problems.map((d) => `${file}: ${d.path || 'the profile'} ${d.message}`).join('\n'));
  }
}

export const talentPoolCommands = [
  defineCommand({
    name: 'talent-pool link',
    summary: 'create a masked candidate from a profile: a file with a JSON object of candidate fields',
    options: z.strictObject({
      organization: id().describe('ID of the organization'),
      profile: nonBlankText(4096).describe('path of the file'),
    }),
    run: async ({ options: o, resolve }) => ({
      candidate_id: await resolve(TalentPoolService).link(o.organization, await readProfile(o.profile)),
    }),
  }),
  defineCommand({
    name: 'talent-pool reveal',
    summary: 'reveal a masked candidate',
    options: z.strictObject({ candidate: id().describe('ID of the candidate') }),
    run: async ({ options: o, resolve }) => {
      const organizationId = await resolve(CandidateService).organizationOf(o.candidate);
      await resolve(TalentPoolService).reveal(organizationId, o.candidate);
      return { candidate_id: o.candidate, talent_pool_status: 'revealed' };
    },
  }),
];
