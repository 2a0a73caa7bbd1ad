import { z } from 'zod';
import {
  baseUrl,
  categories,
  certificatesFile,
  choice,
  contactUrl,
  databaseUrl,
  encryptionKeys,
  headerList,
  hosts,
  integerSetting,
  mailSender,
  modelName,
  roleName,
  secret,
  serviceUrl,
  url,
} from './setting-types.ts';

// An empty variable counts as not set. README.md and .env.example are generated: npm run settings.

/** `defaultText` describes a default that depends on other settings. */
export const settingGroups = {
  'Web and database': {
    NODE_ENV: choice('development', 'production', 'test')
      .default('development')
      .describe('In production, logs are always JSON, and HOST and TRUSTED_PROXIES have other defaults'),
    PORT: integerSetting(0, 65_535).default(3000).describe('Port of the web process'),
    HOST: z.string().optional().meta({
      description: 'Address that the web process listens on',
      defaultText: '`127.0.0.1`, in production `0.0.0.0`',
    }),
    BASE_URL: baseUrl().optional().meta({
      description: 'Public address of the service, for links in emails. A path may follow the host',
      defaultText: '`http://127.0.0.1:PORT`',
    }),
    TRUSTED_PROXIES: integerSetting(0, 10).optional().meta({
      description: 'Number of proxies in front of the web process. Their X-Forwarded-For is trusted',
      defaultText: '`0`, in production `1`',
    }),
    DATABASE_URL: databaseUrl()
      .optional()
      .meta({
        description:
          'PostgreSQL 15 or newer: `postgres://user:password@host/database`, with `?sslmode=` as libpq has it, or `no-verify`. ' +
          'A replicated one: `postgres://…@one:5432,two:5432/database?target_session_attrs=read-write`',
        defaultText: 'required; `npm start` brings its own',
      }),
    DATABASE_CA_FILE: certificatesFile().optional().meta({
      description: 'PEM file of the certificate authority of PostgreSQL, as `sslrootcert` in the URL',
      defaultText: "Node's authorities",
    }),
    DATABASE_DIRECT_URL: databaseUrl().optional().meta({
      description:
        'Behind a pooler such as PgBouncer: the same database and role without the pooler, for work that needs a session',
      defaultText: '`DATABASE_URL`',
    }),
    DATABASE_POOL_MODE: choice('session', 'transaction').optional().meta({
      description: '`transaction`: `DATABASE_URL` leads to a pooler that lends connections for a transaction',
      defaultText: '`transaction` if `DATABASE_DIRECT_URL` is set, otherwise `session`',
    }),
    DATABASE_PREPARED_STATEMENTS: choice('on', 'off').optional().meta({
      description: 'Name prepared statements. Behind a pooler in transaction mode, only some can: PgBouncer from 1.21',
      defaultText: '`off` with `DATABASE_POOL_MODE=transaction`, otherwise `on`',
    }),
    DATABASE_READ_URL: databaseUrl().optional().meta({
      description: 'The same database on a standby, for slow reads of web: searches, and pages far down a list',
      defaultText: 'none; `DATABASE_URL` serves everything',
    }),
    DATABASE_READ_WAIT_MS: integerSetting(0, 10_000)
      .default(100)
      .describe(
        'Milliseconds that a slow read waits until the standby has every earlier write. Then `DATABASE_URL` serves it',
      ),
    MIGRATE_DATABASE_URL: databaseUrl().optional().meta({
      description: 'For `migrate` alone: the same database with the role that owns the tables',
      defaultText: '`DATABASE_DIRECT_URL` or `DATABASE_URL`',
    }),
    WEB_DATABASE_ROLE: roleName().optional().meta({
      description:
        'For `migrate` alone: role of web and operator commands. `migrate` grants it the rights that they need',
      defaultText: 'the user of `DATABASE_URL`, if `MIGRATE_DATABASE_URL` is set',
    }),
    WORKER_DATABASE_ROLE: roleName()
      .optional()
      .meta({ description: 'Likewise the role of the worker', defaultText: 'as `WEB_DATABASE_ROLE`' }),
    DATABASE_POOL_MAX: integerSetting(2, 200).optional().meta({
      description: 'Connections per process for transactions and searches. Hot reads use a third more',
      defaultText: '10, in a worker 5',
    }),
    WEB_QUEUE_POOL_MAX: integerSetting(1, 50).default(2).describe('Connections of a web process for the queue'),
    WORKER_QUEUE_POOL_MAX: integerSetting(2, 50)
      .default(6)
      .describe('Connections that a worker keeps open for the queue. One more listens for new tasks'),
    UPLOAD_MEMORY_MIB: integerSetting(16, 65_536)
      .default(128)
      .describe(
        'Memory of a web process for forms of visitors who are not signed in, in MiB. API uploads may use as much again',
      ),
    DATA_DIR: z
      .string()
      .default('.data')
      .describe(
        'Folder for recordings without S3_BUCKET, for emails without SMTP_URL, and for the data of `npm start`',
      ),
  },
  API: {
    API_KEY_PREFIX: z
      .string()
      .regex(/^[a-z0-9]{2,16}$/, 'must be 2 to 16 of a-z and 0-9')
      .default('rps')
      .describe('Prefix of new API keys: 2 to 16 characters from a-z and 0-9'),
    RATE_LIMIT_PER_MINUTE: integerSetting(1, 10_000_000).default(600).describe('Requests per minute of an API key'),
    RATE_LIMIT_BURST: integerSetting(1, 10_000_000).default(100).describe('Requests that an API key may make at once'),
  },
  Email: {
    SMTP_URL: url('smtp:', 'smtps:')
      .optional()
      .describe(
        'Mail server: `smtp://user:password@host:587`. Without it emails are files in DATA_DIR/outbox, and in production fail',
      ),
    MAIL_FROM: mailSender()
      .default('Recruiting <recruiting@localhost.localdomain>')
      .describe('Sender of emails. Its domain is also the domain of Message-IDs'),
    TRACK_EMAIL_OPENS: z
      .enum(['true', 'false'], 'must be true or false')
      .default('false')
      .describe(
        'Adds a tracking pixel to screening emails, which sets `email_opened_at`. Mail apps can make it inaccurate',
      ),
  },
  'Applications, screenings and interviews': {
    SELF_APPLY_PER_MINUTE: integerSetting(1, 10_000_000)
      .default(30)
      .describe('Applications per minute from one address on job pages'),
    SELF_APPLY_PENDING_PER_MAILBOX: integerSetting(1, 10_000_000)
      .default(3)
      .describe('Applications from job pages that one mailbox may have unconfirmed at once'),
    SELF_APPLY_EMAILS_PER_MAILBOX_PER_DAY: integerSetting(1, 10_000_000)
      .default(10)
      .describe('Emails asking to confirm an application that one mailbox gets within 24 hours'),
    SELF_APPLY_PER_JOB_PER_HOUR: integerSetting(1, 10_000_000)
      .default(200)
      .describe('Applications per hour on one job page'),
    CREDITS_LOW: integerSetting(0, 1_000_000_000)
      .default(100)
      .describe('Balance of credits below which a charge makes the event credits.low'),
    AUTOMATIC_INTERVIEW_CREDITS_PER_DAY: integerSetting(10, 1_000_000_000)
      .default(500)
      .describe(
        'Credits that an organization spends on automatic video interviews per day (UTC). Further invites wait, oldest first',
      ),
    SELF_APPLY_AT_ONCE: integerSetting(1, 1_000)
      .default(5)
      .describe('Applications and resumes from one address that may be on their way at once on candidates’ pages'),
    SELF_IDENTIFICATION_SEX: categories('female,male,other').describe(
      'Categories of sex that applicants may choose from when they identify themselves: 2 to 20 names, comma-separated, ' +
        'each of 1 to 50 characters of `a-z`, `0-9` and `_`. Pages show `_` as a space',
    ),
    SELF_IDENTIFICATION_RACE_ETHNICITY: categories(
      'hispanic_or_latino,white,black_or_african_american,native_hawaiian_or_pacific_islander,asian,' +
        'native_american_or_alaska_native,two_or_more_races',
    ).describe('Categories of race and ethnicity, likewise'),
    RECRUITER_REVEALS_PER_DAY: integerSetting(0, 1_000_000)
      .default(50)
      .describe(
        'Talent-pool profiles that a recruiter may reveal in the console within 24 hours. Admins have no limit',
      ),
    RECRUITER_INTERVIEWS_PER_DAY: integerSetting(0, 1_000_000)
      .default(50)
      .describe('Video interviews that a recruiter may start in the console within 24 hours. Admins have no limit'),
    INVITATIONS_PER_HOUR: integerSetting(1, 10_000)
      .default(50)
      .describe(
        'Invitations to the console that an organization may send within an hour. An address gets 3 of them at most',
      ),
    SCREENING_DAYS: integerSetting(1, 365)
      .default(7)
      .describe('Days until an unfinished screening session and its links expire'),
    INTERVIEW_DAYS: integerSetting(1, 365).default(7).describe('Days that a candidate has to start a video interview'),
    INTERVIEW_PREPARATION_SECONDS: integerSetting(0, 600).default(30).describe('Seconds to prepare for each question'),
    INTERVIEW_ANSWER_SECONDS: integerSetting(10, 900).default(180).describe('Seconds to answer each question'),
    RESUME_WAIT_SECONDS: integerSetting(0, 300)
      .default(60)
      .describe(
        'Seconds that creating a video interview waits for the resume to be read. Keep it below the time limit of your proxy',
      ),
    RESUME_READERS: integerSetting(1, 16)
      .default(2)
      .describe('Resumes that a worker parses at once. A hostile file may use 768 MiB of memory'),
    RESUME_SPARE_READERS: integerSetting(0, 16)
      .default(2)
      .describe(
        'Readers that wait for resumes, so that the first ones are read without a delay. Each uses 180 MiB of memory',
      ),
    RESUME_ALLOW_HOSTS: hosts().describe(
      'Comma-separated `host:port` (`[::1]:8443`) with private addresses that resumes may still be downloaded from',
    ),
    RESUME_CA_FILE: certificatesFile()
      .optional()
      .describe('PEM file of a certificate authority to trust for resume downloads'),
  },
  Recordings: {
    RECORDING_DAYS: integerSetting(1, 3650).default(180).describe('Days after which recordings are removed'),
    S3_BUCKET: z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "must be a bucket's name")
      .optional()
      .describe('Bucket for recordings. Without it they are stored in DATA_DIR/files, which web and worker must share'),
    S3_ENDPOINT: serviceUrl()
      .optional()
      .meta({ description: 'Address of an S3-compatible service', defaultText: "Amazon's" }),
    S3_REGION: z
      .string()
      .regex(/^[a-z0-9-]{1,50}$/, "must be a region's name")
      .default('us-east-1')
      .describe('Region of the bucket'),
    S3_ACCESS_KEY_ID: secret().optional().describe('Access key. Required with S3_BUCKET'),
    S3_SECRET_ACCESS_KEY: secret().optional().describe('Secret of the access key. Required with S3_BUCKET'),
    FFMPEG_PATH: z
      .string()
      .optional()
      .meta({
        description:
          'Program that merges recordings. Workers do not start if they cannot find it. With `none`, or if the default is ' +
          'not installed, a built-in merger is used',
        defaultText: '`ffmpeg` on `PATH`',
      }),
  },
  'Speech to text': {
    TRANSCRIPTION_BASE_URL: serviceUrl()
      .optional()
      .describe(
        'OpenAI-compatible endpoint (`https://…/v1`, or http to a private address). Without it answers have no transcript',
      ),
    TRANSCRIPTION_API_KEY: secret().optional().describe('API key of the endpoint, if it needs one'),
    TRANSCRIPTION_MODEL: modelName().default('whisper-1').describe('Model of the endpoint'),
  },
  'Language model': {
    AI_BASE_URL: serviceUrl()
      .optional()
      .describe(
        'OpenAI-compatible endpoint, as for speech to text. Without it, the service reads resumes and jobs with built-in rules',
      ),
    AI_API_KEY: secret().optional().describe('API key of the endpoint, if it needs one'),
    AI_MODEL: modelName().optional().describe('Model for text. Required with AI_BASE_URL'),
    AI_EMBEDDING_MODEL: modelName().optional().describe('Model for embeddings. Without it, no embeddings are computed'),
    AI_DAILY_TOKENS: integerSetting(1_000, 100_000_000_000)
      .default(1_000_000)
      .describe('Tokens that an organization may use per day (UTC)'),
    AI_TIMEOUT_SECONDS: integerSetting(1, 300).default(30).describe('Time limit for a response, including retries'),
  },
  WhatsApp: {
    WHATSAPP_TOKEN: secret()
      .optional()
      .describe("Access token of Meta's WhatsApp Cloud API. Set all of the first four settings, or none"),
    WHATSAPP_PHONE_NUMBER_ID: z
      .string()
      .regex(/^\d{5,30}$/, "must be the number's id, digits only")
      .optional()
      .describe('ID of the phone number'),
    WHATSAPP_APP_SECRET: secret().optional().describe('App secret, which signs webhooks'),
    WHATSAPP_VERIFY_TOKEN: secret().optional().describe('Token that Meta sends to verify the webhook'),
    WHATSAPP_TEMPLATE: z
      .string()
      .regex(/^[a-z0-9_]{1,512}$/, 'must be of a-z, 0-9 and _')
      .default('screening_invite')
      .describe('Approved template that opens a conversation'),
    WHATSAPP_TEMPLATE_LANGUAGE: z
      .string()
      .regex(/^[a-z]{2,3}(_[A-Z]{2,3})?$/, 'must be a language code: en or en_US')
      .default('en')
      .describe('Language code of the template: `en` or `en_US`'),
    WHATSAPP_API_URL: serviceUrl()
      .default('https://graph.facebook.com/v23.0')
      .describe('Address of the API, with its version'),
  },
  Webhooks: {
    WEBHOOK_SECRET_KEY: encryptionKeys()
      .optional()
      .meta({
        description:
          'Key that encrypts the secrets of webhook endpoints and of single sign-on: 32 bytes in base64 ' +
          '(`openssl rand -base64 32`). To replace it, put the new key in front: `new,old`. Without it, neither can be set up',
        defaultText: '`npm start` makes one in DATA_DIR',
      }),
    WEBHOOK_CONCURRENCY: integerSetting(1, 1000)
      .default(100)
      .describe(
        'Webhooks that a worker sends at once. Those that wait longer than a second for an answer do not count',
      ),
    WEBHOOK_ALLOW_HOSTS: hosts().describe(
      'Comma-separated `host:port` (`[::1]:8443`) with private addresses that webhooks may still be sent to',
    ),
    WEBHOOK_CA_FILE: certificatesFile()
      .optional()
      .describe('PEM file of a certificate authority to trust for webhooks'),
  },
  'Single sign-on': {
    OIDC_ALLOW_HOSTS: hosts().describe(
      'Comma-separated `host:port` (`[::1]:8443`) of identity providers that may have private addresses',
    ),
    OIDC_CA_FILE: certificatesFile()
      .optional()
      .describe('PEM file of a certificate authority to trust for identity providers'),
  },
  Operation: {
    OPERATOR_PASSWORD: z
      .string()
      .regex(/^[\x21-\x7e]{16,200}$/, 'must be 16 to 200 characters, ASCII without spaces')
      .optional()
      .describe(
        'Password of the user `operator` for `/operator/queues`: 16 to 200 ASCII characters. Without it, the page is off',
      ),
    SECURITY_CONTACT: contactUrl()
      .optional()
      .describe('Where to report weaknesses: `mailto:` or https. Served at `/.well-known/security.txt`'),
    WORKER_CONCURRENCY: integerSetting(1, 64).default(4).describe('Workers for each kind of task in a worker process'),
    STOP_SECONDS: integerSetting(1, 600)
      .default(20)
      .describe('Seconds that a stopping process waits for its current work'),
    METRICS_PORT: integerSetting(1, 65_535)
      .optional()
      .describe(
        'Port of `/metrics` for Prometheus, of web and worker. With `npm start`, the worker has the next one. Without it, off',
      ),
    OTEL_EXPORTER_OTLP_ENDPOINT: serviceUrl()
      .optional()
      .describe(
        'OpenTelemetry receiver (OTLP over HTTP) for traces of web and worker, such as `http://127.0.0.1:4318`',
      ),
    OTEL_EXPORTER_OTLP_HEADERS: headerList().describe(
      'Headers for that receiver: `name=value`, comma-separated, values percent-encoded',
    ),
    TRACE_PERCENT: integerSetting(1, 100)
      .default(100)
      .describe('Requests and scheduled tasks that are traced, in percent'),
    LOG_LEVEL: choice('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent')
      .default('info')
      .describe('Lowest level to log'),
  },
} as const;

