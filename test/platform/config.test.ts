import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { environmentExample, withSettings } from '../../scripts/settings-document.ts';
import { ResumeDownloader } from '../../src/modules/candidates/resumes/resume-download.ts';
import { type Config, loadConfig } from '../../src/platform/config.ts';

const url = 'https://models.example/v1';
const whatsapp = {
  WHATSAPP_TOKEN: 'EAAG',
  WHATSAPP_PHONE_NUMBER_ID: '106540352242922',
  WHATSAPP_APP_SECRET: 's3cret',
  WHATSAPP_VERIFY_TOKEN: 'verify',
};

test.each([
  ['MAIL_FROM', 'Recruiting'],
  ['MAIL_FROM', 'Recruiting <recruiting>'],
  ['MAIL_FROM', 'a@b, c@d'],
  ['MAIL_FROM', 'Acme, Inc <a@b>'],
  ['MAIL_FROM', 'A <a@b> trailing'],
  ['MAIL_FROM', 'a@b\r\nBcc: c@d'],
  ['MAIL_FROM', 'A\n<a@b>'],
  ['MAIL_FROM', 'a@b\n'],
  ['BASE_URL', 'https://jobs.example/?x=1'],
  ['BASE_URL', 'https://jobs.example/?'],
  ['BASE_URL', 'https://jobs.example/#top'],
  ['BASE_URL', 'https://user:hunter2@jobs.example'],
  ['BASE_URL', 'https://user@jobs.example'],
  ['BASE_URL', 'https:jobs.example'],
  ['BASE_URL', 'ftp://jobs.example'],
  ['INTERVIEW_DAYS', '0'],
  ['NODE_ENV', 'hunter2'],
  ['LOG_LEVEL', 'hunter2'],
  ['DATABASE_POOL_MODE', 'hunter2'],
  ['DATABASE_CA_FILE', 'package.json'],
  ['RESUME_CA_FILE', '/nowhere/hunter2'],
  ['WEBHOOK_CA_FILE', '/nowhere/hunter2'],
  ['OIDC_CA_FILE', 'package.json'],
  ['METRICS_PORT', '3000'],
  ['RESUME_WAIT_SECONDS', '301'],
  ['DATABASE_URL', 'postgres:///recruitment'],
  ['DATABASE_URL', 'postgres:recruitment'],
  ['DATABASE_URL', 'postgres://'],
  ['SMTP_URL', 'smtp://'],
  ['SMTP_URL', 'smtp:mail.example:587'],
  ['RESUME_ALLOW_HOSTS', 'files.example'],
  ['RESUME_ALLOW_HOSTS', '::1:8443'],
  ['RESUME_ALLOW_HOSTS', '[::1]'],
  ['RESUME_ALLOW_HOSTS', '[nonsense]:8443'],
  ['RESUME_ALLOW_HOSTS', 'files.example:70000'],
  ['RESUME_ALLOW_HOSTS', 'https://files.example:443'],
  ['RESUME_ALLOW_HOSTS', 'user@files.example:443'],
  ['SCREENING_DAYS', '0'],
  ['TRACK_EMAIL_OPENS', 'yes'],
  ['AI_BASE_URL', 'models.example/v1'],
  ['AI_BASE_URL', 'http://models.example/v1'],
  ['AI_BASE_URL', 'http://8.8.8.8/v1'],
  ['AI_BASE_URL', 'https://user:hunter2@models.example/v1'],
  ['AI_BASE_URL', 'https://models.example/v1?key=hunter2'],
  ['AI_API_KEY', 'hunter2 hunter2'],
  ['AI_API_KEY', 'hunter2\n'],
  ['AI_MODEL', 'a model'],
  ['AI_DAILY_TOKENS', '0'],
  ['AI_TIMEOUT_SECONDS', '0'],
  ['WHATSAPP_TOKEN', 'hunter2 hunter2'],
  ['WHATSAPP_PHONE_NUMBER_ID', '+91 hunter2'],
  ['WHATSAPP_APP_SECRET', 'hunter2\n'],
  ['WHATSAPP_VERIFY_TOKEN', 'hunter2 hunter2'],
  ['WHATSAPP_TEMPLATE', 'Screening Invite'],
  ['WHATSAPP_TEMPLATE_LANGUAGE', 'english'],
  ['OPERATOR_PASSWORD', 'hunter2'],
  ['OPERATOR_PASSWORD', 'hunter2 with some spaces'],
  ['OPERATOR_PASSWORD', 'hunter2-äöüäöüäöü'],
  ['SELF_IDENTIFICATION_SEX', 'Female,Male'],
  ['SELF_IDENTIFICATION_SEX', 'female'],
  ['SELF_IDENTIFICATION_SEX', 'female,female'],
  ['SELF_IDENTIFICATION_RACE_ETHNICITY', 'white,non-white'],
  ['WHATSAPP_API_URL', 'http://graph.example/v23.0'],
  ['WHATSAPP_API_URL', 'https://user:hunter2@graph.example/v23.0'],
])('Refuse %s=%j by its name, without its value', (name, value) => {
  const load = () => loadConfig({ AI_BASE_URL: url, AI_MODEL: 'small', ...whatsapp, [name]: value });
  expect(load).toThrow(new RegExp(`^Invalid settings\\. ${name}: must [^;]+$`));
  expect(load).not.toThrow('hunter2');
});

