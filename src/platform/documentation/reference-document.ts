import type { oas31 } from 'zod-openapi';
import type { OpenApiDocument } from '../http/openapi/document.ts';
import { laterValue } from '../http/openapi/open-enums.ts';
import { operationSamples } from './code-samples.ts';

export type Operation = {
  tag: string;
  method: string;
  path: string;
  operation: oas31.OperationObject;
};

/** Operations in the order of the document. */
export const operationsOf = ({ paths = {} }: OpenApiDocument): Operation[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item as Record<string, oas31.OperationObject>).map(([method, operation]) => ({
      tag: operation.tags?.[0] ?? '',
      method,
      path,
      operation,
    })),
  );

/** Throws for an unknown operation. */
export function operationTag(document: OpenApiDocument, operationId: string): string {
  const found = operationsOf(document).find(({ operation }) => operation.operationId === operationId);
  if (!found) throw new Error(`The API has no operation ${operationId}`);
  return found.tag;
}

/** Lists the required scopes as text. Of `security`, the viewer shows only the ways to send a key. */
function scopeText(security: readonly oas31.SecurityRequirementObject[] = []): string {
  const sets = security.map((one) => one['bearerAuth']).filter((set) => set !== undefined && set.length > 0);
  return sets.map((set) => set?.map((scope) => `\`${scope}\``).join(' and ')).join(', or ');
}

type Schema = Record<string, unknown> & { anyOf?: Schema[]; description?: string };

const isNull = ({ type }: Schema): boolean => type === 'null';
const isLater = ({ description }: Schema): boolean => description === laterValue.description;

/** Replaces alternatives with null or later values by one type. Each alternative takes three rows of a table. */
function simplified(schema: Schema): Schema {
  const { anyOf, ...rest } = schema;
  const [one, ...others] = anyOf?.filter((option) => !isNull(option) && !isLater(option)) ?? [];
  if (!one || others.length > 0 || '$ref' in one) return schema;
  const description = rest.description ?? one.description ?? '';
  return { ...one, ...rest, description: anyOf?.some(isNull) ? `${description} May be null.`.trim() : description };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function forTables<T>(value: T): T {
  if (Array.isArray(value)) return value.map(forTables) as T;
  if (!isObject(value)) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, forTables(one)]));
  return ('anyOf' in copy ? simplified(copy) : copy) as T;
}

/** Keeps only the form. For the bytes of a file, the viewer shows a field without a label. */
function onlyForm({ requestBody }: oas31.OperationObject): void {
  const content = (requestBody as oas31.RequestBodyObject | undefined)?.content ?? {};
  if (!('multipart/form-data' in content)) return;
  for (const type of Object.keys(content)) if (type !== 'multipart/form-data') delete content[type];
}

/** The document for the viewer, with code samples, scopes as text, and schemas that are easy to read. */
export function referenceDocument(document: OpenApiDocument): OpenApiDocument {
  const copy = forTables(document);
  const server = copy.servers?.[0]?.url ?? '';
  for (const { method, path, operation } of operationsOf(copy)) {
    const scope = scopeText(operation.security);
    if (scope) operation.description = `${operation.description ?? ''}\n\nRequired scope: ${scope}.`.trim();
    (operation as Record<string, unknown>)['x-code-samples'] = operationSamples(server, path, method, operation);
    onlyForm(operation);
  }
  return copy;
}
