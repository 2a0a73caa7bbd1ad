import path from 'node:path';
import { z } from 'zod';
import { isPrivateHost } from './private-host.ts';

const integer = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .refine((n) => n >= min && n <= max, `must be between ${min} and ${max}`);
// Only with its two slashes: `smtp:host` is a URL too, but one without a host.
const hasHost = (s: string): boolean => /^[a-z]+:\/\/[^\s]+$/i.test(s) && Boolean(URL.parse(s)?.host);
const url = (...protocols: string[]) =>
  z
    .string()
    .refine((s) => protocols.includes(URL.parse(s)?.protocol ?? ''), {
      error: `must be a ${protocols.join(' or ')} URL`,
      abort: true,
    })
    .refine(hasHost, `must name a host: ${protocols[0]}//host`);

/** Links are made by appending to it. */
const isPlain = (s: string): boolean => {
  const parsed = URL.parse(s);
  return !/[?#]/.test(s) && !parsed?.username && !parsed?.password;
};

// What would need quotes must have them: the mail library takes "Acme, Inc <a@b>" for two addresses.
const address = /[^\s<>()@,;:"\\]+@[^\s<>()@,;:"\\]+/u.source;
const senderName = /(?:"[^"\\\p{Cc}]*" *|[^<>@,;:"\\\p{Cc}]*)/u.source;
const sender = new RegExp(`^(?:${address}|${senderName}<${address}>)$`, 'u');

