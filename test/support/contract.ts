import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { apiDocument } from '../../src/app/api-document.ts';
import { meaningOf } from '../../src/platform/error-codes.ts';

export type Operation = {
  operationId: string;
  parameters: any[];
  requestBody?: any;
  responses: Record<string, any>;
  [key: string]: any;
};
type Located = { method: string; path: string; pattern: RegExp; operation: Operation };

const serviceUrl = 'http://127.0.0.1:3000';
export const apiDocumentForTests = (): any => structuredClone(document);

const document: any = JSON.parse(JSON.stringify(apiDocument(serviceUrl)));
const ajv = new Ajv2020({ allErrors: true, strict: false });
addFormats.default(ajv);
ajv.addSchema({ $id: 'api', ...document });

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${path
      .split(/\{\w+\}/)
      .map(escaped)
      .join('[^/]*')}/?$`,
  );

/** Every operation of the document; paths without parameters first, as they are matched. */
export const operations: Located[] = Object.entries<any>(document.paths)
  .flatMap(([path, item]) =>
    Object.entries<any>(item).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      pattern: patternOf(path),
      operation: operation as Operation,
    })),
  )
  .toSorted((a, b) => a.path.split('{').length - b.path.split('{').length);

/** Ids of those for test keys alone. */
export const testOperations = new Set(
  operations.filter(({ path }) => path.startsWith('/api/v1/test/')).map(({ operation }) => operation.operationId),
);

const compiled = new Map<string, ValidateFunction>();

/** A check by a schema of the document, found by the steps to it. */
export function validatorAt(...steps: string[]): ValidateFunction {
  const pointer = steps.map((step) => step.replaceAll('~', '~0').replaceAll('/', '~1')).join('/');
  const ref = `api#/${pointer}`;
  const known = compiled.get(ref) ?? ajv.compile({ $ref: encodeURI(ref) });
  compiled.set(ref, known);
  return known;
}

function faults(validate: ValidateFunction, value: unknown): string[] {
  if (validate(value)) return [];
  return (validate.errors ?? []).map((e) => `${e.instancePath || '(body)'} ${e.message} ${JSON.stringify(e.params)}`);
}

function errorFaults(status: number, body: any, declared: any): string[] {
  const code = body?.error?.code;
  const meaning = meaningOf(code);
  if (!meaning) return [`${code} is not among the error codes`];
  if (meaning.status !== status) return [`${code} belongs to ${meaning.status}`];
  const codes = declared && Object.keys(declared.content['application/json'].examples);
  return codes && !codes.includes(code) ? [`${code} is not declared; ${codes} are`] : [];
}

function answerFaults(found: Located | undefined, status: number, body: unknown): string[] {
  if (!found) {
    if (status < 400) return ['no such operation is documented'];
    return [...faults(validatorAt('components', 'schemas', 'ApiError'), body), ...errorFaults(status, body, undefined)];
  }
  const declared = found.operation.responses[status];
  if (!declared) return ['the status is not declared'];
  const { 'application/json': media, ...files } = declared.content ?? {};
  // Another type than JSON is a file.
  if (typeof body === 'string' && Object.keys(files).length > 0) return [];
  if (!media) return body === undefined || declared.content ? [] : ['there should be no body'];
  const method = found.method.toLowerCase();
  const steps = ['paths', found.path, method, 'responses', String(status), 'content', 'application/json', 'schema'];
  return [...faults(validatorAt(...steps), body), ...(status >= 400 ? errorFaults(status, body, declared) : [])];
}

const refOf = (schema: any): any =>
  schema?.$ref ? document.components.schemas[schema.$ref.replace('#/components/schemas/', '')] : schema;

/** Validators refuse `readOnly` fields in requests. */
function bodyFaults(found: Located, type: string | undefined, text: string): string[] {
  const { requestBody } = found.operation;
  if (!requestBody) return text === '' ? [] : ['there should be no body'];
  const media = requestBody.content[type ?? ''];
  if (!media) return [`${type} is not declared; ${Object.keys(requestBody.content).join(', ')} are`];
  if (type !== 'application/json') return [];
  const body: object = JSON.parse(text);
  const { properties } = refOf(media.schema);
  const readOnly = Object.keys(body).filter((name) => properties?.[name]?.readOnly);
  const steps = ['paths', found.path, found.method.toLowerCase(), 'requestBody', 'content', type, 'schema'];
  return [...faults(validatorAt(...steps), body), ...readOnly.map((name) => `${name} is read-only`)];
}

/** What the document does not allow of a request. */
export function requestFaults(method: string, url: string, headers: Record<string, unknown>, body: string): string[] {
  const [path = '', query] = url.split('?');
  const found = operations.find((o) => o.method === method && o.pattern.test(path));
  if (!found) return ['no such operation is documented'];
  const declared = found.operation.parameters.map((p) => p.name);
  const unknown = [...new URLSearchParams(query).keys()].filter((name) => !declared.includes(name));
  const type = (headers['content-type'] as string | undefined)?.split(';')[0];
  return [...unknown.map((name) => `${name} is not declared`), ...bodyFaults(found, type, body)];
}

/** Holds an answer against what the document says of its operation. Throws where it is not as documented. */
export function expectAsDocumented(method: string, url: string, status: number, body: unknown): void {
  const [path = ''] = url.split('?');
  if (!path.startsWith('/api/v1/') || path === '/api/v1/openapi.json' || method === 'HEAD') return;
  const found = operations.find((o) => o.method === method && o.pattern.test(path));
  const wrong = answerFaults(found, status, body);
  if (wrong.length === 0) return;
  const name = found ? found.operation.operationId : `${method} ${path}`;
  throw new Error(`${name} answered ${status} not as documented: ${wrong.join('; ')}\n${JSON.stringify(body)}`);
}
