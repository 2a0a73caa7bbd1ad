import type { z } from 'zod';
import { type CreateDocumentOptions, createDocument, type oas31, type ZodOpenApiOperationObject } from 'zod-openapi';
import { type Endpoint, isTagged } from '../api/endpoint.ts';
import { scopeAlternatives } from '../api/scope.ts';
import { fileField } from '../api/upload.ts';
import { errorExamples, errorResponses, errorSchema } from './errors.ts';
import { requestHeaders, requestHeadersOf, responseHeaders, successHeadersOf } from './headers.ts';
import { openEnums } from './open-enums.ts';

/** Examples by operationId, with replies by status. */
export type Examples = Record<
  string,
  { params?: Record<string, string>; request?: unknown; replies: Record<string, unknown> }
>;

export type ApiDescription = {
  title: string;
  version: string;
  /** Markdown. */
  description: string;
  serverUrl: string;
  tags: readonly { name: string; description: string }[];
  examples: Examples;
  /** Webhooks that the service sends. `schema` and headers are references to components. */
  webhooks?: Record<string, oas31.PathItemObject>;
};

export type OpenApiDocument = oas31.OpenAPIObject;

type Override = NonNullable<CreateDocumentOptions['override']>;

const adapt: Override = ({ jsonSchema, zodSchema, io }) => {
  const { def } = zodSchema._zod;
  // Responses may gain fields, so the document must not forbid others.
  if (def.type === 'object' && io === 'output') delete jsonSchema.additionalProperties;
  // zod omits a default before a transform.
  if (def.type === 'default' && io === 'input') jsonSchema.default ??= def.defaultValue;
  // A format makes its pattern redundant. Integers in queries are matched as text.
  if (jsonSchema.format || jsonSchema.type === 'integer') delete jsonSchema.pattern;
  if (jsonSchema.type === 'integer') jsonSchema.format ??= 'int32';
  if (jsonSchema.type === 'number') jsonSchema.format ??= 'double';
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
};

const json = (schema: z.ZodType, example: unknown) => ({
  'application/json': { schema, ...(example !== undefined && { examples: { example: { value: example } } }) },
});

const bytes = { type: 'string', format: 'binary' } as const;

const bytesAs = (types: readonly string[]) => Object.fromEntries(types.map((type) => [type, { schema: bytes }]));

const fileContent = (types: readonly string[]) => ({
  ...bytesAs(['application/octet-stream', ...types]),
  'multipart/form-data': {
    schema: {
      type: 'object' as const,
      required: [fileField],
      properties: { [fileField]: { ...bytes, description: 'The file.' } },
      additionalProperties: false,
    },
    encoding: { [fileField]: { contentType: types.join(', ') } },
  },
});

const bodyOf = ({ body, file, stream, isBodyOptional }: Endpoint['request'], example: unknown) => {
  if (stream) return { requestBody: { required: true, content: bytesAs(stream.types) } };
  if (file) return { requestBody: { required: true, content: fileContent(file.types) } };
  return body ? { requestBody: { required: !isBodyOptional, content: json(body, example) } } : {};
};

const successes: Record<string, string> = {
  200: 'Success.',
  201: 'Created.',
  202: 'Accepted. The work goes on in the background.',
  204: 'Success. The response has no body.',
};

function securityOf({ scope }: Endpoint): Record<string, string[]>[] {
  const schemes = ['bearerAuth', 'apiKeyAuth'];
  return scopeAlternatives(scope).flatMap((needed) => schemes.map((scheme) => ({ [scheme]: [...needed] })));
}

function operationOf(endpoint: Endpoint, examples: Examples): ZodOpenApiOperationObject {
  const { operationId, tag, summary, description, access, request, replies, download, attachments = [] } = endpoint;
  const example = examples[operationId];
  const success = Object.entries(replies).map(([status, schema]) => [
    status,
    {
      description: successes[status] ?? 'Success.',
      headers: successHeadersOf(endpoint),
      ...(download && { content: bytesAs(download.types) }),
      ...(schema !== null &&
        !download && {
          content: { ...json(schema as z.ZodType, example?.replies[status]), ...bytesAs(attachments) },
        }),
    },
  ]);
  const unchanged = {
    description: 'Nothing has changed since the response with this ETag.',
    headers: successHeadersOf(endpoint),
  };
  return {
    operationId,
    tags: [tag],
    summary,
    ...(description && { description }),
    security: access === 'public' ? [] : securityOf(endpoint),
    requestParams: {
      ...(request.params && { path: request.params }),
      ...(request.query && { query: request.query }),
    },
    parameters: requestHeadersOf(endpoint),
    ...bodyOf(request, example?.request),
    responses: {
      ...Object.fromEntries(success),
      ...(isTagged(endpoint) && { 304: unchanged }),
      ...errorResponses(endpoint),
    },
  };
}

/** Throws if zod cannot express a schema as JSON schema. Add a `.meta()` to it then. */
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
    // zod checks before it merges .meta(). A test looks for empty schemas.
    { override: adapt, allowEmptySchema: { custom: true } },
  ) as OpenApiDocument;
  document.components = {
    ...document.components,
    schemas: { ...document.components?.schemas, ApiError: structuredClone(errorSchema) as never },
    parameters: requestHeaders as never,
    headers: responseHeaders as never,
    examples: errorExamples,
    securitySchemes: {
      bearerAuth: { type: 'http', scheme: 'bearer', description: 'An API key of the organization.' },
      apiKeyAuth: { type: 'apiKey', in: 'header', name: 'X-Api-Key', description: 'The same key, without `Bearer`.' },
    },
  };
  if (api.webhooks) document.webhooks = structuredClone(api.webhooks);
  openEnums(document);
  nameExamples(document, api.examples);
  return document;
}

/** Fills path parameters with the IDs of the recorded responses. */
function nameExamples(document: OpenApiDocument, examples: Examples): void {
  for (const path of Object.values(document.paths ?? {})) {
    for (const operation of Object.values(path) as oas31.OperationObject[]) {
      const params = examples[operation.operationId ?? '']?.params ?? {};
      for (const parameter of operation.parameters ?? []) {
        if ('in' in parameter && parameter.in === 'path') parameter.example = params[parameter.name];
      }
    }
  }
}