/** `host:port` as in the links it is compared with: lower case, IPv6 in brackets and shortened. */
function hostAndPort(s: string): string | undefined {
  const parsed = /^(\[[^\s[\]]+\]|[^\s:/?#@[\]\\]+):\d+$/.test(s) ? URL.parse(`https://${s}`) : null;
  return parsed ? `${parsed.hostname}:${parsed.port || 443}` : undefined;
}

const modelName = z.string().regex(/^[\x21-\x7e]{1,200}$/, 'must be a name without spaces');
/** Resumes go there: unencrypted only where nobody else listens. */
const isGuarded = (s: string): boolean => {
  const parsed = URL.parse(s);
  return parsed?.protocol === 'https:' || isPrivateHost(parsed?.hostname ?? '');
};

const printable = z.string().regex(/^[\x21-\x7e]{1,4096}$/, 'must be ASCII without spaces');

/** Every setting of the service. Each is an environment variable; an empty one counts as not set. */
const Settings = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: integer(0, 65_535).default(3000),
  HOST: z.string().optional(),
  BASE_URL: url('http:', 'https:').refine(isPlain, 'must have no query, fragment or credentials').optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: url('postgres:', 'postgresql:').optional(),
  DATABASE_POOL_MAX: integer(2, 200).default(10),
  SMTP_URL: url('smtp:', 'smtps:').optional(),
  MAIL_FROM: z
    .string()
    .regex(sender, 'must be an address: jobs@example.com or Name <jobs@example.com>')
    .default('Recruiting <recruiting@localhost.localdomain>'),
  TRUSTED_PROXIES: integer(0, 10).optional(),
  API_KEY_PREFIX: z
    .string()
    .regex(/^[a-z0-9]{2,16}$/, 'must be 2 to 16 of a-z and 0-9')
    .default('rps'),
  RATE_LIMIT_PER_MINUTE: integer(1, 10_000_000).default(600),
  RATE_LIMIT_BURST: integer(1, 10_000_000).default(100),
  SELF_APPLY_PER_MINUTE: integer(1, 10_000_000).default(30),
  RESUME_ALLOW_HOSTS: z
    .string()
    .default('')
    .transform((s) => s.split(',').flatMap((host) => host.trim() || []))
    .refine((hosts) => hosts.every(hostAndPort), 'must be a comma list of host:port, IPv6 as [::1]:8443')
    .transform((hosts) => hosts.flatMap((host) => hostAndPort(host) ?? [])),
  RESUME_CA_FILE: z.string().optional(),
  SCREENING_DAYS: integer(1, 365).default(7),
  TRACK_EMAIL_OPENS: z.enum(['true', 'false'], 'must be true or false').default('false'),
  RESUME_WAIT_SECONDS: integer(0, 300).default(60),
  INTERVIEW_DAYS: integer(1, 365).default(7),
  AI_BASE_URL: url('https:', 'http:')
    .refine(isPlain, 'must have no query, fragment or credentials')
    .refine(isGuarded, 'must be https, or http to this machine or a private network')
    .optional(),
  AI_API_KEY: printable.optional(),
  AI_MODEL: modelName.optional(),
  AI_EMBEDDING_MODEL: modelName.optional(),
  AI_DAILY_TOKENS: integer(1_000, 100_000_000_000).default(1_000_000),
  AI_TIMEOUT_SECONDS: integer(1, 300).default(30),
  WHATSAPP_TOKEN: printable.optional(),
  WHATSAPP_PHONE_NUMBER_ID: z
    .string()
    .regex(/^\d{5,30}$/, "must be the number's id, digits only")
    .optional(),
  WHATSAPP_APP_SECRET: printable.optional(),
  WHATSAPP_VERIFY_TOKEN: printable.optional(),
  WHATSAPP_TEMPLATE: z
    .string()
    .regex(/^[a-z0-9_]{1,512}$/, 'must be of a-z, 0-9 and _')
    .default('screening_invite'),
  WHATSAPP_TEMPLATE_LANGUAGE: z
    .string()
    .regex(/^[a-z]{2,3}(_[A-Z]{2,3})?$/, 'must be a language code: en or en_US')
    .default('en'),
  WHATSAPP_API_URL: url('https:', 'http:')
    .refine(isPlain, 'must have no query, fragment or credentials')
    .refine(isGuarded, 'must be https, or http to this machine or a private network')
    .default('https://graph.facebook.com/v23.0'),
  OPERATOR_PASSWORD: z
    .string()
    .regex(/^[\x21-\x7e]{16,200}$/, 'must be 16 to 200 characters, ASCII without spaces')
    .optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "must be a bucket's name")
    .optional(),
  S3_ENDPOINT: url('https:', 'http:')
    .refine(isPlain, 'must have no query, fragment or credentials')
    .refine(isGuarded, 'must be https, or http to this machine or a private network')
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,50}$/, "must be a region's name")
    .default('us-east-1'),
  S3_ACCESS_KEY_ID: printable.optional(),
  S3_SECRET_ACCESS_KEY: printable.optional(),
  RECORDING_DAYS: integer(1, 3650).default(180),
  FFMPEG_PATH: z.string().optional(),
  INTERVIEW_PREPARATION_SECONDS: integer(0, 600).default(30),
  INTERVIEW_ANSWER_SECONDS: integer(10, 900).default(180),
  TRANSCRIPTION_BASE_URL: url('https:', 'http:')
    .refine(isPlain, 'must have no query, fragment or credentials')
    .refine(isGuarded, 'must be https, or http to this machine or a private network')
    .optional(),
  TRANSCRIPTION_API_KEY: printable.optional(),
  TRANSCRIPTION_MODEL: modelName.default('whisper-1'),
  WORKER_CONCURRENCY: integer(1, 64).default(4),
  STOP_SECONDS: integer(1, 600).default(20),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
});

const whatsappSettings = [
  'WHATSAPP_TOKEN',
  'WHATSAPP_PHONE_NUMBER_ID',
  'WHATSAPP_APP_SECRET',
  'WHATSAPP_VERIFY_TOKEN',
] as const;

