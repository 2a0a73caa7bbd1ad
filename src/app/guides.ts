import { readFileSync } from 'node:fs';
import { eventDataFields, retryDelays } from '#modules/integrations';
import type { Config } from '#platform/config.ts';
import type { Guides } from '#platform/documentation/documentation.ts';
import { errorCodes } from '#platform/error-codes.ts';
import { eventTypes } from '#platform/events/event-types.ts';
import { keptHours } from '#platform/http/api/idempotency.ts';
import { presetNames, presets, scopes } from '#platform/http/api/scope.ts';
import { maxBodyBytes } from '#platform/http/body.ts';
import type { OpenApiDocument } from '#platform/http/openapi/document.ts';
import { unifiedApiTables } from './unified-api/tables.ts';

/** Files of docs/guides, in the order of the navigation. */
const names = [
  'quick-start',
  'sdk',
  'authentication',
  'pagination',
  'import',
  'careers',
  'webhooks',
  'decisions',
  'idempotency',
  'errors',
  'rate-limits',
  'test-mode',
  'mcp',
  'unified-apis',
  'privacy',
  'versioning',
];

const folder = new URL('../../docs/guides/', import.meta.url);
const sources = names.map((name) => ({ name, markdown: readFileSync(new URL(`${name}.md`, folder), 'utf8') }));

const code = (text: string): string => `\`${text}\``;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** A table of scopes, with the operations that always need each of them. */
function scopeTable({ paths = {} }: OpenApiDocument): string {
  const operations = Object.values(paths).flatMap((item) => Object.values(item as Record<string, Secured>));
  const linkOf = ({ operationId, summary }: Secured): string => `[${summary}](operation:${operationId})`;
  const rows = scopes.map((scope) => {
    const needing = operations.filter(({ security }) => security?.[0]?.['bearerAuth']?.includes(scope));
    const allows = [...(scopeNotes[scope] ?? []), ...needing.map(linkOf)];
    return [code(scope), allows.join(', ') || 'Reserved for later operations'];
  });
  return table(['Scope', 'Allows'], rows);
}
type Secured = { operationId: string; summary: string; security?: Record<string, string[]>[] };

/** Permissions of scopes in addition to operations. */
const scopeNotes: Record<string, string[]> = {
  'candidates.contact:read': ['Contact data and pay of candidates in every response'],
};

const presetTable = (): string =>
  table(
    ['Preset', 'Scopes'],
    presetNames.map((name) => [
      code(name),
      presets[name].length === scopes.length ? 'All' : presets[name].map(code).join(', '),
    ]),
  );

const errorTable = (): string =>
  table(
    ['Status', 'Code', 'Retry', 'When'],
    Object.entries(errorCodes).map(([name, { status, retryable, when }]) => [
      String(status),
      code(name),
      retryNotes[name] ?? (retryable ? 'yes' : 'no'),
      when,
    ]),
  );

/** Notes for codes whose `retryable` depends on the case. */
const retryNotes: Record<string, string> = { conflict: 'see `retryable`', validation_error: 'see `retryable`' };

function pageSize({ paths }: OpenApiDocument): { most: string; usual: string } {
  const parameters = paths?.['/api/v1/clients']?.get?.parameters as {
    name?: string;
    schema?: Record<string, number>;
  }[];
  const schema = parameters.find(({ name }) => name === 'limit')?.schema ?? {};
  return { most: String(schema['maximum']), usual: String(schema['default']) };
}

const subjectOf = (type: string): string => {
  const [name = ''] = type.split('.');
  return name === 'credits' ? 'organization' : name;
};

const eventTable = (): string =>
  table(
    ['Resource', 'Types', 'Fields of `data`'],
    Object.entries(eventDataFields).map(([subject, fields]) => [
      code(subject),
      eventTypes
        .filter((type) => subjectOf(type) === subject)
        .map(code)
        .join('<br>'),
      fields,
    ]),
  );

function duration(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 60) return `${seconds} seconds`;
  return seconds < 3600 ? `${seconds / 60} minutes` : `${seconds / 3600} hours`;
}

const inWords = new Intl.ListFormat('en');

const simulationsOf = ({ components }: OpenApiDocument): string[] => {
  const schema = components?.schemas?.['SimulationInput'] as { properties?: Record<string, { enum?: string[] }> };
  return schema.properties?.['action']?.enum ?? [];
};

/** Guides of the API, with the lists and limits of this service. */
export function guides({ baseUrl, rateLimit }: Config): Guides {
  return {
    sources,
    values: (document) => ({
      'api-url': `${baseUrl}/api/v1`,
      'service-url': baseUrl,
      'error-codes': errorTable(),
      'event-types': eventTable(),
      'idempotency-hours': String(keptHours),
      'max-body': `${maxBodyBytes / 1024 / 1024} MiB`,
      'page-size': pageSize(document).usual,
      'page-size-most': pageSize(document).most,
      presets: presetTable(),
      'rate-burst': String(rateLimit.burst),
      'rate-per-minute': String(rateLimit.perMinute),
      scopes: scopeTable(document),
      ...unifiedApiTables(document),
      simulations: inWords.format(simulationsOf(document).map(code)),
      'webhook-retries': inWords.format(retryDelays.map(duration)),
    }),
  };
}
