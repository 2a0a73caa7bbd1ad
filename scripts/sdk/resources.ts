import { pascalCase } from './names.ts';
import { changesName, listParameters, type Operation, type Schema } from './operations.ts';

const comment = (indent: string, ...paragraphs: string[]): string[] => {
  const lines = paragraphs.filter(Boolean).flatMap((text, index) => [...(index ? [''] : []), ...text.split('\n')]);
  return [`${indent}/**`, ...lines.map((line) => `${indent} * ${line}`.trimEnd()), `${indent} */`];
};

const camel = (text: string): string => text.replaceAll(/_(\w)/g, (_, first: string) => first.toUpperCase());

const docOf = (operation: Operation, ...more: string[]): string[] => {
  const scopes = operation.scopes.map((scope) => `\`${scope}\``).join(', ');
  return comment(
    '  ',
    `${operation.summary}.`,
    operation.description.replaceAll('*/', '*\\/'),
    ...more,
    [scopes && `Scope: ${scopes}.`, `\`${operation.verb} ${operation.path}\``].filter(Boolean).join(' '),
  );
};

function optionsType({ condition, isIdempotent, fileTypes }: Operation): string {
  const more = [
    ...(isIdempotent ? ['IdempotencyOptions'] : []),
    ...(condition === 'ifMatch' ? ['IfMatchOptions'] : []),
    ...(condition === 'ifNoneMatch' ? ['IfNoneMatchOptions'] : []),
    ...(fileTypes ? ['FileOptions'] : []),
  ];
  return ['RequestOptions', ...more].join(' & ');
}

type Argument = { name: string; type: string; required: boolean };

function argumentsOf(operation: Operation): Argument[] {
  const { body, fileTypes, pathParameters, typeName } = operation;
  const query = listParameters(operation);
  return [
    ...pathParameters.map(({ name }) => ({ name: camel(name), type: 'string', required: true })),
    ...(body ? [{ name: 'body', type: body.type, required: body.required }] : []),
    ...(fileTypes ? [{ name: 'file', type: 'FileInput', required: true }] : []),
    ...(query.length > 0
      ? [{ name: 'query', type: `${typeName}Query`, required: query.some((one) => one.required) }]
      : []),
  ];
}

const declared = (given: readonly Argument[]): string =>
  given.map(({ name, type, required }) => `${name}${required ? '' : '?'}: ${type}`).join(', ');

/** Code of the request that the transport sends for an operation. */
function requestOf(operation: Operation, given: readonly Argument[]): string {
  const { verb, path, pathParameters, fileTypes, isIdempotent, kind } = operation;
  const ids = pathParameters.map(({ name }) => (camel(name) === name ? name : `${name}: ${camel(name)}`));
  const has = (name: string) => given.some((one) => one.name === name);
  const parts = [
    `verb: '${verb}'`,
    `path: '${path}'`,
    ...(ids.length > 0 ? [`ids: { ${ids.join(', ')} }`] : []),
    ...(has('query') ? ['query'] : []),
    ...(has('body') ? ['body'] : []),
    ...(fileTypes ? ['file', `fileType: '${fileTypes[0]}'`] : []),
    ...(isIdempotent ? ['isIdempotent: true'] : []),
    ...(kind === 'many' ? ['whole: true'] : []),
    ...(kind === 'file' ? ['returnsFile: true'] : []),
  ];
  return `{ ${parts.join(', ')} }`;
}

