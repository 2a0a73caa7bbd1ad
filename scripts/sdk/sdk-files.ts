import { readFileSync, writeFileSync } from 'node:fs';
import { type ApiDocument, operationsOf } from './operations.ts';
import { writeCommands, writeResources } from './resources.ts';
import { writeSchemas } from './schemas.ts';

const root = new URL('../../', import.meta.url);
const folder = new URL('sdk/src/generated/', root);

export const readDocument = (): ApiDocument => JSON.parse(readFileSync(new URL('docs/openapi.json', root), 'utf8'));

/** The generated files of the SDK, by their names in sdk/src/generated. */
export async function sdkFiles(document: ApiDocument): Promise<Record<string, string>> {
  const operations = operationsOf(document);
  const schemas = await writeSchemas(document, operations);
  return {
    'schemas.ts': schemas,
    'resources.ts': writeResources(operations, schemas),
    'commands.ts': writeCommands(operations, document.components.schemas),
  };
}

/** Reads a generated file of the checkout. */
export const readSdkFile = (name: string): string => readFileSync(new URL(name, folder), 'utf8');

export async function writeSdk(): Promise<void> {
  for (const [name, text] of Object.entries(await sdkFiles(readDocument()))) writeFileSync(new URL(name, folder), text);
}
