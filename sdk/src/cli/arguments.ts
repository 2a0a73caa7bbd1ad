import { parseArgs } from 'node:util';
import { type Command, type Flag, kebab, usageOf } from './command.ts';
import { UsageError } from './usage.ts';

export type Arguments = {
  ids: string[];
  query: Record<string, unknown>;
  body: Record<string, unknown>;
  /** Values of flags that are not sent with the request. */
  own: Record<string, string | boolean | undefined>;
};

const cliName = ({ name }: Flag): string => `--${kebab(name)}`;

/** Handles `--flag=false` and `--no-flag`, which `parseArgs` of Node 20 does not support. */
function booleansOf(args: readonly string[], flags: readonly Flag[]): { rest: string[]; off: Set<string> } {
  const names = new Map(flags.filter(({ kind }) => kind === 'boolean').map((flag) => [kebab(flag.name), flag.name]));
  const off = new Set<string>();
  const rest = args.flatMap((arg) => {
    const [, no, name = '', value] = /^--(no-)?([\w-]+?)(?:=(true|false))?$/.exec(arg) ?? [];
    const flag = names.get(name);
    if (flag === undefined || (no === undefined && value === undefined)) return [arg];
    if ((no === undefined) === (value === 'false')) {
      off.add(flag);
      return [];
    }
    return [`--${name}`];
  });
  return { rest, off };
}

function valueOf(flag: Flag, given: string | boolean | (string | boolean)[]): unknown {
  const texts = [given].flat().map(String);
  const text = texts.at(-1) ?? '';
  if (flag.kind === 'boolean') return given;
  if (flag.kind === 'list') return texts.flatMap((one) => one.split(',')).filter((one) => one !== '');
  if (flag.kind === 'number') {
    if (text.trim() === '' || Number.isNaN(Number(text))) throw new UsageError(`${cliName(flag)} must be a number`);
    return Number(text);
  }
  return flag.kind === 'json' ? jsonOf(text, cliName(flag)) : text;
}

export function jsonOf(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(`${name} must be JSON`);
  }
}

function parsed(command: Command, args: string[]) {
  const options = Object.fromEntries(
    command.flags.map(({ name, kind }) => [
      kebab(name),
      { type: kind === 'boolean' ? ('boolean' as const) : ('string' as const), multiple: kind === 'list' },
    ]),
  );
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    const [reason = ''] = (error as Error).message.split('. To specify');
    throw new UsageError(`${reason}. See: ${usageOf(command)} --help`);
  }
}

/** Throws UsageError if the arguments are wrong. */
export function readArguments(command: Command, args: readonly string[]): Arguments {
  const { rest, off } = booleansOf(args, command.flags);
  const { values, positionals } = parsed(command, rest);
  const result: Arguments = { ids: positionals, query: {}, body: {}, own: {} };
  if (values['help']) return { ...result, own: { help: true } };
  for (const flag of command.flags) {
    const given = values[kebab(flag.name)] as string | boolean | undefined;
    if (given === undefined && !off.has(flag.name)) continue;
    const value = given === undefined ? false : valueOf(flag, given);
    if (flag.at) result[flag.at][flag.name] = value;
    else result.own[flag.name] = value as string | boolean;
  }
  if (positionals.length !== command.ids.length) {
    throw new UsageError(`Usage: ${usageOf(command)} [flags]. See: ${usageOf(command)} --help`);
  }
  const missing = command.flags.filter(
    ({ name, at, isRequired }) =>
      isRequired && at && !(name in result[at]) && !(at === 'body' && (result.own['data'] || result.own['csv'])),
  );
  if (missing.length > 0)
    throw new UsageError(`Missing: ${missing.map(cliName).join(', ')}. See: ${usageOf(command)} --help`);
  return result;
}
