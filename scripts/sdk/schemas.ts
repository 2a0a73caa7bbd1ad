import { generateApi } from 'swagger-typescript-api';
import type { ApiDocument, Operation, Schema } from './operations.ts';

const firstEnum = (schema: Schema | undefined): string[] =>
  schema?.enum ?? schema?.anyOf?.find((choice) => choice.enum)?.enum ?? [];

/** Closed lists that programs branch on. */
function namedEnums({ components: { schemas } }: ApiDocument): Record<string, Schema> {
  const error = schemas['ApiError']?.properties?.['error']?.properties?.['code'];
  return {
    ErrorCode: { type: 'string', enum: firstEnum(error), description: 'Codes of errors.' },
    EventType: {
      type: 'string',
      enum: firstEnum(schemas['Event']?.properties?.['type']),
      description: 'Types of events.',
    },
  };
}

/** Writes TypeScript types for the document's schemas, and for queries and responses without a schema of their own. */
export async function writeSchemas(document: ApiDocument, operations: readonly Operation[]): Promise<string> {
  const { ApiError, ...schemas } = document.components.schemas;
  const all = Object.assign({}, schemas, ...operations.map(({ ownSchemas }) => ownSchemas), namedEnums(document));
  const spec = { ...document, paths: {}, webhooks: {}, components: { schemas: { ...all, ApiErrorBody: ApiError } } };
  const { files } = await generateApi({
    // The option is typed as a document of the older OpenAPI 3.0.
    spec: JSON.parse(JSON.stringify(spec)),
    output: false,
    silent: true,
    generateClient: false,
    generateUnionEnums: true,
  });
  const text = files.map(({ fileContent }) => fileContent).join('\n');
  // The compiler reduces "a" | string to string, so editors would no longer complete "a".
  return text.replaceAll(/("[^"\n]*"\s*\|\s*)string\b/g, '$1(string & {})');
}
