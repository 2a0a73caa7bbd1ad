import { existsSync, readFileSync } from 'node:fs';
import { webhookDocument } from '#modules/integrations';
import { type Examples, type OpenApiDocument, openApiDocument } from '#platform/http/openapi/document.ts';
import { modules } from './modules.ts';

const description = `
The API manages clients (employers that you recruit for), jobs, candidates, and applications of candidates to jobs. It
accepts and returns JSON with snake_case names. IDs are UUIDs. Timestamps are ISO 8601 strings in UTC. A single
resource is returned as \`{"data": {…}}\`, a list as \`{"data": […], "meta": {…}}\`.

## Authentication

Send an API key with every request: \`Authorization: Bearer <API_KEY>\` or \`X-Api-Key: <API_KEY>\`. The key
determines the organization. Records of other organizations are not accessible. Live keys require a paid plan.

## Test mode

Keys that begin with \`rps_test_\` open a data set of their own, on every plan. Try anything: no email or WhatsApp
message is sent, no job has a public page, and its 1,000 credits are imaginary. \`GET /api/v1/test/messages\` lists the
messages that were kept, and \`POST /api/v1/test/simulate\` does what only a candidate can do.
\`POST /api/v1/test/reset\` deletes all test data. With live keys, everything under \`/api/v1/test\` returns 404.

\`GET /api/v1/organization\` returns the test data's own \`id\` and \`credit_balance\`. Name, plan, pipeline statuses and
users follow those of the live organization.

## Scopes

A key has scopes: \`:read\` and \`:write\` for each resource. Each operation names the scope that it needs in its
\`security\`. Without it, the API returns 403 \`insufficient_scope\`, and \`error.required_scope\` names the scope.
A key created with the preset \`full\` has all scopes. \`read_only\` has those that end with \`:read\`.
\`ats_sync\` has those of an applicant tracking system.

Keys without \`candidates.contact:read\` get null for email, phone and WhatsApp numbers, resume links and pay of
candidates. They can write these fields. A null that they send back changes nothing.

Keys may be limited to IP networks. Calls from other networks return 403 \`ip_not_allowed\`.

## Errors

All errors have the same body. Check \`error.code\` in your code and show \`error.message\` to people. If
\`error.retryable\` is true, the same request may succeed later. Include \`error.request_id\`, also sent as the header
\`X-Request-Id\`, when you contact support.

Unknown fields and parameters are errors, so that typos don't go unnoticed. \`details\` lists the invalid fields, up
to 100.

## Updates

PUT updates the fields that you send and leaves the others unchanged. Null clears a field. You can send back a
resource as you retrieved it: response-only fields are ignored.

## Idempotency

Send an \`Idempotency-Key\` header with POST requests to retry them safely. For 24 hours, the same key with the same
body returns the first response again, with \`Idempotency-Replayed: true\`. Responses with status 400 to 429 or 5xx
aren't stored. Fix the request, or wait, and retry with the same key.

Applying a candidate to a job is idempotent without a key. A candidate has at most one application to a job and gets
one first-apply email.

## Pagination

Unless stated otherwise, lists return the newest resources first. \`limit\` sets the page size, from 1 to 100
(default 50). \`offset\` sets the number of resources to skip. \`meta.total\` is the number of matching resources.

## Incremental sync

Pass \`updated_after\` to get only resources that changed after a timestamp, oldest change first. Pass
\`meta.next_cursor\` of the response as \`cursor\` to get the next page, with the same filters and without
\`updated_after\`. The last page has a cursor too: pass it later to get what has changed since. No change is missed or
repeated, even while others write.

With \`include_deleted=true\`, lists of clients, jobs, candidates and applications also return what was deleted, as
\`{id, deleted_at}\` in the order of \`updated_at\` and \`deleted_at\`. After a merge, \`merged_into\` is the ID of the
remaining resource. Remove the resource from your copy. Deletions are kept as long as the organization, so a client can be
offline for any length of time.

\`GET /api/v1/sync/digest\` shows whether your copy is complete. It returns the number of resources and a hash of their IDs
and \`updated_at\`. To compare and repair a copy:

1. Sync to the end, with \`include_deleted=true\`.
2. Compute the same hash: SHA-256 of the line \`<id> <updated_at>\` and a line feed for each resource in ascending order
   of ID. Without \`from\` and \`to\`, the range has all of them.
3. If the hashes are equal, your copy is complete. Otherwise sync again first: someone may have changed a resource since.
4. Halve the range: choose an ID in the middle of your copy as \`to\` of one half and \`from\` of the other. Go on with
   each half that differs.
5. Once a range has few resources, retrieve each of your copy by its ID. Delete from the copy what returns 404 or 410. If
   the range still differs, your copy lacks a resource. IDs are UUIDs of version 7, so the first 48 bits are the time of
   creation in milliseconds: sync again with \`updated_after\` a minute before the range begins.


## Conditional requests

A resource that you retrieve by its ID is returned with an \`ETag\`. Pass it as \`If-None-Match\` to get 304 without a body
if the resource has not changed.

Pass it as \`If-Match\` with PUT or DELETE to change only the version that you retrieved. If anything in that response
has changed since, nothing is written and the API returns 412 \`precondition_failed\`. A list of ETags and \`*\` are
accepted too. As in RFC 9110, a weak ETag (\`W/\`) never matches \`If-Match\`.

## Rate limits

By default, a key may send 600 requests a minute, in bursts of up to 100. \`RateLimit\` and \`X-RateLimit-Remaining\`
in every response show what is left, at most two seconds late if several clients use the key. Above the limit, the API
returns 429 \`rate_limited\` with \`Retry-After\`. Request bodies may have up to 1 MiB.

## Versioning

The path contains the version. Within v1, changes are additive: ignore fields and enum values that you don't know.
`.trim();

