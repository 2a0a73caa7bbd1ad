import { spawn } from 'node:child_process';
import { expect } from 'vitest';
import { errorExamples } from '../../src/platform/http/openapi/errors.ts';

export type Snippet = { language: string; text: string };

export const snippetsOf = (markdown: string): Snippet[] =>
  [...markdown.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(([, language = '', text = '']) => ({ language, text }));

/** Stands in guides for any text, for the other fields of an object and for the other items of a list. */
const other = '…';
const isId = (text: string): boolean => /^([0-9a-f-]{36}|\d{4}-\d{2}-\d{2}T.*Z)$/.test(text);

/** Where `shown` differs from an answer: fields that are missing, that are not shown, of another type or with another text. */
export function differences(shown: any, real: any, at = ''): string[] {
  if (typeof shown === 'string' && typeof real === 'string') {
    const isSame = shown === real || shown.includes(other) || (isId(shown) && isId(real));
    return isSame ? [] : [`${at}: ${JSON.stringify(real)} is shown as ${JSON.stringify(shown)}`];
  }
  const typeOf = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);
  if (typeOf(shown) !== typeOf(real)) return [`${at}: ${typeOf(real)} is shown as ${typeOf(shown)}`];
  if (typeof shown === 'boolean' && shown !== real) return [`${at}: ${real} is shown as ${shown}`];
  if (typeof shown !== 'object' || shown === null) return [];
  if (Array.isArray(shown)) {
    const isPart = shown.at(-1) === other;
    const items = isPart ? shown.slice(0, -1) : shown;
    if (isPart ? real.length < items.length : real.length !== items.length) {
      return [`${at}: ${real.length} items are shown as ${items.length}`];
    }
    return items.flatMap((item, i) => differences(item, real[i], `${at}[${i}]`));
  }
  const missing = Object.keys(shown).filter((key) => key !== other && !(key in real));
  const hidden = other in shown ? [] : Object.keys(real).filter((key) => !(key in shown));
  return [
    ...missing.map((key) => `${at}.${key} is shown but does not exist`),
    ...hidden.map((key) => `${at}.${key} is not shown`),
    ...Object.keys(shown)
      .filter((key) => key in real)
      .flatMap((key) => differences(shown[key], real[key], `${at}.${key}`)),
  ];
}

type HttpText = { status: string; headers: Map<string, string>; body: string };

function parseHttp(text: string): HttpText {
  const [head = '', ...rest] = text.replaceAll('\r\n', '\n').trim().split('\n\n');
  const [status = '', ...lines] = head.split('\n');
  const headers = lines.map((line) => line.split(/:\s*/, 2) as [string, string]);
  return {
    status,
    headers: new Map(headers.map(([name, value]) => [name.toLowerCase(), value])),
    body: rest.join('\n\n'),
  };
}

/** A request as it was received. */
export type SeenRequest = { path: string; headers: Record<string, string>; body: string };

/** Fails if a request that a guide shows is not what the service sent. */
export function expectAsSent({ text }: Snippet, { headers, body }: SeenRequest): void {
  const shown = parseHttp(text);
  expect([...shown.headers.keys()].filter((name) => !(name in headers))).toEqual([]);
  expect(differences(JSON.parse(shown.body), JSON.parse(body)), `${text}\n${body}`).toEqual([]);
}

const withoutNumbers = (text: string): string => text.replaceAll(/\d+/g, '0');

const isHeaderAsShown = (shown: string, real: string | undefined): boolean =>
  real !== undefined && (shown.includes(other) || withoutNumbers(real) === withoutNumbers(shown));

function httpDifferences(shown: HttpText, real: HttpText): string[] {
  return [
    ...(shown.status === real.status ? [] : [`${real.status} is shown as ${shown.status}`]),
    ...[...shown.headers]
      .filter(([name, value]) => !isHeaderAsShown(value, real.headers.get(name)))
      .map(([name, value]) => `${name}: ${real.headers.get(name)} is shown as ${value}`),
    ...(shown.body === '' ? [] : differences(JSON.parse(shown.body), JSON.parse(real.body))),
  ];
}

/** Fails if an answer in a guide is not what the service returned. Undefined: an error that the guide did not provoke. */
export function expectAsShown({ language, text }: Snippet, real: string | undefined): void {
  if (language === 'http') {
    expect(httpDifferences(parseHttp(text), parseHttp(real ?? '')), text).toEqual([]);
    return;
  }
  const shown = JSON.parse(text);
  const answer = real === undefined ? (errorExamples as any)[shown.error?.code]?.value : JSON.parse(real);
  expect(differences(shown, answer), `${text}\n${real ?? ''}`).toEqual([]);
}

const valueAt = (value: any, path: string): unknown => path.split('.').reduce((found, key) => found?.[key], value);

/**
 * Replaces `NAME=…   # data.id of the response` by that value of the last answer, or by its header of this name, and
 * others by the page's variables.
 */
export function withVariables(text: string, last: string | undefined, variables: Record<string, string>): string {
  return text.replaceAll(/^(export )?(\w+)=… +# (.+)$/gm, (line, exported = '', name: string, note: string) => {
    const [, path] = /^([\w.]+) of the response$/.exec(note) ?? [];
    const http = last?.startsWith('HTTP/') ? parseHttp(last) : undefined;
    const body = http ? http.body : last;
    const valueOf = (at: string) => http?.headers.get(at.toLowerCase()) ?? valueAt(JSON.parse(body || 'null'), at);
    const value = path ? valueOf(path) : variables[name];
    if (typeof value !== 'string') throw new Error(`no value for: ${line}`);
    return `${exported}${name}='${value}'`;
  });
}

/** A shell in this folder that keeps its variables between blocks, as the terminal of a reader does. */
export function startShell(folder: string) {
  const shell = spawn('bash', ['-u'], { cwd: folder, stdio: ['pipe', 'pipe', 'ignore'] });
  let output = '';
  let wake = () => {};
  shell.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    wake();
  });
  shell.once('exit', () => wake());
  return {
    async run(block: string): Promise<string> {
      shell.stdin.write(`${block}\nprintf '\\nexample ended: %s\\n' $?\n`);
      let end: RegExpExecArray | null = null;
      while (!end) {
        if (shell.exitCode !== null || shell.signalCode !== null) throw new Error(`the shell ended in: ${block}`);
        end = /^([\s\S]*)\nexample ended: (\d+)\n/.exec(output);
        if (!end) await new Promise<void>((resolve) => (wake = resolve));
      }
      output = '';
      expect(end[2], `exit status of: ${block}`).toBe('0');
      return end[1] ?? '';
    },
    stop: () => shell.kill(),
  };
}
