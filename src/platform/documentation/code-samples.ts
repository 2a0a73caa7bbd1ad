import type { oas31 } from 'zod-openapi';

/** A sample in the form that viewers of OpenAPI documents read from `x-code-samples`. */
export type CodeSample = { lang: string; label: string; source: string };

/** A call of an operation. `file` is the type of the file to upload. */
export type SampleCall = { method: string; url: string; body?: unknown; file?: string | undefined; answers: boolean };

const shellQuoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
const shellUrl = (url: string): string => (/^[\w:/.@-]+$/.test(url) ? url : shellQuoted(url));

export function curlSample({ method, url, body, file }: SampleCall): string {
  const usual = body === undefined && !file ? 'GET' : 'POST';
  return [
    `curl ${method === usual ? '' : `-X ${method} `}${shellUrl(url)}`,
    '-H "Authorization: Bearer $API_KEY"',
    ...(file ? ['-F file=@resume.pdf'] : []),
    ...(body === undefined
      ? []
      : ["-H 'Content-Type: application/json'", `-d ${shellQuoted(JSON.stringify(body, null, 2))}`]),
  ].join(' \\\n  ');
}

const indented = (text: string, spaces: number): string => text.replaceAll('\n', `\n${' '.repeat(spaces)}`);

export function typescriptSample({ method, url, body, file, answers }: SampleCall): string {
  const headers = [
    'Authorization: `Bearer ${process.env.API_KEY}`,',
    ...(body === undefined ? [] : ["'Content-Type': 'application/json',"]),
  ];
  return [
    ...(file
      ? [
          "import { openAsBlob } from 'node:fs';",
          '',
          'const form = new FormData();',
          `form.set('file', await openAsBlob('resume.pdf', { type: '${file}' }), 'resume.pdf');`,
        ]
      : []),
    `const response = await fetch('${url}', {`,
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    `  headers: {`,
    ...headers.map((header) => `    ${header}`),
    '  },',
    ...(file ? ['  body: form,'] : []),
    ...(body === undefined ? [] : [`  body: JSON.stringify(${indented(JSON.stringify(body, null, 2), 2)}),`]),
    '});',
    'if (!response.ok) throw new Error(await response.text());',
    ...(answers ? ['const { data } = await response.json();', 'console.log(data);'] : []),
  ].join('\n');
}

const pythonWords = new Map<unknown, string>([
  [null, 'None'],
  [true, 'True'],
  [false, 'False'],
]);

function pythonLiteral(value: unknown, indent: number): string {
  const known = pythonWords.get(value);
  if (known) return known;
  if (typeof value !== 'object') return JSON.stringify(value);
  const isList = Array.isArray(value);
  const lines = isList
    ? value.map((one: unknown) => pythonLiteral(one, indent + 4))
    : Object.entries(value as object).map(([key, one]) => `${JSON.stringify(key)}: ${pythonLiteral(one, indent + 4)}`);
  const [open, close] = isList ? '[]' : '{}';
  if (lines.length === 0) return `${open}${close}`;
  const space = ' '.repeat(indent);
  return `${open}\n${lines.map((line) => `${space}    ${line},\n`).join('')}${space}${close}`;
}

/** The sample needs no package. */
export function pythonSample({ method, url, body, file, answers }: SampleCall): string {
  const type = file ?? (body === undefined ? undefined : 'application/json');
  const json = body === undefined ? undefined : `json.dumps(${pythonLiteral(body, 4)}).encode()`;
  const data = file ? 'open("resume.pdf", "rb").read()' : json;
  return [
    ...(answers || body !== undefined ? ['import json'] : []),
    'import os',
    'import urllib.request',
    '',
    'request = urllib.request.Request(',
    `    "${url}",`,
    `    method="${method}",`,
    '    headers={',
    '        "Authorization": f"Bearer {os.environ[\'API_KEY\']}",',
    ...(type ? [`        "Content-Type": "${type}",`] : []),
    '    },',
    ...(data ? [`    data=${data},`] : []),
    ')',
    'with urllib.request.urlopen(request) as response:',
    answers ? '    print(json.load(response)["data"])' : '    print(response.status)',
  ].join('\n');
}

const samplesOf = (call: SampleCall): CodeSample[] => [
  { lang: 'bash', label: 'curl', source: curlSample(call) },
  // The viewer highlights JavaScript. The sample is valid JavaScript too.
  { lang: 'javascript', label: 'TypeScript', source: typescriptSample(call) },
  { lang: 'python', label: 'Python', source: pythonSample(call) },
];

type Content = Record<string, { examples?: Record<string, { value?: unknown }> } | undefined>;

function urlOf(server: string, path: string, parameters: readonly oas31.ParameterObject[]): string {
  const valueOf = ({ name, example, schema }: oas31.ParameterObject): string => {
    const known = example ?? (schema as oas31.SchemaObject | undefined)?.enum?.[0];
    return known === undefined ? `{${name}}` : encodeURIComponent(String(known));
  };
  const filled = parameters
    .filter((one) => one.in === 'path')
    .reduce((url, one) => url.replace(`{${one.name}}`, valueOf(one)), path);
  const query = parameters
    .filter((one) => one.in === 'query' && one.required)
    .map((one) => `${one.name}=${valueOf(one)}`);
  return `${server}${filled}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}

/** Code samples of an operation, with the recorded request of the document. */
export function operationSamples(
  server: string,
  path: string,
  method: string,
  operation: oas31.OperationObject,
): CodeSample[] {
  const parameters = (operation.parameters ?? []).filter((one): one is oas31.ParameterObject => 'in' in one);
  const content = ((operation.requestBody as oas31.RequestBodyObject | undefined)?.content ?? {}) as Content;
  const answers = Object.entries(operation.responses ?? {}).some(
    ([status, reply]) => status.startsWith('2') && 'content' in (reply as object),
  );
  return samplesOf({
    method: method.toUpperCase(),
    url: urlOf(server, path, parameters),
    body: content['application/json']?.examples?.['example']?.value,
    file: 'multipart/form-data' in content ? 'application/pdf' : undefined,
    answers,
  });
}