function callMethod(operation: Operation): string[] {
  const { method, result, kind, metaType, condition, hasCsv, typeName } = operation;
  const given = argumentsOf(operation);
  const options = { name: 'options', type: optionsType(operation), required: false };
  const type = kind === 'many' ? `{ data: ${result}[]; meta: ${metaType} }` : result;
  const before = given.length > 0 ? `${declared(given)}, ` : '';
  const overloads: string[] = [];
  if (condition === 'ifNoneMatch') {
    const conditional = `options: ${options.type} & { ifNoneMatch: string }`;
    overloads.push(`  ${method}(${before}${conditional}): Call<${type} | undefined>;`);
  }
  if (hasCsv) {
    const csv = given.map((one) =>
      one.name === 'query' ? { ...one, type: `${typeName}Query & { format: 'csv' }`, required: true } : one,
    );
    overloads.push(`  ${method}(${declared([...csv, options])}): Call<string>;`);
  }
  const signature = `${method}(${declared([...given, options])})`;
  if (overloads.length > 0) overloads.push(`  ${signature}: Call<${type}>;`);
  const implemented =
    overloads.length > 0
      ? `Call<${type}${hasCsv ? ' | string' : ''}${condition ? ' | undefined' : ''}>`
      : `Call<${type}>`;
  const body = `return this.http.call(${requestOf(operation, given)}, options);`;
  return [...docOf(operation), ...overloads, `  ${signature}: ${implemented} {`, `    ${body}`, '  }'];
}

function listMethod(operation: Operation): string[] {
  const { method, result, metaType, typeName, hasChanges, hasTombstones } = operation;
  const given = argumentsOf(operation);
  const request = requestOf(operation, given);
  const type = `List<${[result, metaType].filter(Boolean).join(', ')}>`;
  const options = 'options?: RequestOptions';
  const lines = [
    ...docOf(operation, '`await` returns the first page. `for await` returns the items of all pages.'),
    `  ${method}(${[declared(given), options].filter(Boolean).join(', ')}): ${type} {`,
    `    return new List(this.http, ${request}, options);`,
    '  }',
  ];
  if (!hasChanges) return lines;
  const ids = given.filter(({ name }) => name !== 'query');
  const signature = (query: string) => declared([...ids, { name: 'query', type: query, required: true }]);
  const name = changesName(method);
  const query = `ChangesQuery<${typeName}Query>`;
  const changed = hasTombstones ? `${result} | Tombstone` : result;
  const overloads = hasTombstones
    ? [
        `  ${name}(${signature(`${query} & { include_deleted: true }`)}, ${options}): Feed<${changed}>;`,
        `  ${name}(${signature(`${query} & { include_deleted?: false }`)}, ${options}): Feed<${result}>;`,
      ]
    : [];
  const accepted = hasTombstones ? `${query} & { include_deleted?: boolean }` : query;
  return [
    ...lines,
    ...comment('  ', `Incremental sync of ${method}(): what changed, oldest change first, until you have everything.`),
    ...overloads,
    `  ${name}(${signature(accepted)}, ${options}): Feed<${changed}> {`,
    `    return new Feed(this.http, ${request}, options);`,
    '  }',
  ];
}

function feedMethods(operation: Operation): string[] {
  const { method, result, typeName } = operation;
  const request = requestOf(operation, argumentsOf(operation));
  return [
    ...docOf(operation, '`for await` returns them until there are no more.'),
    `  ${method}(query?: ${typeName}Query, options?: RequestOptions): Feed<${result}> {`,
    `    return new Feed(this.http, ${request}, options);`,
    '  }',
    ...comment(
      '  ',
      `As ${method}(), but \`for await\` waits for new ones and never ends. Stop it with \`break\` or a signal.`,
    ),
    `  tail(query?: Omit<${typeName}Query, 'wait'>, options?: RequestOptions): Feed<${result}> {`,
    `    return new Feed(this.http, ${request}, options, { waitSeconds: 25 });`,
    '  }',
  ];
}

const methodsOf = (operation: Operation): string[] => {
  if (operation.kind === 'list') return listMethod(operation);
  return operation.kind === 'feed' ? feedMethods(operation) : callMethod(operation);
};

const header = '// Generated from docs/openapi.json by `npm run sdk`. Do not edit.\n';

