import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { type TalentPoolProfile, TalentPoolService, talentPoolProfile } from '#modules/candidates';
import { defineCommand } from '#platform/command.ts';
import { ValidationError } from '#platform/errors.ts';
import { filled, id } from '#platform/http/types.ts';
import { validate } from '#platform/http/validate.ts';
import { messageOf } from '#platform/log.ts';

/** The profile in the file. Throws an Error that says what is wrong with the file, or with each wrong field. */
async function profileIn(file: string): Promise<TalentPoolProfile> {
  const bytes = await readFile(file).catch((error: unknown) => {
    throw new Error(`${file} cannot be read: ${messageOf(error)}`);
  });
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    // Without the parser's own message: it quotes the profile.
    throw new Error(`${file} is not JSON in UTF-8.`);
  }
  try {
    return validate(talentPoolProfile, json);
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const wrong = error.details ?? [];
    throw new Error(wrong.map((d) => `${file}: ${d.path || 'the profile'} ${d.message}`).join('\n'));
  }
}

export const talentPoolCommands = [
  defineCommand({
    name: 'talent-pool link',
    summary: 'make a masked candidate of a profile: a file with a JSON object of candidate fields',
    options: z.strictObject({ organization: id(), profile: filled(4096) }),
    run: async ({ options: o, resolve }) => ({
      candidate_id: await resolve(TalentPoolService).link(o.organization, await profileIn(o.profile)),
    }),
  }),
  defineCommand({
    name: 'talent-pool reveal',
    summary: 'show what is hidden of a masked candidate',
    options: z.strictObject({ candidate: id() }),
    run: async ({ options: o, resolve }) => {
      const pool = resolve(TalentPoolService);
      await pool.reveal(await pool.organizationOf(o.candidate), o.candidate);
      return { candidate_id: o.candidate, talent_pool_status: 'revealed' };
    },
  }),
];
