import type { z } from 'zod';
import { type CreateDocumentOptions, createDocument, type oas31, type ZodOpenApiOperationObject } from 'zod-openapi';
import type { Endpoint } from './endpoint.ts';
import { errorExamples, errorResponses, errorSchema } from './openapi-errors.ts';
import { isTagged, requestHeaders, requestHeadersOf, responseHeaders, responseHeadersOf } from './openapi-headers.ts';

/** Real requests and answers, by operationId; answers by status. */
export type Examples = Record<string, { request?: unknown; replies: Record<string, unknown> }>;

/** What a document says beside its operations. */
export type ApiDescription = {
  title: string;
  version: string;
  /** Markdown. */
  description: string;
  serverUrl: string;
  tags: readonly { name: string; description: string }[];
  examples: Examples;
};

export type OpenApiDocument = oas31.OpenAPIObject;

type Override = NonNullable<CreateDocumentOptions['override']>;

/** What zod writes down, put as the API's callers see it. */
const adapt: Override = ({ jsonSchema, zodSchema, io }) => {
  const { def } = zodSchema._zod;
  // Answers grow: a client that refuses a field it does not know would break.
  if (def.type === 'object' && io === 'output') delete jsonSchema.additionalProperties;
  // zod leaves a default out where a transform follows.
  if (def.type === 'default' && io === 'input') jsonSchema.default ??= def.defaultValue;
  // A format says it shorter than its pattern, and what is shown as a number was matched as text.
  if (jsonSchema.format || jsonSchema.type === 'integer') delete jsonSchema.pattern;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
};

const json = (schema: z.ZodType, example: unknown) => ({
  'application/json': { schema, ...(example !== undefined && { examples: { example: { value: example } } }) },
});

/** A file as it is: its bytes are the body. */
const bytes = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } as const;

const bodyOf = ({ body, file }: Endpoint['request'], example: unknown) => {
  if (file) return { requestBody: { required: true, content: bytes } };
  return body ? { requestBody: { required: true, content: json(body, example) } } : {};
};

const goodStatus: Record<string, string> = {
  200: 'Done.',
  201: 'Created.',
  204: 'Done; there is nothing to show.',
};

function operationOf(endpoint: Endpoint, examples: Examples): ZodOpenApiOperationObject {
  const { operationId, tag, summary, description, access, request, replies } = endpoint;
  const example = examples[operationId];
  const good = Object.entries(replies).map(([status, schema]) => [
    status,
    {
      description: goodStatus[status] ?? 'Done.',
      headers: responseHeadersOf(endpoint),
      ...(schema !== null && { content: json(schema as z.ZodType, example?.replies[status]) }),
    },
  ]);
  const unchanged = {
    description: 'Nothing changed since the answer that had this ETag.',
    headers: responseHeadersOf(endpoint),
  };
  return {
    operationId,
    tags: [tag],
    summary,
    ...(description && { description }),
    ...(access === 'public' && { security: [] }),
    requestParams: {
      ...(request.params && { path: request.params }),
      ...(request.query && { query: request.query }),
    },
    parameters: requestHeadersOf(endpoint),
    ...bodyOf(request, example?.request),
    responses: {
      ...Object.fromEntries(good),
      ...(isTagged(endpoint) && { 304: unchanged }),
      ...errorResponses(endpoint),
    },
  };
}

/**
 * The OpenAPI 3.1 document of the endpoints under /api. Requests are described by what goes into their schemas, answers
 * by what comes out. Throws where zod cannot put a schema as JSON schema: give it a `.meta()` then.
 */
export function openApiDocument(endpoints: readonly Endpoint[], api: ApiDescription): OpenApiDocument {
  const listed = endpoints.filter((e) => e.path.startsWith('/api/'));
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  for (const endpoint of listed) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method]: operationOf(endpoint, api.examples) };
  }
  const document = createDocument(
    {
      openapi: '3.1.0',
      info: { title: api.title, version: api.version, description: api.description },
      servers: [{ url: api.serverUrl }],
      security: [{ bearerAuth: [] }, { apiKeyAuth: [] }],
      tags: api.tags.filter(({ name }) => listed.some((e) => e.tag === name)),
      paths,
    },
    // The check comes before what .meta() says is merged in; a test looks for schemas that say nothing.
    { override: adapt, allowEmptySchema: { custom: true } },
  ) as OpenApiDocument;
  document.components = {
    ...document.components,
    schemas: { ...document.components?.schemas, Error: errorSchema as never },
    parameters: requestHeaders as never,
    headers: responseHeaders as never,
    examples: errorExamples,
    securitySchemes: {
      bearerAuth: { type: 'http', scheme: 'bearer', description: 'An API key of the organization.' },
      apiKeyAuth: { type: 'apiKey', in: 'header', name: 'X-Api-Key', description: 'The same key, without `Bearer`.' },
    },
  };
  return document;
}
