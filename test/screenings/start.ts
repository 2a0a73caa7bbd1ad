import { modules } from '../../src/app/modules.ts';
import { validate } from '../../src/platform/schema/validate.ts';
import type { TestApp } from '../support/app.ts';

type Started = { screening_id: string; form_url: string };

/** Starts a screening by the operator's command. */
export async function startScreening(
  app: TestApp,
  candidate: string,
  job: string,
  channel = 'whatsapp',
): Promise<Started> {
  const command = modules.flatMap((m) => m.commands ?? []).find((c) => c.name === 'screening start');
  if (!command) throw new Error('there is no such command');
  const options = validate(command.options, { candidate, job, channel });
  return (await command.run({ options, resolve: app.web.resolve })) as Started;
}
