import { pascalCase, sdkName } from './names.ts';

/** The parts of an OpenAPI document from which the SDK is generated. */
export type ApiDocument = {
  paths: Record<string, Record<string, DocumentOperation>>;
  components: { schemas: Record<string, Schema>; [part: string]: unknown };
  [part: string]: unknown;
};
export type Schema = {
  $ref?: string;
  type?: string;
  description?: string;
  enum?: string[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  [keyword: string]: unknown;
};
type Parameter = {
  $ref?: string;
  in?: string;
  name?: string;
  required?: boolean;
  schema?: Schema;
  description?: string;
};
type Content = Record<string, { schema?: Schema }>;
type DocumentOperation = {
  operationId: string;
  summary: string;
  description?: string;
  security?: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, { content?: Content }>;
};

export type Field = { name: string; required: boolean; schema: Schema; description: string };

/** A method of the SDK. */
export type Operation = {
  id: string;
  /** Prefix of the types that only this operation has. */
  typeName: string;
  group: string;
  method: string;
  verb: string;
  path: string;
  summary: string;
  description: string;
  scopes: readonly string[];
  pathParameters: readonly Field[];
  query: readonly Field[];
  body?: { type: string; required: boolean; schema?: Schema | undefined };
  /** Media types of a file that is the body. The first one is the default. */
  fileTypes?: readonly string[];
  /** `list` pages by offset and by cursor, `feed` only by cursor. */
  kind: 'one' | 'many' | 'list' | 'feed' | 'nothing' | 'file' | 'text';
  /** Type of `data`, or of an item in it. */
  result: string;
  /** Schemas that have no name in the document. */
  ownSchemas: Record<string, Schema>;
  metaType?: string;
  hasTombstones: boolean;
  hasChanges: boolean;
  hasCsv: boolean;
  condition?: 'ifMatch' | 'ifNoneMatch';
  isIdempotent: boolean;
};

const refName = ({ $ref }: Schema): string | undefined => $ref?.split('/').at(-1);

/** Parameters of incremental sync, which has its own methods. */
const syncParameters = new Set(['updated_after', 'cursor', 'include_deleted']);

const pageMeta = ['total', 'limit', 'offset', 'next_cursor'];

/** Expresses a schema by named types. An unnamed object gets a name. */
function typeOf(schema: Schema, ownName: string, own: Record<string, Schema>): string {
  const name = refName(schema);
  if (name) return name;
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices?.every((choice) => choice.$ref)) return choices.map(refName).join(' | ');
  own[ownName] = schema;
  return ownName;
}

function resultOf(responses: DocumentOperation['responses'], isFeed: boolean, typeName: string) {
  const own: Record<string, Schema> = {};
  const [, success] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
  const { 'application/json': json, ...files } = success?.content ?? {};
  const hasCsv = 'text/csv' in files;
  if (!json?.schema) {
    const kind = Object.keys(files).length === 0 ? 'nothing' : hasCsv ? 'text' : 'file';
    const result = { nothing: 'void', text: 'string', file: 'Blob' }[kind];
    return { kind, result, own, hasTombstones: false, hasCsv: false } as const;
  }
  const { data = {}, meta } = json.schema.properties ?? {};
  if (!data.items) {
    if (meta) throw new Error(`${typeName}: one resource with meta`);
    return { kind: 'one', result: typeOf(data, `${typeName}Result`, own), own, hasTombstones: false, hasCsv } as const;
  }
  const choices = data.items.anyOf?.map(refName) ?? [];
  const hasTombstones = choices.includes('Tombstone');
  const result = hasTombstones
    ? choices.filter((choice) => choice !== 'Tombstone').join(' | ')
    : typeOf(data.items, `${typeName}Item`, own);
  const isList = meta?.properties?.['offset'] !== undefined;
  const kind = isFeed ? 'feed' : isList ? 'list' : 'many';
  const isUsual = isFeed || (isList && Object.keys(meta.properties ?? {}).every((name) => pageMeta.includes(name)));
  if (meta && !isUsual) own[`${typeName}Meta`] = meta;
  return {
    kind,
    result,
    own,
    hasTombstones,
    hasCsv,
    ...(meta && !isUsual && { metaType: `${typeName}Meta` }),
  } as const;
}

type RequestBody = NonNullable<DocumentOperation['requestBody']>;

function bodyOf({ required = false, content }: RequestBody, ownName: string, own: Record<string, Schema>) {
  const json = content['application/json']?.schema;
  if (!json) return { fileTypes: Object.keys(content).filter((type) => !type.startsWith('multipart/')) };
  const type = typeOf(json, ownName, own);
  return type === 'NoInput' ? {} : { body: { type, required, schema: own[type] } };
}

const fieldOf = ({ name = '', required = false, schema = {}, description = '' }: Parameter): Field => ({
  name,
  required,
  schema,
  description,
});

function operationOf(path: string, verb: string, given: DocumentOperation): Operation {
  const { operationId, summary, description = '', parameters = [], requestBody, responses, security = [] } = given;
  const names = sdkName(operationId, path);
  const typeName = pascalCase(operationId);
  const has = (header: string) => parameters.some(({ $ref }) => $ref?.endsWith(`/${header}`));
  const query = parameters.filter((one) => one.in === 'query').map(fieldOf);
  const isFeed = query.some(({ name }) => name === 'wait');
  const { own, ...result } = resultOf(responses, isFeed, typeName);
  const shownQuery = isFeed ? query : query.filter(({ name }) => !syncParameters.has(name));
  const condition = has('IfNoneMatch') ? 'ifNoneMatch' : has('IfMatch') ? 'ifMatch' : undefined;
  if (shownQuery.length > 0) {
    own[`${typeName}Query`] = {
      type: 'object',
      description: `Parameters of ${names.group}.${names.method}().`,
      properties: Object.fromEntries(
        shownQuery.map((one) => [one.name, { ...one.schema, description: one.description }]),
      ),
      required: shownQuery.filter((one) => one.required).map((one) => one.name),
    };
  }
  return {
    id: operationId,
    typeName,
    ...names,
    verb: verb.toUpperCase(),
    path,
    summary,
    description,
    scopes: security[0]?.['bearerAuth'] ?? [],
    pathParameters: parameters.filter((one) => one.in === 'path').map(fieldOf),
    query,
    ...(requestBody && bodyOf(requestBody, `${typeName}Input`, own)),
    ...result,
    ownSchemas: own,
    hasChanges: result.kind === 'list' && operationId.startsWith('list') && query.some((one) => one.name === 'cursor'),
    ...(condition && { condition }),
    isIdempotent: has('IdempotencyKey'),
  };
}

/** All operations, by group and in the order of the document. Throws if two would have the same name. */
export function operationsOf(document: ApiDocument): Operation[] {
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([verb, operation]) => operationOf(path, verb, operation)),
  );
  const names = new Map<string, string>();
  for (const { id, group, method, hasChanges } of operations) {
    for (const name of [`${group}.${method}`, ...(hasChanges ? [`${group}.${changesName(method)}`] : [])]) {
      const other = names.get(name);
      if (other) throw new Error(`${other} and ${id} would both be ${name}: name one in scripts/sdk/names.ts`);
      names.set(name, id);
    }
  }
  return operations;
}

/** `list` becomes `changes`, and `listNotes` becomes `listNotesChanges`. */
export const changesName = (method: string): string => (method === 'list' ? 'changes' : `${method}Changes`);

/** Parameters other than those of incremental sync, which `changes` adds. */
export const listParameters = ({ query, kind }: Operation): readonly Field[] =>
  kind === 'feed' ? query : query.filter(({ name }) => !syncParameters.has(name));
