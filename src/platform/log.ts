import { AsyncLocalStorage } from 'node:async_hooks';
import { type Logger, pino, stdTimeFunctions } from 'pino';
import type { Config } from './config.ts';

export type { Logger };

/** Fields of every log line of the current request or task. */
type LogContext = {
  request_id?: string;
  organization_id?: string;
  key_id?: string;
  user_id?: string;
  /** The operator acts as the user. */
  by_operator?: true;
  candidate_id?: string;
  task_id?: string;
  task?: string;
  trace_id?: string;
};
const context = new AsyncLocalStorage<LogContext>();

export const withLogContext = <T>(fields: LogContext, fn: () => T): T =>
  context.run({ ...context.getStore(), ...fields }, fn);
/** Runs `fn` without the context of a request or task, for what concerns the process. */
export const withoutLogContext = <T>(fn: () => T): T => context.exit(fn);
export const currentLogContext = (): Readonly<LogContext> => context.getStore() ?? {};
export const addLogContext = (fields: LogContext): void => void Object.assign(context.getStore() ?? {}, fields);

const secretNames =
  /authorization|api[-_]?key|password|secret|token|cookie|email|phone|whatsapp|full_?name|contact_?person|resume_?text|^text$|recipient/i;
// Strangers choose the text, so no pattern looks far ahead from each character.
const patterns: [RegExp, string][] = [
  [/\b[a-z0-9]{2,16}_(?:live|test)_[A-Za-z0-9]+/g, '[key]'],
  [/\bwhsec_[A-Za-z0-9+/=_-]+/g, '[secret]'],
  [/(?<![^\s<>"'(),:;@])[^\s<>"'(),:;@]+@[^\s<>"'(),:;@]+\.[^\s<>"'(),:;@]+/g, '[email]'],
  // Every link of a candidate or user ends with such a token.
  [/\/[A-Za-z0-9_-]{43}(?![A-Za-z0-9_-])/g, '/[token]'],
  // The same token where a mail program or a person has mangled the link. Names of constraints have no capitals.
  [/(?<![\w-])(?=[\w-]*[A-Z])(?=[\w-]*\d)[\w-]{43,}/g, '[token]'],
  [/\b(postgres(?:ql)?|smtps?|https?):\/\/[^\s@/]+@/g, '$1://[credentials]@'],
  [/(?<![\w-])\+?\d[\d\s().-]{8,100}\d(?![\w-])/g, '[phone]'],
];

/** Removes keys, tokens, addresses and phone numbers. IDs (UUIDs) stay. */
function scrub(text: string): string {
  const plain = removeSecrets(text);
  // If a secret is encoded, the whole text is logged decoded, without the secret.
  const decoded = percentDecoded(plain);
  const clean = decoded === plain ? plain : removeSecrets(decoded);
  return clean === decoded ? plain : clean;
}

const removeSecrets = (text: string): string => patterns.reduce((s, [pattern, mark]) => s.replace(pattern, mark), text);

const maxEncodings = 3;

/** Decodes up to three rounds of encoding. Invalid sequences stay. */
function percentDecoded(text: string): string {
  let decoded = text;
  for (let round = 0; round < maxEncodings && /%[0-9a-f]{2}/i.test(decoded); round++) {
    decoded = decoded.replace(/(?:%[0-9a-f]{2})+/gi, (part) => {
      try {
        return decodeURIComponent(part);
      } catch {
        return part;
      }
    });
  }
  return decoded;
}

/** PostgreSQL's messages quote rows and values, and those of the ORM quote whole statements. */
function ownMessage(error: Error): string {
  const { code, constraint, table, column, routine } = error as Error & Record<string, unknown>;
  if (typeof code !== 'string' || !/^[0-9A-Z]{5}$/.test(code) || typeof routine !== 'string') return error.message;
  const where = Object.entries({ constraint, table, column, routine }).filter(([, name]) => typeof name === 'string');
  return [`PostgreSQL failed with ${code}`, ...where.map(([what, name]) => `${what} ${String(name)}`)].join(', ');
}

/** The message of an error, without personal data and secrets. */
export const messageOf = (error: unknown): string =>
  scrub((error instanceof Error ? ownMessage(error) : String(error)).slice(0, 2000));

function redactError(error: Error, depth: number): object {
  const { cause, code } = error as Error & { code?: unknown };
  // Only the frames, because the head repeats the message.
  const frames = error.stack?.split('\n').filter((line) => /^ +at /.test(line));
  return {
    type: error.name,
    message: messageOf(error),
    stack: frames?.slice(0, 20).join('\n'),
    ...(typeof code === 'string' && { code }),
    ...(cause !== undefined && { cause: redact(cause, depth + 1) }),
  };
}

/** Removes personal data and secrets, found by field names and by patterns in texts. */
function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return scrub(value);
  if (value === null || typeof value !== 'object') return value;
  if (depth > 5) return '[deep]';
  if (value instanceof Error) return redactError(value, depth);
  if (value instanceof Date) return value;
  if (Array.isArray(value)) return value.slice(0, 100).map((item) => redact(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, v]) => [
      name,
      secretNames.test(name) && v !== null && v !== undefined ? '[redacted]' : redact(v, depth + 1),
    ]),
  );
}