const Environment = Settings.superRefine((e, context) => {
  const needs = (name: keyof typeof e, reason: string) => {
    if (e[name] === undefined)
      context.addIssue({ code: 'custom', path: [name], message: `must be set too: ${reason}` });
  };
  if (e.AI_BASE_URL) needs('AI_MODEL', 'AI_BASE_URL is');
  const alone = (['AI_MODEL', 'AI_EMBEDDING_MODEL', 'AI_API_KEY'] as const).find((name) => e[name] !== undefined);
  if (alone) needs('AI_BASE_URL', `${alone} is`);
  for (const name of ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const)
    if (e.S3_BUCKET) needs(name, 'S3_BUCKET is');
  const ofBucket = (['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const).find(
    (n) => e[n] !== undefined,
  );
  if (e.TRANSCRIPTION_API_KEY) needs('TRANSCRIPTION_BASE_URL', 'TRANSCRIPTION_API_KEY is');
  if (ofBucket) needs('S3_BUCKET', `${ofBucket} is`);
  const given = whatsappSettings.find((name) => e[name] !== undefined);
  if (given) for (const name of whatsappSettings) needs(name, `${given} is`);
});

/** The language model's endpoint and what it may cost. */
export type AiSettings = {
  /** Where `/chat/completions` and `/embeddings` are appended; no slash at the end. */
  baseUrl: string;
  /** Undefined for a server that wants none. */
  apiKey: string | undefined;
  model: string;
  /** Undefined: texts get no embeddings. */
  embeddingModel: string | undefined;
  /** What an organization may spend in a day (UTC). */
  dailyTokens: number;
  /** How long an answer may take, with everything that is tried again for it. */
  timeoutSeconds: number;
};

/** A number of the WhatsApp Business Platform (Meta's Cloud API), and the template that opens a conversation. */
export type WhatsappSettings = {
  /** With the version, and no slash at the end. */
  apiUrl: string;
  token: string;
  phoneNumberId: string;
  /** What webhooks are signed with. */
  appSecret: string;
  /** What Meta says when it asks whether the webhook is ours. */
  verifyToken: string;
  template: { name: string; language: string };
};

/** A bucket of S3, or of what speaks its protocol. */
export type S3Settings = {
  bucket: string;
  /** Undefined: Amazon's own. */
  endpoint: string | undefined;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** What turns speech into text: an endpoint that speaks OpenAI's protocol. */
export type TranscriptionSettings = {
  /** Where `/audio/transcriptions` is appended; no slash at the end. */
  baseUrl: string;
  /** Undefined for a server that wants none. */
  apiKey: string | undefined;
  model: string;
};

/** The settings, checked and typed. Directories are absolute. */
export type Config = {
  environment: 'development' | 'production' | 'test';
  port: number;
  host: string;
  /** Where candidates and integrations reach the web process; no slash at the end. */
  baseUrl: string;
  dataDir: string;
  databaseUrl: string | undefined;
  databasePoolMax: number;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** How many proxies stand before the web process: what the last of them say of the caller's address is believed. */
  trustedProxies: number;
  apiKeyPrefix: string;
  /** For each API key, in each web process. */
  rateLimit: { perMinute: number; burst: number };
  /** How often one address may apply on job pages, in each web process; as often at once. */
  selfApplyLimit: { perMinute: number; burst: number };
  /** `host:port`, always with its port. */
  resumeAllowHosts: readonly string[];
  resumeCaFile: string | undefined;
  /** How long a screening session and its links stay open. */
  screeningDays: number;
  /** Whether emails of screenings load a picture that tells when they were opened. */
  trackEmailOpens: boolean;
  /** How long a request waits for the worker to read a resume. */
  resumeWaitSeconds: number;
  /** How long a candidate has to begin a video interview. */
  interviewDays: number;
  /** Undefined: no language model is asked. */
  ai: AiSettings | undefined;
  /** Undefined: there are no screenings by WhatsApp. */
  whatsapp: WhatsappSettings | undefined;
  /** What opens the queues' dashboard. Undefined: there is none. */
  operatorPassword: string | undefined;
  /** Where recordings are kept; undefined: in a folder of DATA_DIR, which web and worker must share. */
  s3: S3Settings | undefined;
  /** How long recordings are kept. */
  recordingDays: number;
  /** `none`: there is no ffmpeg to use. Undefined: it is looked for on PATH. */
  ffmpegPath: string | undefined;
  /** What a candidate has for each question of an interview, and how much of the answer a browser sends at a time. */
  interviewTimes: { preparationSeconds: number; answerSeconds: number; chunkSeconds: number };
  /** Undefined: what was said in interviews is not transcribed. */
  transcription: TranscriptionSettings | undefined;
  /** Tasks of one kind that a worker process runs at once. */
  workerConcurrency: number;
  /** How long a stopping process waits for what it has begun. */
  stopSeconds: number;
  logLevel: string;
};

function aiSettings(e: z.output<typeof Environment>): AiSettings | undefined {
  if (!e.AI_BASE_URL || !e.AI_MODEL) return undefined;
  return {
    baseUrl: e.AI_BASE_URL.replace(/\/+$/, ''),
    apiKey: e.AI_API_KEY,
    model: e.AI_MODEL,
    embeddingModel: e.AI_EMBEDDING_MODEL,
    dailyTokens: e.AI_DAILY_TOKENS,
    timeoutSeconds: e.AI_TIMEOUT_SECONDS,
  };
}

function whatsappOf(e: z.output<typeof Environment>): WhatsappSettings | undefined {
  const [token, phoneNumberId, appSecret, verifyToken] = whatsappSettings.map((name) => e[name]);
  if (!token || !phoneNumberId || !appSecret || !verifyToken) return undefined;
  return {
    apiUrl: e.WHATSAPP_API_URL.replace(/\/+$/, ''),
    token,
    phoneNumberId,
    appSecret,
    verifyToken,
    template: { name: e.WHATSAPP_TEMPLATE, language: e.WHATSAPP_TEMPLATE_LANGUAGE },
  };
}

function s3Of(e: z.output<typeof Environment>): S3Settings | undefined {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = e;
  if (!bucket || !accessKeyId || !secretAccessKey) return undefined;
  return { bucket, endpoint: e.S3_ENDPOINT, region: e.S3_REGION, accessKeyId, secretAccessKey };
}

function transcriptionOf(e: z.output<typeof Environment>): TranscriptionSettings | undefined {
  const { TRANSCRIPTION_BASE_URL: baseUrl, TRANSCRIPTION_API_KEY: apiKey, TRANSCRIPTION_MODEL: model } = e;
  return baseUrl === undefined ? undefined : { baseUrl: baseUrl.replace(/\/+$/, ''), apiKey, model };
}

/** A setting is missing or wrong; the message names each of them. */
export class ConfigError extends Error {}

/** Reads the settings from the environment. Throws ConfigError, naming every wrong one. */
export function loadConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`Wrong settings. ${wrong.join('; ')}`);
  }
  const e = parsed.data;
  return {
    environment: e.NODE_ENV,
    port: e.PORT,
    // A laptop should not serve its network by accident; a container must.
    host: e.HOST ?? (e.NODE_ENV === 'production' ? '0.0.0.0' : '127.0.0.1'),
    baseUrl: (e.BASE_URL ?? `http://127.0.0.1:${e.PORT}`).replace(/\/+$/, ''),
    dataDir: path.resolve(e.DATA_DIR),
    databaseUrl: e.DATABASE_URL,
    databasePoolMax: e.DATABASE_POOL_MAX,
    smtpUrl: e.SMTP_URL,
    mailFrom: e.MAIL_FROM,
    // a platform's router; without one anybody could name any address
    trustedProxies: e.TRUSTED_PROXIES ?? (e.NODE_ENV === 'production' ? 1 : 0),
    apiKeyPrefix: e.API_KEY_PREFIX,
    rateLimit: { perMinute: e.RATE_LIMIT_PER_MINUTE, burst: e.RATE_LIMIT_BURST },
    selfApplyLimit: { perMinute: e.SELF_APPLY_PER_MINUTE, burst: e.SELF_APPLY_PER_MINUTE },
    resumeAllowHosts: e.RESUME_ALLOW_HOSTS,
    resumeCaFile: e.RESUME_CA_FILE && path.resolve(e.RESUME_CA_FILE),
    screeningDays: e.SCREENING_DAYS,
    trackEmailOpens: e.TRACK_EMAIL_OPENS === 'true',
    resumeWaitSeconds: e.RESUME_WAIT_SECONDS,
    interviewDays: e.INTERVIEW_DAYS,
    ai: aiSettings(e),
    whatsapp: whatsappOf(e),
    operatorPassword: e.OPERATOR_PASSWORD,
    s3: s3Of(e),
    recordingDays: e.RECORDING_DAYS,
    ffmpegPath: e.FFMPEG_PATH,
    interviewTimes: {
      preparationSeconds: e.INTERVIEW_PREPARATION_SECONDS,
      answerSeconds: e.INTERVIEW_ANSWER_SECONDS,
      chunkSeconds: 3,
    },
    transcription: transcriptionOf(e),
    workerConcurrency: e.WORKER_CONCURRENCY,
    stopSeconds: e.STOP_SECONDS,
    logLevel: e.LOG_LEVEL,
  };
}
