import { execFile, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Webhook } from 'standardwebhooks';
import { afterAll, describe, expect, test } from 'vitest';
import { until } from '../support/app.ts';
import { freePort } from '../support/servers/free-port.ts';
import { snippetsOf } from './snippets.ts';

const run = promisify(execFile);
const folder = mkdtempSync(path.join(os.tmpdir(), 'verifiers-'));
afterAll(() => rmSync(folder, { recursive: true }));

const guide = readFileSync(new URL('../../docs/guides/webhooks.md', import.meta.url), 'utf8');
const samples = snippetsOf(guide);

type Language = { program: string; debian: string; file: string; main: string; command: (file: string) => string[] };

/** By language: a program that calls the sample with a webhook from the environment. It fails if the sample refuses it. */
const languages: Record<string, Language> = {
  js: {
    program: process.execPath,
    debian: 'nodejs',
    file: 'verify.mjs',
    main: `const { SECRET, ID, TIMESTAMP, SIGNATURE, BODY } = process.env;
const headers = { 'webhook-id': ID, 'webhook-timestamp': TIMESTAMP, 'webhook-signature': SIGNATURE };
console.log(verifyWebhook(SECRET, headers, BODY).type);`,
    command: (file) => [file],
  },
  python: {
    program: 'python3',
    debian: 'python3',
    file: 'verify.py',
    main: `from os import environ as e
headers = {"webhook-id": e["ID"], "webhook-timestamp": e["TIMESTAMP"], "webhook-signature": e["SIGNATURE"]}
print(verify_webhook(e["SECRET"], headers, e["BODY"].encode())["type"])`,
    command: (file) => [file],
  },
  ruby: {
    program: 'ruby',
    debian: 'ruby',
    file: 'verify.rb',
    main: `headers = { 'webhook-id' => ENV['ID'], 'webhook-timestamp' => ENV['TIMESTAMP'], 'webhook-signature' => ENV['SIGNATURE'] }
puts verify_webhook(ENV['SECRET'], headers, ENV['BODY'])['type']`,
    command: (file) => [file],
  },
  php: {
    program: 'php',
    debian: 'php-cli',
    file: 'verify.php',
    main: `$headers = ['webhook-id' => getenv('ID'), 'webhook-timestamp' => getenv('TIMESTAMP'),
  'webhook-signature' => getenv('SIGNATURE')];
echo verify_webhook(getenv('SECRET'), $headers, getenv('BODY'))['type'];`,
    command: (file) => [file],
  },
  go: {
    program: 'go',
    debian: 'golang-go',
    file: 'verify.go',
    main: '',
    command: () => ['run', '.'],
  },
};

const goMain = `package main

import ("fmt"; "net/http"; "os"; "strings")

func main() {
	header := http.Header{}
	header.Set("Webhook-Id", os.Getenv("ID"))
	header.Set("Webhook-Timestamp", os.Getenv("TIMESTAMP"))
	header.Set("Webhook-Signature", os.Getenv("SIGNATURE"))
	if err := Verify(os.Getenv("SECRET"), header, []byte(os.Getenv("BODY"))); err != nil { panic(err) }
	fmt.Println(strings.Split(os.Getenv("BODY"), "\\"")[3])
}
`;

test('Receive webhooks with the server of the guide: keep the raw body, answer 204, refuse others', async () => {
  const home = path.join(folder, 'server');
  mkdirSync(home);
  const [verify, server] = samples.filter(({ language }) => language === 'js');
  writeFileSync(path.join(home, 'verify.mjs'), verify!.text);
  writeFileSync(path.join(home, 'server.mjs'), server!.text);
  const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
  const port = await freePort();
  const env = { ...process.env, WEBHOOK_SECRET: secret, PORT: String(port) };
  const child = spawn(process.execPath, [path.join(home, 'server.mjs')], { env, stdio: 'ignore' });
  try {
    const id = 'evt_019aa5e1c2d37f8e9a0b1c2d3e4f5a6b';
    const body = '{ "type": "application.created", "note": "Zoë" }';
    const send = (text: string): Promise<number> => {
      const at = new Date();
      const headers = {
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
        'webhook-signature': new Webhook(secret).sign(id, at, body),
      };
      return fetch(`http://127.0.0.1:${port}`, { method: 'POST', headers, body: text }).then(({ status }) => status);
    };
    expect(await until(() => send(body).catch(() => undefined), 'the server')).toBe(204);
    expect(await send(body.replace('Zoë', 'Zoe'))).toBe(400);
    expect((await fetch(`http://127.0.0.1:${port}`)).status).toBe(400);
  } finally {
    child.kill();
  }
});

const versionOf = (language: string): string => (language === 'go' ? 'version' : '--version');

describe.each(Object.entries(languages))(
  'Verify a webhook in %s',
  (language, { program, debian, file, main, command }) => {
    const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
    const other = `whsec_${Buffer.alloc(32, 8).toString('base64')}`;
    const id = 'evt_019aa5e1c2d37f8e9a0b1c2d3e4f5a6b';
    const body = '{"type":"application.created","note":"Zoë"}';
    const signed = (by: string, at: Date, text = body) => ({
      SECRET: secret,
      ID: id,
      TIMESTAMP: String(Math.floor(at.getTime() / 1000)),
      SIGNATURE: new Webhook(by).sign(id, at, text),
      BODY: text,
    });

    test('Accept what the official library signs; refuse another secret, another body and an old timestamp', async (context) => {
      const found = await run(program, [versionOf(language)]).catch(() => undefined);
      if (!found) return context.skip(`${program} is missing: apt-get install ${debian}`);
      const [sample] = samples.filter((one) => one.language === language);
      const home = path.join(folder, language);
      mkdirSync(home);
      const source =
        language === 'go' ? sample!.text.replace('package webhooks', 'package main') : `${sample!.text}\n${main}\n`;
      writeFileSync(path.join(home, file), source);
      if (language === 'go') {
        writeFileSync(path.join(home, 'main.go'), goMain);
        writeFileSync(path.join(home, 'go.mod'), 'module verify\n\ngo 1.19\n');
      }
      const verify = async (given: Record<string, string>): Promise<string> => {
        const env = { ...process.env, GOCACHE: path.join(folder, 'go-cache'), LANG: 'C.UTF-8', ...given };
        return run(program, command(path.join(home, file)), { cwd: home, env }).then(
          ({ stdout }) => stdout.trim(),
          () => 'refused',
        );
      };
      const now = new Date();
      const valid = signed(secret, now);
      expect(await verify(valid)).toBe('application.created');
      const rotated = `${signed(other, now).SIGNATURE} ${valid.SIGNATURE}`;
      expect(await verify({ ...valid, SIGNATURE: rotated })).toBe('application.created');
      expect(await verify(signed(other, now))).toBe('refused');
      expect(await verify({ ...valid, BODY: body.replace('Zoë', 'Zoe') })).toBe('refused');
      expect(await verify(signed(secret, new Date(now.getTime() - 600_000)))).toBe('refused');
      expect(await verify({ ...valid, ID: 'evt_0' })).toBe('refused');
    });
  },
);
