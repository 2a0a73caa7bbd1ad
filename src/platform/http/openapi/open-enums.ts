import type { oas31 } from 'zod-openapi';

// oxlint-disable-next-line typescript/no-explicit-any -- schemas of any shape
type Schema = Record<string, any>;

/** Stands beside the known values of an open enum. */
export const laterValue = { type: 'string', description: 'A value that is added later.' };
const isEnum = (schema: Schema): boolean => schema['type'] === 'string' && Array.isArray(schema['enum']);

/** Allows any text besides the known values. Generators recognize this `anyOf` as an enum that may grow. */
function openOne(schema: Schema): void {
  const { type, enum: values } = schema;
  delete schema['type'];
  delete schema['enum'];
  schema['anyOf'] = [{ type, enum: values }, laterValue];
}

/**
 * Opens the enums of responses, so that new values are no breaking change. A PUT accepts what a GET returned, so its
 * enums are open too: they have one type, and the service checks the value.
 */
export function openEnums(document: oas31.OpenAPIObject): void {
  const seen = new Set<Schema>();
  const schemas = (document.components?.schemas ?? {}) as Record<string, Schema>;

  const visit = (schema: Schema | undefined): void => {
    if (typeof schema !== 'object' || seen.has(schema)) return;
    seen.add(schema);
    const ref: unknown = schema['$ref'];
    if (typeof ref === 'string') visit(schemas[ref.replace('#/components/schemas/', '')]);
    for (const choice of ['anyOf', 'oneOf', 'allOf']) {
      const options: Schema[] | undefined = schema[choice];
      if (!options) continue;
      if (choice === 'anyOf') schema[choice] = options.flatMap((one) => (isEnum(one) ? [one, laterValue] : [one]));
      for (const one of options) if (!isEnum(one)) visit(one);
    }
    for (const property of Object.values<Schema>(schema['properties'] ?? {})) visit(property);
    visit(schema['items']);
    visit(schema['additionalProperties']);
    if (isEnum(schema)) openOne(schema);
  };

  for (const path of Object.values((document.paths ?? {}) as Record<string, Record<string, Schema>>)) {
    for (const [method, operation] of Object.entries(path)) {
      const bodies: Schema[] = Object.values(operation['responses'] ?? {});
      if (method === 'put' || method === 'patch') bodies.push(operation['requestBody']);
      for (const body of bodies)
        for (const media of Object.values<Schema>(body?.['content'] ?? {})) visit(media['schema']);
    }
  }
}
