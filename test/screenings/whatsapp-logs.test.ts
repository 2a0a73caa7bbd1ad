import { afterAll, expect, test } from 'vitest';
import { boot } from '../../src/app/boot.ts';
import { listen } from '../../src/platform/http/server.ts';
import { createLogger } from '../../src/platform/log.ts';
import { pipelineOf } from '../applications/pipeline.ts';
import { startApp } from '../support/app.ts';
import { cloudSays, from, signature, startWhatsappServer, webhookBody } from '../support/servers/whatsapp-server.ts';
import { startScreening } from './start.ts';

const lines: string[] = [];
const logger = (name: string) =>
  createLogger({ environment: 'production', logLevel: 'trace' }, name, { write: (line) => lines.push(line) });

const cloud = await startWhatsappServer();
const app = await startApp({ worker: false, config: { whatsapp: cloud.settings } });
const web = await boot(app.config, 'web', { clock: app.clock, log: logger('web') });
const worker = await boot(app.config, 'worker', { clock: app.clock, log: logger('worker') });
await worker.queue.work(worker.resolve, 1);
const server = await listen(web.http(), 0, '127.0.0.1');
afterAll(async () => {
  await server.stop(1);
  await worker.close(2);
  await web.close(1);
});

test('Log no numbers, messages or tokens, even on failures', async () => {
  const number = '919876543210';
  const make = pipelineOf(app, await app.tenant());
  const question = { question: 'Why?', type: 'text', required: true, order: 1 };
  const candidate = await make.candidate({ full_name: 'Asha Secretname', whatsapp_number: `+${number}` });
  const job = await make.job({ screening_questions: [question] });
  cloud.script(cloudSays.hangUp, cloudSays.error(400, 131026, `Undeliverable: ${number}`));
  await startScreening(app, candidate, job);
  await app.hurry();
  await startScreening(app, candidate, job);
  await app.idle();
  const body = JSON.stringify(
    webhookBody(cloud.settings.phoneNumberId, { messages: [from.text(number, new Date(), 'Something private')] }),
  );
  const url = `http://127.0.0.1:${server.port}/webhooks/whatsapp`;
  for (const header of [signature(body, cloud.settings.appSecret), 'sha256=0'])
    await fetch(url, { method: 'POST', body, headers: { 'x-hub-signature-256': header } });
  await fetch(`${url}?hub.mode=subscribe&hub.verify_token=${cloud.settings.verifyToken}&hub.challenge=77`);
  await app.idle();
  const log = lines.join('');
  expect(log).toContain('"path":"/webhooks/whatsapp"');
  expect(log).toContain('unavailable (ECONNRESET)');
  expect(log).toContain('131026: Undeliverable: [phone]');
  const { token, appSecret, verifyToken } = cloud.settings;
  for (const secret of [number, number.slice(2), 'Secretname', 'Something private', token, appSecret, verifyToken])
    expect(log).not.toContain(secret);
});
