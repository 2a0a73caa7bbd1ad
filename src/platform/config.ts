import path from 'node:path';
import type { z } from 'zod';
import { parseDatabaseUrl } from './database/server/database-url.ts';
import { Settings } from './settings/settings.ts';

type Environment = z.output<typeof Settings>;

export type ModelEndpoint = {
  /** Without a slash at the end. */
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
};

export type AiSettings = ModelEndpoint & {
  embeddingModel: string | undefined;
  /** Per organization and day (UTC). */
  dailyTokens: number;
  timeoutSeconds: number;
};

export type TranscriptionSettings = ModelEndpoint;

export type WhatsappSettings = {
  /** With the version, without a slash at the end. */
  apiUrl: string;
  token: string;
  phoneNumberId: string;
  appSecret: string;
  verifyToken: string;
  template: { name: string; language: string };
};

export type TraceSettings = {
  /** Without a slash at the end. */
  endpoint: string;
  headers: Record<string, string>;
  percent: number;
};

export type S3Settings = {
  bucket: string;
  /** Undefined for Amazon S3. */
  endpoint: string | undefined;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

export type WebhookSettings = {
  /** The first key encrypts, all keys decrypt. Without keys, webhook endpoints cannot be created. */
  secretKeys: readonly Buffer[];
  concurrency: number;
  /** `host:port`, always with the port. */
  allowHosts: readonly string[];
  caFile: string | undefined;
};

/** settings.ts describes these settings. Directories are absolute, and URLs have no slash at the end. */
export type Config = {
  environment: 'development' | 'production' | 'test';
  port: number;
  host: string;
  baseUrl: string;
  dataDir: string;
  databaseUrl: string | undefined;
  databaseCaFile: string | undefined;
  databasePooling: {
    /** The same database without a pooler. */
    directUrl: string | undefined;
    /** `transaction`: a pooler lends connections for one transaction. Undefined if no pooler is known. */
    mode: 'session' | 'transaction' | undefined;
    preparesStatements: boolean;
  };
  /** For reads on a standby server. */
  databaseReads: { url: string | undefined; waitMs: number };
  /** For migrations. Without `roles`, web and worker connect as the owner. */
  migration: { databaseUrl: string | undefined; roles: { web: string; worker: string } | undefined };
  databasePoolMax: { web: number; worker: number };
  queuePoolMax: { web: number; worker: number };
  smtpUrl: string | undefined;
  mailFrom: string;
  trustedProxies: number;
  apiKeyPrefix: string;
  rateLimit: { perMinute: number; burst: number };
  /** Memory for uploads in visitors' forms, and the same again for uploads through the API. */
  uploadMemoryBytes: number;
  selfApplyLimit: { perMinute: number; burst: number };
  selfApplyLimits: { pendingPerMailbox: number; emailsPerMailboxAndDay: number; perJobAndHour: number };
  /** Per organization and day (UTC). */
  automaticInterviewCredits: number;
  /** `credits.low` is recorded when the balance falls below this. */
  creditsLow: number;
  selfApplyAtOnce: number;
  /** The categories that applicants may choose from. */
  selfIdentification: { sex: readonly string[]; raceEthnicity: readonly string[] };
  /** Per recruiter in the console, within 24 hours. */
  recruiterLimits: { reveals: number; interviews: number };
  /** Invitations to the console, per organization. */
  invitationsPerHour: number;
  /** `host:port`, always with the port. */
  resumeAllowHosts: readonly string[];
  resumeCaFile: string | undefined;
  screeningDays: number;
  trackEmailOpens: boolean;
  resumeWaitSeconds: number;
  resumeReaders: number;
  resumeSpareReaders: number;
  interviewDays: number;
  ai: AiSettings | undefined;
  whatsapp: WhatsappSettings | undefined;
  webhooks: WebhookSettings;
  /** For connections to identity providers. */
  oidc: { allowHosts: readonly string[]; caFile: string | undefined };
  operatorPassword: string | undefined;
  securityContact: string | undefined;
  /** If undefined, recordings are stored in a folder of `dataDir`. */
  s3: S3Settings | undefined;
  recordingDays: number;
  /** `none` disables ffmpeg. If undefined, ffmpeg is looked up on PATH. */
  ffmpegPath: string | undefined;
  interviewTimes: { preparationSeconds: number; answerSeconds: number; chunkSeconds: number };
  transcription: TranscriptionSettings | undefined;
  workerConcurrency: number;
  stopSeconds: number;
  /** Undefined disables metrics. 0 selects any free port. */
  metricsPort: number | undefined;
  traces: TraceSettings | undefined;
  logLevel: string;
};

const withoutSlash = (url: string): string => url.replace(/\/+$/, '');

function aiOf(e: Environment): AiSettings | undefined {
  if (!e.AI_BASE_URL || !e.AI_MODEL) return undefined;
  return {
    baseUrl: withoutSlash(e.AI_BASE_URL),
    apiKey: e.AI_API_KEY,
    model: e.AI_MODEL,
    embeddingModel: e.AI_EMBEDDING_MODEL,
    dailyTokens: e.AI_DAILY_TOKENS,
    timeoutSeconds: e.AI_TIMEOUT_SECONDS,
  };
}

function whatsappOf(e: Environment): WhatsappSettings | undefined {
  const { WHATSAPP_TOKEN: token, WHATSAPP_PHONE_NUMBER_ID: phoneNumberId } = e;
  const { WHATSAPP_APP_SECRET: appSecret, WHATSAPP_VERIFY_TOKEN: verifyToken } = e;
  if (!token || !phoneNumberId || !appSecret || !verifyToken) return undefined;
  return {
    apiUrl: withoutSlash(e.WHATSAPP_API_URL),
    token,
    phoneNumberId,
    appSecret,
    verifyToken,
    template: { name: e.WHATSAPP_TEMPLATE, language: e.WHATSAPP_TEMPLATE_LANGUAGE },
  };
}

function s3Of(e: Environment): S3Settings | undefined {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = e;
  if (!bucket || !accessKeyId || !secretAccessKey) return undefined;
  return { bucket, endpoint: e.S3_ENDPOINT, region: e.S3_REGION, accessKeyId, secretAccessKey };
}

function tracesOf(e: Environment): TraceSettings | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers = {}, TRACE_PERCENT: percent } = e;
  return endpoint === undefined ? undefined : { endpoint: withoutSlash(endpoint), headers, percent };
}

