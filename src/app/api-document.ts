import { existsSync, readFileSync } from 'node:fs';
import { type Examples, type OpenApiDocument, openApiDocument } from '#platform/http/openapi.ts';
import { modules } from './modules.ts';

const description = `
A recruiting backend: clients (employers recruited for), jobs, candidates, and applications, which are candidates in a
job's pipeline. JSON in and out, snake_case, ids are UUIDs, timestamps are ISO 8601 in UTC. One thing is answered as
\`{"data": {…}}\`, a list as \`{"data": […], "meta": {…}}\`.

## Keys

Every request carries an API key of an organization on a paid plan: \`Authorization: Bearer <API_KEY>\` or
\`X-Api-Key: <API_KEY>\`. The key decides the organization; records of other organizations do not exist for it.

## Errors

Every error has the same body. Branch on \`error.code\`, show \`error.message\`, repeat where \`error.retryable\` is true,
and quote \`error.request_id\` (also the header X-Request-Id) when you ask us. Unknown fields and parameters are refused
with \`validation_error\`, so that a typo loses nothing silently; \`details\` lists every wrong field at once. A method
that a path does not have is 405 \`method_not_allowed\`.

## Changing things

PUT changes the fields it carries and leaves the others; null clears. It may carry the fields that only answers have,
which are ignored: get, edit, put works.

POST can be repeated safely with a header \`Idempotency-Key\`: for 24 hours the same key with the same body gets the
first answer again, with \`Idempotency-Replayed: true\`. Answers 400 to 429 and 5xx are not kept. Applying is safe to
repeat without a key too: a candidate and a job have one application and get one email.

## Lists

\`limit\` (1-100, 50 unless given) and \`offset\` page through a list, newest first; \`meta.total\` counts all that match.

To keep a copy up to date, ask for \`updated_after\` (a moment): what changed after it, oldest change first, with
\`meta.next_cursor\`. Then ask on with \`cursor\` (that value, the same filters, no \`updated_after\`, no \`offset\`): each
answer has the next one, the last too, so the same loop goes on as a poll. Nothing is missed and nothing repeated while
others write.

## Limits

A key may make 600 requests a minute, in bursts of up to 100, unless agreed otherwise. \`RateLimit\` and
\`X-RateLimit-Remaining\` on every answer say what is left; past it comes 429 \`rate_limited\` with \`Retry-After\`.
Bodies are at most 1 MiB.

## Versions

The path names the version. Within v1 things are added only: ignore fields and enum values that you do not know.
`.trim();

const tags = [
  { name: 'Organization', description: 'The organization that owns the key' },
  { name: 'Clients', description: 'Employers that the organization recruits for' },
  { name: 'Jobs', description: 'Vacancies' },
  { name: 'Candidates', description: 'People, and their resumes' },
  { name: 'Applications', description: "Candidates in jobs' pipelines" },
  { name: 'Screenings', description: 'Screening sessions and video interviews, to read' },
  { name: 'Video interviews', description: 'Video interviews, to create' },
  { name: 'Tasks', description: 'Work that goes on after requests were answered, to watch' },
];

const contents = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');

/** Where recorded requests and answers are kept (`npm run examples` writes them). */
export const examplesFile = new URL('./api-examples.json', import.meta.url);

/** Every endpoint of every context. */
export const endpoints = modules.flatMap((m) => m.endpoints ?? []);

/** The whole API's OpenAPI document; `baseUrl` is the service's address. Takes tens of milliseconds: build it once. */
export function apiDocument(baseUrl: string): OpenApiDocument {
  return openApiDocument(endpoints, {
    title: 'Recruitment pipeline',
    version: (JSON.parse(contents('../../package.json')) as { version: string }).version,
    description,
    serverUrl: baseUrl,
    tags,
    examples: existsSync(examplesFile) ? (JSON.parse(contents('./api-examples.json')) as Examples) : {},
  });
}
