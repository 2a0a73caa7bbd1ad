import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ApiError, ConnectionError, RecruitError, UnexpectedResponseError } from '../errors.ts';
import { type FileInput, Http, type HttpRequest } from '../http.ts';
import { Feed, List } from '../list.ts';
import { version } from '../version.ts';
import { type Arguments, jsonOf, readArguments } from './arguments.ts';
import { bulkApplyCsv } from './bulk-apply.ts';
import type { Command } from './command.ts';
import { commandAt, completionScript, completionsOf } from './completion.ts';
import { commandHelp, commandsOf, generalHelp, groupHelp, groupNames } from './help.ts';
import { type Environment, readSettings } from './settings.ts';
import { exitCodes, UsageError } from './usage.ts';

/** Input and output of a command. */
export type Terminal = {
  env: Environment;
  out(text: string | Uint8Array): void;
  error(text: string): void;
  input(): Promise<string>;
  signal?: AbortSignal;
};

const contentTypes: Record<string, string> = {
  '.csv': 'text/csv',
  '.ndjson': 'application/x-ndjson',
  '.jsonl': 'application/x-ndjson',
  '.pdf': 'application/pdf',
  '.txt': 'text/plain',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

async function readInput(name: string, terminal: Terminal): Promise<string> {
  if (name === '-') return terminal.input();
  return (await readBytes(name)).toString('utf8');
}

const readBytes = (name: string): Promise<Buffer<ArrayBuffer>> =>
  readFile(name).catch((error: Error) => {
    throw new UsageError(`${name} cannot be read: ${error.message}`);
  });

async function bodyOf({ body, own }: Arguments, terminal: Terminal): Promise<object> {
  const { data } = own;
  if (typeof data !== 'string') return body;
  const text = data === '-' || data.startsWith('@') ? await readInput(data.replace(/^@/, ''), terminal) : data;
  const given = jsonOf(text, '--data');
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new UsageError('--data must be a JSON object');
  return { ...given, ...body };
}

async function fileOf(name: string, terminal: Terminal): Promise<{ file: FileInput; fileType?: string }> {
  if (name === '-') return { file: await terminal.input() };
  const fileType = contentTypes[path.extname(name).toLowerCase()];
  return { file: await readBytes(name), ...(fileType && { fileType }) };
}

async function requestOf({ operation }: Command, given: Arguments, terminal: Terminal): Promise<HttpRequest> {
  const { verb, path: template, ids, input, fileType, isIdempotent = false, kind } = operation;
  const named = Object.fromEntries(ids.map(({ name }, i) => [name, given.ids[i] ?? '']));
  return {
    verb,
    path: template,
    ids: named,
    query: given.query,
    isIdempotent,
    whole: kind === 'many',
    returnsFile: kind === 'file',
    ...(input === 'json' && { body: await bodyOf(given, terminal) }),
    ...(input === 'file' && { ...(fileType && { fileType }), ...(await fileOf(given.ids.at(-1) ?? '', terminal)) }),
  };
}

class Runner {
  readonly #terminal: Terminal;
  readonly #http: Http;
  readonly #signal: { signal?: AbortSignal };

  constructor(terminal: Terminal) {
    this.#terminal = terminal;
    this.#http = new Http(readSettings(terminal.env));
    this.#signal = terminal.signal ? { signal: terminal.signal } : {};
  }

  async run(command: Command, given: Arguments): Promise<number> {
    const { csv } = given.own;
    if (command.special === 'bulk-apply' && typeof csv === 'string') return this.#bulkApply(csv, given);
    const request = await requestOf(command, given, this.#terminal);
    const { kind } = command.operation;
    if (command.special === 'tail') await this.#tail(request, given);
    else if ((kind === 'list' || kind === 'feed') && given.own['all']) await this.#all(request, given, kind);
    else await this.#once(request, given, kind);
    return exitCodes.ok;
  }

  #print(value: unknown, isCompact: boolean): void {
    this.#terminal.out(`${JSON.stringify(value, null, isCompact ? undefined : 2)}\n`);
  }

  async #once(request: HttpRequest, { own }: Arguments, kind: string): Promise<void> {
    const isList = ['list', 'feed', 'many'].includes(kind);
    const { idempotency_key: key } = own;
    const options = { ...this.#signal, ...(typeof key === 'string' && { idempotencyKey: key }) };
    const result = await this.#http.call<unknown>({ ...request, whole: isList }, options);
    const isCompact = own['json'] === true;
    if (result instanceof Blob || typeof result === 'string') await this.#printFile(result, own['output']);
    else if (isList && isCompact) for (const item of (result as { data: unknown[] }).data) this.#print(item, true);
    else if (result !== undefined) this.#print(result, isCompact);
  }

  async #printFile(content: Blob | string, output: string | boolean | undefined): Promise<void> {
    const bytes = typeof content === 'string' ? content : new Uint8Array(await content.arrayBuffer());
    if (typeof output === 'string') await writeFile(output, bytes);
    else this.#terminal.out(bytes);
  }

  async #all(request: HttpRequest, given: Arguments, kind: string): Promise<void> {
    const { updated_after: start, cursor } = given.query;
    if (kind === 'feed' || start || cursor || given.own['cursor_file']) return this.#follow(request, given);
    for await (const item of new List(this.#http, request, this.#signal)) this.#print(item, true);
  }

  async #tail(request: HttpRequest, given: Arguments): Promise<void> {
    if (given.own['new'] && !given.query['cursor']) {
      const past = new Feed(this.#http, request, this.#signal);
      for await (const { cursor } of past.pages()) request = { ...request, query: { ...request.query, cursor } };
    }
    await this.#follow(request, given, 25);
  }

  /** Prints all items after a cursor, and stores the cursor after each page. */
  async #follow(request: HttpRequest, { own, query }: Arguments, waitSeconds?: number): Promise<void> {
    const file = typeof own['cursor_file'] === 'string' ? own['cursor_file'] : undefined;
    const stored = file && (await readFile(file, 'utf8').catch(() => '')).trim();
    if (!stored && !waitSeconds && 'offset' in query) {
      throw new UsageError('--offset cannot be used with --updated-after, --cursor or --cursor-file');
    }
    const position = stored ? { cursor: stored, updated_after: undefined } : {};
    // A restart of the service must not end the command.
    const options = { ...this.#signal, ...(waitSeconds && { retries: 20 }) };
    const start = { ...request, query: { ...request.query, ...position } };
    for await (const { data, cursor } of new Feed(
      this.#http,
      start,
      options,
      waitSeconds ? { waitSeconds } : {},
    ).pages()) {
      for (const item of data) this.#print(item, true);
      if (!file) continue;
      await writeFile(`${file}.new`, `${cursor}\n`);
      await rename(`${file}.new`, file);
    }
  }

  async #bulkApply(csv: string, { body }: Arguments): Promise<number> {
    const counts: Record<string, number> = {};
    for await (const row of bulkApplyCsv(this.#http, await readInput(csv, this.#terminal), body)) {
      this.#print(row, true);
      counts[row.result] = (counts[row.result] ?? 0) + 1;
    }
    const { created = 0, existing = 0, failed = 0 } = counts;
    this.#terminal.error(`${created} created, ${existing} existing, ${failed} failed\n`);
    return failed > 0 ? exitCodes.someFailed : exitCodes.ok;
  }
}

function exitCodeOf(error: unknown): number {
  if (error instanceof UsageError || error instanceof TypeError) return exitCodes.usage;
  const isPassing = error instanceof ConnectionError || (error instanceof ApiError && error.retryable);
  return isPassing || (error instanceof UnexpectedResponseError && error.status >= 500)
    ? exitCodes.unavailable
    : exitCodes.refused;
}

function textOf(error: Error): string {
  if (!(error instanceof ApiError)) return `recruit: ${error.message}\n`;
  const { code, status, details, allowed, requiredScope, mergedInto, requestId } = error;
  const [message] = details.length > 0 ? ['The request has invalid fields.'] : [error.message];
  const lines = [
    `recruit: ${code} (${status}): ${message}`,
    ...details.map((field) => `  ${field.path}: ${field.message} (${field.code})`),
    ...(allowed ? [`  Allowed: ${allowed.join(', ')}`] : []),
    ...(requiredScope ? [`  Required scope: ${requiredScope}`] : []),
    ...(mergedInto ? [`  Merged into: ${mergedInto}`] : []),
    `  Request ID: ${requestId}`,
  ];
  return `${lines.join('\n')}\n`;
}

function jsonOfError(error: Error): string {
  const { code, status, retryable, requestId, details, allowed, requiredScope, mergedInto } =
    error instanceof ApiError ? error : ({} as Partial<ApiError>);
  const known = {
    status,
    retryable,
    request_id: requestId,
    details,
    allowed,
    required_scope: requiredScope,
    merged_into: mergedInto,
  };
  return `${JSON.stringify({ error: { code: code ?? error.name, message: error.message, ...known } })}\n`;
}

function helpFor([group = '', name = '']: readonly string[]): string {
  const { command } = commandAt([group, name]);
  if (command) return commandHelp(command);
  if (groupNames.includes(group) && !name) return groupHelp(group);
  if (group) throw new UsageError(`No such command: ${[group, name].filter(Boolean).join(' ')}. See: recruit help`);
  return generalHelp();
}

async function runCommand(args: readonly string[], terminal: Terminal): Promise<number> {
  const [first = 'help', ...more] = args;
  const printed = () => {
    if (first === '--version') return `${version}\n`;
    if (first === 'help' || first === '--help' || first === '-h') return helpFor(more);
    if (first === 'completion') return completionScript(more[0]);
    if (first === '__complete')
      return completionsOf(more)
        .map((one) => `${one}\n`)
        .join('');
    const isGroup = groupNames.includes(first) && ['', '--help', '-h', 'help'].includes(more[0] ?? '');
    return isGroup ? groupHelp(first) : undefined;
  };
  const text = printed();
  if (text !== undefined) {
    terminal.out(text);
    return exitCodes.ok;
  }
  const { command, rest } = commandAt(args);
  if (!command) {
    const names = commandsOf(first).map(({ name }) => name);
    const known = names.length > 0 ? `Commands of ${first}: ${names.join(', ')}` : 'See: recruit help';
    throw new UsageError(`No such command: ${args.slice(0, 2).join(' ')}. ${known}`);
  }
  const given = readArguments(command, rest);
  if (given.own['help']) {
    terminal.out(commandHelp(command));
    return exitCodes.ok;
  }
  return new Runner(terminal).run(command, given);
}

/** Runs a command. Returns its exit code. */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  try {
    return await runCommand(args, terminal);
  } catch (error) {
    if (terminal.signal?.aborted) return exitCodes.interrupted;
    if (!(error instanceof RecruitError || error instanceof UsageError || error instanceof TypeError)) throw error;
    terminal.error(args.includes('--json') ? jsonOfError(error) : textOf(error));
    return exitCodeOf(error);
  }
}