/** Writes one class for each group, and one with all groups. */
export function writeResources(operations: readonly Operation[], schemas: string): string {
  const groups = Map.groupBy(operations, ({ group }) => group);
  const classes = [...groups].map(([group, own]) => {
    const methods = own.map((operation) => methodsOf(operation).join('\n')).join('\n\n');
    return `export class ${pascalCase(group)}Resource extends Resource {\n${methods}\n}\n`;
  });
  const fields = [...groups.keys()].map((group) => `  readonly ${group}: ${pascalCase(group)}Resource;`);
  const made = [...groups.keys()].map((group) => `    this.${group} = new ${pascalCase(group)}Resource(http);`);
  const code = classes.join('\n');
  const names = [...schemas.matchAll(/^export (?:interface|type) (\w+)/gm)].map(([, name = '']) => name);
  const used = names.filter((name) => new RegExp(`(?<![\\w'.\`/])${name}(?![\\w'(])`).test(withoutComments(code)));
  return `${header}
import type { Call } from '../call.ts';
import { Feed, List, type ChangesQuery } from '../list.ts';
import type {
  FileInput,
  FileOptions,
  Http,
  IdempotencyOptions,
  IfMatchOptions,
  IfNoneMatchOptions,
  RequestOptions,
} from '../http.ts';
import type {
${used.map((name) => `  ${name},`).join('\n')}
} from './schemas.ts';

class Resource {
  protected readonly http: Http;
  constructor(http: Http) {
    this.http = http;
  }
}

${code}
/** All operations of the API, by resource. */
export class Resources {
${fields.join('\n')}

  constructor(http: Http) {
${made.join('\n')}
  }
}
`;
}

const withoutComments = (code: string): string => code.replaceAll(/\/\*\*[\s\S]*?\*\//g, '');

type Kind = 'string' | 'number' | 'boolean' | 'list' | 'json';

/** The kind of value that the command line reads for a field. */
function kindOf(schema: Schema): Kind {
  const choices = (schema.anyOf ?? []).filter(({ type }) => type !== 'null');
  if (choices.length === 1 && choices[0]) return kindOf(choices[0]);
  if (schema.type === 'integer' || schema.type === 'number') return 'number';
  if (schema.type === 'boolean') return 'boolean';
  if (schema.type === 'array' && schema.items?.type === 'string') return 'list';
  const isText = (one: Schema) => one.type === 'string';
  return isText(schema) || (choices.length > 0 && choices.every(isText)) ? 'string' : 'json';
}

const choicesOf = (schema: Schema): string[] | undefined =>
  schema.enum ?? schema.anyOf?.find((choice) => choice.enum)?.enum ?? schema.items?.enum;

function flagOf(name: string, schema: Schema, description: string, isRequired: boolean, at: 'query' | 'body') {
  const choices = choicesOf(schema);
  const more = { ...(choices && { choices }), ...(isRequired && { isRequired }) };
  return { name, at, kind: kindOf(schema), description, ...more };
}

/** Writes the data that the command line needs of each operation. */
export function writeCommands(operations: readonly Operation[], schemas: Record<string, Schema>): string {
  const commands = operations.map((operation) => {
    const { group, method, verb, path, summary, description, kind, body, fileTypes, isIdempotent } = operation;
    const { properties = {}, required = [] } = (body && (body.schema ?? schemas[body.type])) ?? {};
    const flags = [
      ...operation.query.map((one) => flagOf(one.name, one.schema, one.description, one.required, 'query')),
      ...Object.entries(properties)
        .filter(([, schema]) => !schema['x-response-only'])
        .map(([name, schema]) => flagOf(name, schema, schema.description ?? '', required.includes(name), 'body')),
    ];
    const ids = operation.pathParameters.map(({ name, description: text }) => ({ name, description: text }));
    const input = body ? 'json' : fileTypes ? 'file' : undefined;
    const more = {
      ...(input && { input }),
      ...(fileTypes && { fileType: fileTypes[0] }),
      ...(isIdempotent && { isIdempotent }),
    };
    return { group, method, verb, path, summary, description, kind, ids, flags, ...more };
  });
  const items = commands.map((command) => `  ${JSON.stringify(command)},`).join('\n');
  return `${header}
import type { OperationCommand } from '../cli/operation-command.ts';

export const operationCommands: readonly OperationCommand[] = [
${items}
];
`;
}