const schemas = {
  ...settingGroups['Web and database'],
  ...settingGroups.API,
  ...settingGroups.Email,
  ...settingGroups['Applications, screenings and interviews'],
  ...settingGroups.Recordings,
  ...settingGroups['Speech to text'],
  ...settingGroups['Language model'],
  ...settingGroups.WhatsApp,
  ...settingGroups.Webhooks,
  ...settingGroups['Single sign-on'],
  ...settingGroups.Operation,
};

export type SettingName = keyof typeof schemas;

const whatsapp: readonly SettingName[] = [
  'WHATSAPP_TOKEN',
  'WHATSAPP_PHONE_NUMBER_ID',
  'WHATSAPP_APP_SECRET',
  'WHATSAPP_VERIFY_TOKEN',
];

/** If one of the first settings is set, all of the second must be set. */
const requirements: readonly [given: readonly SettingName[], required: readonly SettingName[]][] = [
  [['AI_BASE_URL'], ['AI_MODEL']],
  [['AI_MODEL', 'AI_EMBEDDING_MODEL', 'AI_API_KEY'], ['AI_BASE_URL']],
  [['S3_BUCKET'], ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']],
  [['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'], ['S3_BUCKET']],
  [['TRANSCRIPTION_API_KEY'], ['TRANSCRIPTION_BASE_URL']],
  [whatsapp, whatsapp],
  [['OTEL_EXPORTER_OTLP_HEADERS'], ['OTEL_EXPORTER_OTLP_ENDPOINT']],
  [['WORKER_DATABASE_ROLE'], ['WEB_DATABASE_ROLE']],
];

export const Settings = z.object(schemas).superRefine((settings, context) => {
  if (settings.NODE_ENV === 'production' && settings.SMTP_URL && !settings.BASE_URL)
    context.addIssue({ code: 'custom', path: ['BASE_URL'], message: 'must be set in production, for links in emails' });
  if (settings.METRICS_PORT !== undefined && settings.METRICS_PORT === settings.PORT)
    context.addIssue({ code: 'custom', path: ['METRICS_PORT'], message: 'must differ from PORT' });
  for (const [given, required] of requirements) {
    const cause = given.find((name) => settings[name] !== undefined);
    for (const name of cause ? required : []) {
      if (settings[name] === undefined)
        context.addIssue({ code: 'custom', path: [name], message: `must be set too: ${cause} is` });
    }
  }
});
