import path from 'node:path';
import { z } from 'zod';

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

/** Every setting of the service. Each is an environment variable; an empty one counts as not set. */
const Environment = z.object({
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
  API_KEY_PREFIX: z
    .string()
    .regex(/^[a-z0-9]{2,16}$/, 'must be 2 to 16 of a-z and 0-9')
    .default('rps'),
  RATE_LIMIT_PER_MINUTE: integer(1, 10_000_000).default(600),
  RATE_LIMIT_BURST: integer(1, 10_000_000).default(100),
  RESUME_ALLOW_HOSTS: z
    .string()
    .default('')
    .transform((s) => s.split(',').flatMap((host) => host.trim() || []))
    .refine((hosts) => hosts.every(hostAndPort), 'must be a comma list of host:port, IPv6 as [::1]:8443')
    .transform((hosts) => hosts.flatMap((host) => hostAndPort(host) ?? [])),
  RESUME_CA_FILE: z.string().optional(),
  SCREENING_DAYS: integer(1, 365).default(7),
  RESUME_WAIT_SECONDS: integer(0, 300).default(60),
  INTERVIEW_DAYS: integer(1, 365).default(7),
  WORKER_CONCURRENCY: integer(1, 64).default(4),
  STOP_SECONDS: integer(1, 600).default(20),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
});

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
  apiKeyPrefix: string;
  /** For each API key, in each web process. */
  rateLimit: { perMinute: number; burst: number };
  /** `host:port`, always with its port. */
  resumeAllowHosts: readonly string[];
  resumeCaFile: string | undefined;
  /** How long a screening session and its links stay open. */
  screeningDays: number;
  /** How long a request waits for the worker to read a resume. */
  resumeWaitSeconds: number;
  /** How long a candidate has to begin a video interview. */
  interviewDays: number;
  /** Tasks of one kind that a worker process runs at once. */
  workerConcurrency: number;
  /** How long a stopping process waits for what it has begun. */
  stopSeconds: number;
  logLevel: string;
};

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
    apiKeyPrefix: e.API_KEY_PREFIX,
    rateLimit: { perMinute: e.RATE_LIMIT_PER_MINUTE, burst: e.RATE_LIMIT_BURST },
    resumeAllowHosts: e.RESUME_ALLOW_HOSTS,
    resumeCaFile: e.RESUME_CA_FILE && path.resolve(e.RESUME_CA_FILE),
    screeningDays: e.SCREENING_DAYS,
    resumeWaitSeconds: e.RESUME_WAIT_SECONDS,
    interviewDays: e.INTERVIEW_DAYS,
    workerConcurrency: e.WORKER_CONCURRENCY,
    stopSeconds: e.STOP_SECONDS,
    logLevel: e.LOG_LEVEL,
  };
}