function transcriptionOf(e: Environment): TranscriptionSettings | undefined {
  const { TRANSCRIPTION_BASE_URL: baseUrl, TRANSCRIPTION_API_KEY: apiKey, TRANSCRIPTION_MODEL: model } = e;
  return baseUrl === undefined ? undefined : { baseUrl: withoutSlash(baseUrl), apiKey, model };
}

function databaseRolesOf(e: Environment): { web: string; worker: string } | undefined {
  const user = e.MIGRATE_DATABASE_URL && parseDatabaseUrl(e.DATABASE_URL ?? '')?.url.username;
  const web = e.WEB_DATABASE_ROLE ?? (user ? decodeURIComponent(user) : undefined);
  return web === undefined ? undefined : { web, worker: e.WORKER_DATABASE_ROLE ?? web };
}

function poolingOf(e: Environment): Config['databasePooling'] {
  const mode = e.DATABASE_POOL_MODE ?? (e.DATABASE_DIRECT_URL ? 'transaction' : undefined);
  const prepared = e.DATABASE_PREPARED_STATEMENTS ?? (mode === 'transaction' ? 'off' : 'on');
  return {
    directUrl: e.DATABASE_DIRECT_URL,
    mode,
    preparesStatements: prepared === 'on',
  };
}

/** The message names each invalid setting, without its value. */
export class ConfigError extends Error {}

