import { z } from 'zod';
import type { Command } from '#platform/command.ts';

const program = 'npm run -s ops --';
const migrateSummary = 'migrate the database and the queue; run it once for each release, before its processes start';

type Option = { flag: string; value: string; isRequired: boolean; text: string };
type Field = { type?: string; enum?: string[]; description?: string };

const nameOf = (field: string): string => field.replaceAll('_', '-');

export const optionNames = (command: Command): string[] => Object.keys(command.options.shape as object);

/** Whether the option takes no value, like `--test`. */
export const isFlag = (command: Command, name: string): boolean => {
  const field: unknown = (command.options.shape as Record<string, unknown>)[name];
  return field instanceof z.ZodOptional && field.unwrap() instanceof z.ZodBoolean;
};

function optionsOf(command: Command): Option[] {
  const { properties = {}, required = [] } = z.toJSONSchema(command.options, { io: 'input', unrepresentable: 'any' });
  return optionNames(command).map((name) => {
    const { enum: choices, description } = (properties[name] ?? {}) as Field;
    return {
      flag: `--${nameOf(name)}`,
      value: isFlag(command, name) ? '' : ` ${choices ? choices.join('|') : 'VALUE'}`,
      isRequired: required.includes(name),
      text: description ?? '',
    };
  });
}

/** Formats two columns. The first is as wide as its longest text. */
function columns(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([first]) => first.length));
  return rows.map(([first, second]) => `  ${first.padEnd(width)}  ${second}`.trimEnd());
}

export const commandList = (commands: readonly Command[]): string =>
  [
    `Usage: ${program} COMMAND [options]`,
    '',
    'Commands:',
    ...columns([['migrate', migrateSummary], ...commands.map(({ name, summary }) => [name, summary] as const)]),
    '',
    `Options of a command: ${program} COMMAND --help`,
  ].join('\n');

export const migrateHelp = (): string =>
  [`Usage: ${program} migrate`, '', `${migrateSummary}.`, 'It has no options.'].join('\n');

export function commandHelp(command: Command): string {
  const options = optionsOf(command);
  const required = options.filter(({ isRequired }) => isRequired).map(({ flag, value }) => `${flag}${value}`);
  const rest = options.length > required.length ? ['[options]'] : [];
  return [
    `Usage: ${[program, command.name, ...required, ...rest].join(' ')}`,
    '',
    `${command.summary}.`,
    ...(options.length === 0 ? ['It has no options.'] : ['', 'Options:']),
    ...columns(
      options.map(({ flag, value, isRequired, text }) => [
        `${flag}${value}`,
        [isRequired && 'required', text].filter(Boolean).join(': '),
      ]),
    ),
  ].join('\n');
}

const groupOf = (commands: readonly Command[], word: string | undefined): Command[] =>
  commands.filter(({ name }) => name.split(' ')[0] === word);
const listed = (commands: readonly Command[]): string[] =>
  columns(commands.map(({ name, summary }) => [name, summary]));

/** The commands that begin with this word. Undefined if there is none. */
export function groupHelp(commands: readonly Command[], word: string | undefined): string | undefined {
  const group = groupOf(commands, word);
  if (group.length === 0) return undefined;
  return [
    `Usage: ${program} ${word} COMMAND [options]`,
    '',
    'Commands:',
    ...listed(group),
    '',
    `Options of a command: ${program} ${group[0]?.name} --help`,
  ].join('\n');
}

/** Help for an unknown command. Lists the commands that begin with its first word, or all. */
export function unknownCommand(commands: readonly Command[], args: readonly string[]): string {
  const group = groupOf(commands, args[0]);
  const known = group.length > 0 ? listed(group) : [commandList(commands)];
  return [`Unknown command: ${args.slice(0, 2).join(' ')}`, '', ...known].join('\n');
}
