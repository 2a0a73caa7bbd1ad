import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { Mailer } from '../../src/platform/mail/mailer.ts';

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'recruitment-pipeline-outbox-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

test('Keep emails in files that only the service can read', async () => {
  const mailer = new Mailer({ environment: 'test', smtpUrl: undefined, dataDir, workerConcurrency: 1 });
  const mail = { to: 'a@example.com', from: 'b@example.com', subject: 'S', text: 'T', html: '<p>T</p>' };
  await mailer.send({ ...mail, messageId: '<one@example.com>' });
  await mailer.send({ ...mail, messageId: '<one@example.com>' });
  const outbox = path.join(dataDir, 'outbox');
  const modes = readdirSync(outbox).map((name) => statSync(path.join(outbox, name)).mode & 0o777);
  expect([statSync(outbox).mode & 0o777, modes]).toEqual([0o700, [0o600]]);
});
