import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { parseDatabaseAddresses, parseDatabaseUrl } from '../database/server/database-url.ts';
import { isPrivateHost } from '../private-host.ts';

// The metadata has the bounds for the documentation.

export const integerSetting = (min: number, max: number) =>
  z
    .string()
    .regex(/^-?\d+$/, 'must be a whole number')
    .transform(Number)
    .refine((n) => n >= min && n <= max, `must be between ${min} and ${max}`)
    .meta({ minimum: min, maximum: max });

/** A readable PEM file with certificates. */
export const certificatesFile = () =>
  z.string().superRefine((file, context) => {
    const refuse = (message: string) => context.addIssue({ code: 'custom', message });
    try {
      if (!readFileSync(file, 'utf8').includes('-----BEGIN '))
        refuse('must name a file with certificates in PEM format');
    } catch (error) {
      refuse(`must name a file that can be read (${(error as NodeJS.ErrnoException).code})`);
    }
  });

/** One of a few words. */
export const choice = <const T extends readonly [string, ...string[]]>(...words: T) =>
  z.enum(words, `must be ${words.slice(0, -1).join(', ')} or ${words.at(-1)}`);

// `smtp:host` is also a URL, but one without a host.
const hasHost = (s: string): boolean => /^[a-z]+:\/\/[^\s]+$/i.test(s) && Boolean(URL.parse(s)?.host);

export const url = (...protocols: string[]) =>
  z
    .string()
    .refine((s) => protocols.includes(URL.parse(s)?.protocol ?? ''), {
      error: `must be a ${protocols.join(' or ')} URL`,
      abort: true,
    })
    .refine(hasHost, `must name a host: ${protocols[0]}//host`);

/** A PostgreSQL URL, which may name several hosts. */
export const databaseUrl = () =>
  z
    .string()
    .refine((s) => /^postgres(ql)?:/i.test(s), { error: 'must be a postgres: or postgresql: URL', abort: true })
    .superRefine((s, context) => {
      const message = faultOfDatabaseUrl(s);
      if (message) context.addIssue({ code: 'custom', message });
    });

const isPort = (port: string | undefined): boolean => port === undefined || (Number(port) > 0 && Number(port) < 65_536);

function faultOfDatabaseUrl(s: string): string | undefined {
  const { addresses = [], after = '' } = parseDatabaseAddresses(s) ?? {};
  // Such a character ends the host, and what was to be the host is behind it.
  if ((addresses.length === 0 || after.includes('#')) && /^\w+:\/\/[^@/?#]*:[^@]*[/?#].*@/.test(s))
    return 'must have a password whose special characters are percent-encoded: %23 for #, %2F for /, %3F for ?';
  if (/\s/.test(s) || addresses.length === 0 || addresses.some(({ host }) => host === ''))
    return 'must name a host: postgres://host';
  if (!addresses.every(({ port }) => isPort(port))) return 'must name a port between 1 and 65535';
  return parseDatabaseUrl(s) ? undefined : 'must be a URL: postgres://user:password@host:5432/name';
}

const isBase = (s: string): boolean => {
  const parsed = URL.parse(s);
  return !/[?#]/.test(s) && !parsed?.username && !parsed?.password;
};

/** A URL to which paths are appended. */
export const baseUrl = () => url('https:', 'http:').refine(isBase, 'must have no query, fragment or credentials');

// Personal data must not leave a private network unencrypted.
const isProtected = (s: string): boolean => {
  const parsed = URL.parse(s);
  return parsed?.protocol === 'https:' || isPrivateHost(parsed?.hostname ?? '');
};

export const serviceUrl = () =>
  baseUrl().refine(isProtected, 'must be https, or http to this machine or a private network');

/** Name of a PostgreSQL role. */
export const roleName = () => z.string().regex(/^[\x21-\x7e]{1,63}$/, "must be a role's name");

/** A contact that people can write to. */
export const contactUrl = () =>
  z.string().regex(/^(mailto:[^\s@<>]+@[^\s@<>]+|https:\/\/[^\s]+)$/i, 'must be a mailto: or https: URL');

export const modelName = () => z.string().regex(/^[\x21-\x7e]{1,200}$/, 'must be a name without spaces');
export const secret = () => z.string().regex(/^[\x21-\x7e]{1,4096}$/, 'must be ASCII without spaces');

// Without quotes, the mail library reads "Acme, Inc <a@b>" as two addresses.
const address = /[^\s<>()@,;:"\\]+@[^\s<>()@,;:"\\]+/u.source;
const senderName = /(?:"[^"\\\p{Cc}]*" *|[^<>@,;:"\\\p{Cc}]*)/u.source;

export const mailSender = () =>
  z
    .string()
    .regex(
      new RegExp(`^(?:${address}|${senderName}<${address}>)$`, 'u'),
      'must be an address: jobs@example.com or Name <jobs@example.com>',
    );

/** Normalizes a host and port as URLs do: lower case, IPv6 in brackets and shortened. */
function hostAndPort(s: string): string | undefined {
  const parsed = /^(\[[^\s[\]]+\]|[^\s:/?#@[\]\\]+):\d+$/.test(s) ? URL.parse(`https://${s}`) : null;
  return parsed ? `${parsed.hostname}:${parsed.port || 443}` : undefined;
}

export const hosts = () =>
  z
    .string()
    .default('')
    .transform((s) => s.split(',').flatMap((host) => host.trim() || []))
    .refine((list) => list.every(hostAndPort), 'must be a comma list of host:port, IPv6 as [::1]:8443')
    .transform((list) => list.flatMap((host) => hostAndPort(host) ?? []));

const keyOf = (s: string): Buffer => Buffer.from(s.trim(), 'base64');

/** AES-256 keys, converted to buffers. */
export const encryptionKeys = () =>
  z
    .string()
    .refine((s) => s.split(',').every((key) => keyOf(key).length === 32 && /^\s*[\w+/-]{43}=?\s*$/.test(key)), {
      error: 'must be 32 bytes in base64',
      abort: true,
    })
    .transform((s) => s.split(',').map(keyOf));

const header = /^[\w-]+=(?:[\x21-\x24\x26-\x2b\x2d-\x7e]|%[0-9a-f]{2})+$/i;

/** Headers in the notation of OpenTelemetry: `api-key=…,x-team=…`. */
export const headerList = () =>
  z
    .string()
    .optional()
    .refine((s) => (s ?? '').split(',').every((one) => s === undefined || header.test(one.trim())), {
      error: 'must be a comma list of name=value, with values that are percent-encoded',
      abort: true,
    })
    .transform((s, context) => {
      if (s === undefined) return undefined;
      const pairs = s.split(',').map((one) => one.trim().split(/=(.*)/s) as [string, string]);
      try {
        return Object.fromEntries(pairs.map(([name, value]) => [name, decodeURIComponent(value)]));
      } catch {
        context.addIssue({ code: 'custom', message: 'must have values that are percent-encoded UTF-8' });
        return z.NEVER;
      }
    });

/** Names with `a-z`, `0-9` and `_`, converted to a list. */
export const categories = (names: string) =>
  z
    .string()
    .default(names)
    .transform((s) => s.split(',').map((name) => name.trim()))
    .refine(
      (list) => list.length >= 2 && list.length <= 20 && list.every((name) => /^[a-z0-9_]{1,50}$/.test(name)),
      'must be a comma list of 2 to 20 names of a-z, 0-9 and _, with 1 to 50 characters each',
    )
    .refine((list) => new Set(list).size === list.length, 'must not name a category twice');