const tags = [
  { name: 'Organization', description: 'The organization that owns the API key.' },
  { name: 'Clients', description: 'Employers that the organization recruits for.' },
  { name: 'Jobs', description: 'Vacancies of clients, or of the organization itself.' },
  { name: 'Candidates', description: 'Candidates and their resumes.' },
  { name: 'Imports', description: 'Candidates from CSV and NDJSON files.' },
  { name: 'Applications', description: 'Candidates in the pipelines of jobs.' },
  { name: 'Compliance', description: 'Audits of how candidates are scored and selected.' },
  { name: 'Screenings', description: 'Screening sessions and video interviews. Read-only.' },
  { name: 'Video interviews', description: 'Creation of video interviews.' },
  { name: 'Incremental sync', description: 'Check whether a copy is complete.' },
  { name: 'Events', description: 'What happened, in order, without gaps.' },
  { name: 'Webhooks', description: 'Endpoints that receive events, and the deliveries to them.' },
  {
    name: 'Decisions',
    description: 'Reasons for rejections, and a record of each decision that closed an application.',
  },
  { name: 'Privacy', description: 'Erasure, export and retention of candidates’ data.' },
  { name: 'Audit log', description: 'Who changed what, when and from where.' },
  { name: 'Request log', description: 'Requests that API keys have made.' },
  {
    name: 'Test mode',
    description: 'What only test keys can do: read kept messages, simulate candidates, start over.',
  },
  { name: 'Tasks', description: 'Background work that requests have started.' },
];

const contents = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');

/** Recorded requests and responses. `npm run examples` writes them. */
export const examplesFile = new URL('./api-examples.json', import.meta.url);

export const { version: serviceVersion } = JSON.parse(contents('../../package.json')) as { version: string };

export const apiEndpoints = modules.flatMap((m) => m.endpoints ?? []);

/** The OpenAPI document of the API at `baseUrl`. Takes tens of milliseconds: build it once. */
export function apiDocument(baseUrl: string): OpenApiDocument {
  return openApiDocument(apiEndpoints, {
    title: 'Recruitment pipeline',
    version: serviceVersion,
    description,
    serverUrl: baseUrl,
    tags,
    webhooks: webhookDocument,
    examples: existsSync(examplesFile) ? (JSON.parse(contents('./api-examples.json')) as Examples) : {},
  });
}