test.each([
  [
    'DATABASE_URL',
    'postgres://a:p#hunter2@db/name',
    /password whose special characters are percent-encoded: %23 for #/,
  ],
  ['DATABASE_URL', 'postgres://a:1#hunter2@db/name', /percent-encoded: %23 for #/],
  ['DATABASE_URL', 'postgres://a:p/hunter2@db/name', /%2F for \//],
  ['DATABASE_URL', 'postgres://a:hunter2@db:99999/name', /must name a port between 1 and 65535/],
  ['DATABASE_URL', 'postgres://a:hunter2@db:5432,other:99999/name', /must name a port between 1 and 65535/],
  ['DATABASE_URL', 'postgres://a:hunter2@/name', /must name a host/],
  ['PORT', '-1', /must be between 0 and 65535/],
  ['PORT', '3.5', /must be a whole number/],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'a=%', /values that are percent-encoded/],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'a=%ff', /values that are percent-encoded UTF-8/],
])('Say what is wrong with %s=%j, without its value', (name, value, message) => {
  const load = () => loadConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318', [name]: value });
  expect(load).toThrow(new RegExp(`^Invalid settings\\. ${name}: must [^;]+$`));
  expect(load).toThrow(message);
  expect(load).not.toThrow('hunter2');
});

test('Accept a database URL whose query has an @ and whose password is encoded', () => {
  for (const given of ['postgres://db:5432/name?user=a@b', 'postgres://a:p%23%40@db:5432,other/name'])
    expect(loadConfig({ DATABASE_URL: given }).databaseUrl).toBe(given);
});

test.each([
  ['AI_MODEL', { AI_BASE_URL: url }],
  ['AI_BASE_URL', { AI_MODEL: 'small' }],
  ['AI_BASE_URL', { AI_EMBEDDING_MODEL: 'small' }],
  ['AI_BASE_URL', { AI_API_KEY: 'hunter2' }],
])('Require %s when there is only %j', (name, settings) => {
  const load = () => loadConfig(settings);
  expect(load).toThrow(new RegExp(`^Invalid settings\\. ${name}: must be set too: ${Object.keys(settings)[0]} is$`));
  expect(load).not.toThrow('hunter2');
});

test.each(Object.keys(whatsapp))('Require %s with the other WHATSAPP settings', (missing) => {
  const load = () => loadConfig({ ...whatsapp, [missing]: '' });
  expect(load).toThrow(new RegExp(`^Invalid settings\\. ${missing}: must be set too: WHATSAPP_\\w+ is$`));
});

test('Accept WHATSAPP settings, with default template and address', () => {
  expect(loadConfig({ ...whatsapp, WHATSAPP_API_URL: 'http://127.0.0.1:8080/v23.0/' }).whatsapp).toEqual({
    apiUrl: 'http://127.0.0.1:8080/v23.0',
    token: 'EAAG',
    phoneNumberId: '106540352242922',
    appSecret: 's3cret',
    verifyToken: 'verify',
    template: { name: 'screening_invite', language: 'en' },
  });
  expect(loadConfig(whatsapp).whatsapp?.apiUrl).toBe('https://graph.facebook.com/v23.0');
  expect(loadConfig({ WHATSAPP_TEMPLATE: 'other' }).whatsapp).toBeUndefined();
});