/** Throws ConfigError. */
export function loadConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = Settings.safeParse(given);
  if (!parsed.success) {
    const invalid = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`Invalid settings. ${invalid.join('; ')}`);
  }
  const e = parsed.data;
  const isProduction = e.NODE_ENV === 'production';
  return {
    environment: e.NODE_ENV,
    port: e.PORT,
    // A laptop must not serve its network by accident; a container must.
    host: e.HOST ?? (isProduction ? '0.0.0.0' : '127.0.0.1'),
    baseUrl: withoutSlash(e.BASE_URL ?? `http://127.0.0.1:${e.PORT}`),
    dataDir: path.resolve(e.DATA_DIR),
    databaseUrl: e.DATABASE_URL,
    databaseCaFile: e.DATABASE_CA_FILE && path.resolve(e.DATABASE_CA_FILE),
    databasePooling: poolingOf(e),
    migration: { databaseUrl: e.MIGRATE_DATABASE_URL, roles: databaseRolesOf(e) },
    databaseReads: { url: e.DATABASE_READ_URL, waitMs: e.DATABASE_READ_WAIT_MS },
    // Each connection plans each statement itself, so a worker's batches are faster with fewer.
    databasePoolMax: { web: e.DATABASE_POOL_MAX ?? 10, worker: e.DATABASE_POOL_MAX ?? 5 },
    queuePoolMax: { web: e.WEB_QUEUE_POOL_MAX, worker: e.WORKER_QUEUE_POOL_MAX },
    smtpUrl: e.SMTP_URL,
    mailFrom: e.MAIL_FROM,
    // In production, the platform's router is a proxy. Without a proxy, a caller could forge any address.
    trustedProxies: e.TRUSTED_PROXIES ?? (isProduction ? 1 : 0),
    apiKeyPrefix: e.API_KEY_PREFIX,
    rateLimit: { perMinute: e.RATE_LIMIT_PER_MINUTE, burst: e.RATE_LIMIT_BURST },
    uploadMemoryBytes: e.UPLOAD_MEMORY_MIB * 1024 * 1024,
    selfApplyLimit: { perMinute: e.SELF_APPLY_PER_MINUTE, burst: e.SELF_APPLY_PER_MINUTE },
    selfApplyLimits: {
      pendingPerMailbox: e.SELF_APPLY_PENDING_PER_MAILBOX,
      emailsPerMailboxAndDay: e.SELF_APPLY_EMAILS_PER_MAILBOX_PER_DAY,
      perJobAndHour: e.SELF_APPLY_PER_JOB_PER_HOUR,
    },
    creditsLow: e.CREDITS_LOW,
    automaticInterviewCredits: e.AUTOMATIC_INTERVIEW_CREDITS_PER_DAY,
    selfApplyAtOnce: e.SELF_APPLY_AT_ONCE,
    selfIdentification: { sex: e.SELF_IDENTIFICATION_SEX, raceEthnicity: e.SELF_IDENTIFICATION_RACE_ETHNICITY },
    invitationsPerHour: e.INVITATIONS_PER_HOUR,
    recruiterLimits: { reveals: e.RECRUITER_REVEALS_PER_DAY, interviews: e.RECRUITER_INTERVIEWS_PER_DAY },
    resumeAllowHosts: e.RESUME_ALLOW_HOSTS,
    resumeCaFile: e.RESUME_CA_FILE && path.resolve(e.RESUME_CA_FILE),
    screeningDays: e.SCREENING_DAYS,
    trackEmailOpens: e.TRACK_EMAIL_OPENS === 'true',
    resumeWaitSeconds: e.RESUME_WAIT_SECONDS,
    resumeReaders: e.RESUME_READERS,
    resumeSpareReaders: e.RESUME_SPARE_READERS,
    interviewDays: e.INTERVIEW_DAYS,
    ai: aiOf(e),
    whatsapp: whatsappOf(e),
    webhooks: {
      secretKeys: e.WEBHOOK_SECRET_KEY ?? [],
      concurrency: e.WEBHOOK_CONCURRENCY,
      allowHosts: e.WEBHOOK_ALLOW_HOSTS,
      caFile: e.WEBHOOK_CA_FILE && path.resolve(e.WEBHOOK_CA_FILE),
    },
    oidc: { allowHosts: e.OIDC_ALLOW_HOSTS, caFile: e.OIDC_CA_FILE && path.resolve(e.OIDC_CA_FILE) },
    operatorPassword: e.OPERATOR_PASSWORD,
    securityContact: e.SECURITY_CONTACT,
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
    metricsPort: e.METRICS_PORT,
    traces: tracesOf(e),
    logLevel: e.LOG_LEVEL,
  };
}

/** For processes whose settings may be invalid. */
export const isProduction = (): boolean => process.env['NODE_ENV'] === 'production';

/** Loads the environment, with `settings` in place of its values. Throws ConfigError. */
export const loadConfigWith = (settings: NodeJS.ProcessEnv): Config => loadConfig({ ...process.env, ...settings });