const ownFields = new Set([
  'level',
  'time',
  'pid',
  'hostname',
  'process',
  'request_id',
  'organization_id',
  'key_id',
  'task_id',
  'trace_id',
]);

/** Logs JSON lines, or readable text on a terminal outside production. */
export function createLogger(
  config: Pick<Config, 'environment' | 'logLevel'>,
  processName: string,
  destination?: { write(line: string): void },
): Logger {
  const options = {
    level: config.logLevel,
    base: { process: processName, pid: process.pid },
    timestamp: stdTimeFunctions.isoTime,
    messageKey: 'message',
    errorKey: 'error',
    // formatters.log has already redacted the error.
    serializers: { error: (error: unknown) => error },
    mixin: () => ({ ...context.getStore() }),
    formatters: {
      level: (label: string) => ({ level: label }),
      log: (fields: Record<string, unknown>) =>
        Object.fromEntries(
          Object.entries(fields).map(([name, value]) => [
            name,
            ownFields.has(name)
              ? value
              : secretNames.test(name) && value !== null && value !== undefined
                ? '[redacted]'
                : redact(value),
          ]),
        ),
    },
    hooks: {
      // The message may quote an address or a key.
      logMethod(this: Logger, args: unknown[], method: (...a: unknown[]) => void) {
        method.apply(
          this,
          args.map((arg) => (typeof arg === 'string' ? scrub(arg) : arg instanceof Error ? { error: arg } : arg)),
        );
      },
    },
  };
  if (destination) return pino(options, destination);
  if (config.environment !== 'production' && process.stdout.isTTY) {
    return pino({
      ...options,
      formatters: { log: options.formatters.log },
      transport: {
        target: 'pino-pretty',
        options: {
          messageKey: 'message',
          errorKey: 'error',
          ignore: 'pid,hostname,process',
          translateTime: 'HH:MM:ss',
        },
      },
    });
  }
  return pino(options, standardOutput());
}

const flushMs = 50;

/**
 * Writes lines together, so that no request waits for the disk or pipe. pino writes the rest at exit. Its own
 * `periodicFlush` would also run 20 times a second when there is nothing to write.
 */
function standardOutput(): pino.DestinationStream {
  const output = pino.destination({ fd: 1, sync: false, minLength: 4096 });
  const write = output.write.bind(output);
  let isWaiting = false;
  const flush = () => {
    isWaiting = false;
    output.flush();
  };
  output.write = (line) => {
    if (!isWaiting) setTimeout(flush, flushMs).unref();
    isWaiting = true;
    return write(line);
  };
  return output;
}

const onlyNamesAndIds = /^(?:\/(?:[a-z-]{1,20}|v1|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}))+$/;

/** The log of requests. Redacts only the path, without its query, because redaction costs more than the rest. */
export function requestLines(log: Logger) {
  const lines = log.child({}, { formatters: { log: (fields) => fields } });
  const pathOf = (url: string): string => {
    const path = url.split('?', 1)[0] as string;
    return onlyNamesAndIds.test(path) ? path : scrub(path);
  };
  return {
    info: (fields: object, url: string, message: string) => lines.info({ ...fields, path: pathOf(url) }, message),
    warn: (fields: object, url: string, message: string) => lines.warn({ ...fields, path: pathOf(url) }, message),
  };
}