const hosts = [
  '127.0.0.1',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.0.9',
  '[::1]',
  '[fd00::1]',
  'localhost',
  'ollama',
  'a.local',
];
test.each<[string, string]>([
  [url, url],
  [`${url}/`, url],
  ...hosts.map((host): [string, string] => [`http://${host}:11434/v1`, `http://${host}:11434/v1`]),
])('Accept %s as AI_BASE_URL', (given, baseUrl) => {
  expect(loadConfig({ AI_BASE_URL: given, AI_MODEL: 'small' }).ai).toEqual({
    baseUrl,
    apiKey: undefined,
    model: 'small',
    embeddingModel: undefined,
    dailyTokens: 1_000_000,
    timeoutSeconds: 30,
  });
});

test('Use no language model without AI_BASE_URL', () => {
  expect(loadConfig({ AI_BASE_URL: '', AI_MODEL: '', AI_DAILY_TOKENS: '5000' }).ai).toBeUndefined();
});

test.each<[string, string, keyof Config, unknown]>([
  ['MAIL_FROM', 'jobs@acme.example', 'mailFrom', 'jobs@acme.example'],
  ['MAIL_FROM', 'Acme (India) <jobs@acme.example>', 'mailFrom', 'Acme (India) <jobs@acme.example>'],
  ['MAIL_FROM', '"Acme, Inc." <jobs@acme.example>', 'mailFrom', '"Acme, Inc." <jobs@acme.example>'],
  ['MAIL_FROM', '<jobs@acme.example>', 'mailFrom', '<jobs@acme.example>'],
  ['BASE_URL', 'https://acme.example/jobs/', 'baseUrl', 'https://acme.example/jobs'],
  ['BASE_URL', 'http://[::1]:3000', 'baseUrl', 'http://[::1]:3000'],
  ['DATABASE_URL', 'postgres://u:p@db/x?sslmode=require', 'databaseUrl', 'postgres://u:p@db/x?sslmode=require'],
  ['SMTP_URL', 'smtps://u:p@mail.example', 'smtpUrl', 'smtps://u:p@mail.example'],
  ['RESUME_ALLOW_HOSTS', ' A.example:443,, b:8443 ', 'resumeAllowHosts', ['a.example:443', 'b:8443']],
  ['SCREENING_DAYS', '', 'screeningDays', 7],
  ['SCREENING_DAYS', '30', 'screeningDays', 30],
  ['TRACK_EMAIL_OPENS', '', 'trackEmailOpens', false],
  ['TRACK_EMAIL_OPENS', 'true', 'trackEmailOpens', true],
  ['RESUME_ALLOW_HOSTS', '[0:0::1]:08443,[::1]:443', 'resumeAllowHosts', ['[::1]:8443', '[::1]:443']],
])('Accept %s=%j', (name, value, field, expected) => {
  expect(loadConfig({ [name]: value })[field]).toEqual(expected);
});

test('Reach hosts of RESUME_ALLOW_HOSTS by their address, on port 443 too', async () => {
  const settings = loadConfig({ RESUME_ALLOW_HOSTS: '[::1]:1,127.0.0.1:443' });
  const downloader = new ResumeDownloader(settings, { deadlineMs: 2_000 });
  const reasonFor = (url: string) => downloader.download(url).catch((error: { reason: string }) => error.reason);
  // Nothing answers there; to be refused before the connection is another reason.
  expect(await reasonFor('https://[::1]:1/')).toBe('fetch_failed');
  expect(await reasonFor('https://127.0.0.1/')).toBe('fetch_failed');
  expect(await reasonFor('https://[::1]:2/')).toBe('private_address');
  expect(await reasonFor('https://127.0.0.1:444/')).toBe('private_address');
});

test('Document every setting in README.md and .env.example (npm run settings)', () => {
  const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
  expect(withSettings(read('README.md'))).toBe(read('README.md'));
  expect(environmentExample()).toBe(read('.env.example'));
});

test('Load the defaults from .env.example', () => {
  const lines = environmentExample().match(/^[A-Z0-9_]+=.*$/gm) ?? [];
  const values = Object.fromEntries(lines.map((line) => [line.split('=', 1)[0], line.slice(line.indexOf('=') + 1)]));
  expect(loadConfig(values)).toEqual(loadConfig({}));
});
