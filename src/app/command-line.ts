import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Command } from '#platform/command.ts';
import { type Config, loadConfigWith } from '#platform/config.ts';
import { codeOf } from '#platform/database/failure.ts';
import { AppError } from '#platform/errors.ts';
import { messageOf } from '#platform/log.ts';
import { validate } from '#platform/schema/validate.ts';
import { boot } from './boot.ts';
import {
  commandHelp,
  commandList,
  groupHelp,
  isFlag,
  migrateHelp,
  optionNames,
  unknownCommand,
} from './command-help.ts';
import { migrate } from './migrate.ts';
import { modules } from './modules.ts';

const commands: Command[] = modules.flatMap((m) => m.commands ?? []);

/** Reads the settings of the environment, with `given` in place of its own. */
type ReadConfig = (given: NodeJS.ProcessEnv) => Config;

/**
 * The settings of the environment. If they name no database, that of the running `npm start` with the same DATA_DIR is
 * used.
 */
function settings(readConfig: ReadConfig): Config {
  const config = readConfig({});
  if (config.databaseUrl ?? config.migration.databaseUrl) return config;
  const file = path.join(config.dataDir, 'database.json');
  try {
    return readConfig(JSON.parse(readFileSync(file, 'utf8')) as NodeJS.ProcessEnv);
  } catch {
    throw new Error('DATABASE_URL is not set and no `npm start` is running with this DATA_DIR.');
  }
}

/** Returns the names of the migrations that it applied. */
async function migrateDatabase(readConfig: ReadConfig): Promise<string[]> {
  const { databaseUrl, databaseCaFile, databasePooling, migration } = settings(readConfig);
  const candidates = {
    MIGRATE_DATABASE_URL: migration.databaseUrl,
    DATABASE_DIRECT_URL: databasePooling.directUrl,
    DATABASE_URL: databasePooling.mode === 'transaction' ? undefined : databaseUrl,
  };
  const [setting, url] = Object.entries(candidates).find(([, given]) => given) ?? [];
  if (!url && databaseUrl)
    throw new Error('DATABASE_DIRECT_URL is not set. Migrations need a session, which a pooler does not keep.');
  if (!url || !setting) throw new Error('DATABASE_URL is not set.');
  return migrate(url, {
    caFile: databaseCaFile,
    setting,
    roles: migration.roles,
    onWait: () => console.error('Another migration is running; waiting for it to end.'),
    onBlocked: () =>
      console.error('Transactions use a table that a migration changes. Trying again until they end (see pg_locks).'),
  });
}

/** What is wrong with the arguments, from the error of parseArgs. */
function argumentFault(error: unknown, command: Command): string {
  const message = messageOf(error);
  const [, name = ''] = /'--([\w-]+)/.exec(message) ?? [];
  if (codeOf(error) !== 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') return message;
  if (isFlag(command, name.replaceAll('-', '_'))) return `--${name} takes no value.`;
  return `--${name} needs a value. If it begins with a dash, write --${name}=-VALUE.`;
}

function givenOptions(command: Command, args: string[]): Record<string, string | boolean | undefined> {
  const options = Object.fromEntries(
    optionNames(command).map((name) => [
      name.replaceAll('_', '-'),
      { type: isFlag(command, name) ? ('boolean' as const) : ('string' as const) },
    ]),
  );
  try {
    const { values } = parseArgs({ args, options });
    return Object.fromEntries(Object.entries(values).map(([name, value]) => [name.replaceAll('-', '_'), value]));
  } catch (error) {
    throw new Error(`${argumentFault(error, command)}\n\n${commandHelp(command)}`);
  }
}

/** Runs the command in the arguments and returns its output. Throws if the arguments are wrong. */
export async function runCommandLine(
  args: string[],
  readConfig: ReadConfig = loadConfigWith,
): Promise<string | undefined> {
  const wantsHelp = args.includes('--help') || args.includes('-h') || args[0] === 'help';
  const words = args.filter((arg) => !['--help', '-h', 'help'].includes(arg));
  if (words[0] === 'migrate') {
    if (wantsHelp) return migrateHelp();
    return JSON.stringify({ applied: await migrateDatabase(readConfig) });
  }
  const command = commands.find((c) => c.name === words.slice(0, c.name.split(' ').length).join(' '));
  if (wantsHelp && (command || words.length === 0)) return command ? commandHelp(command) : commandList(commands);
  const group = wantsHelp && words.length === 1 ? groupHelp(commands, words[0]) : undefined;
  if (group) return group;
  if (!command) throw new Error(words.length > 0 ? unknownCommand(commands, words) : commandList(commands));
  const given = givenOptions(command, args.slice(command.name.split(' ').length));
  const app = await boot({ ...settings(readConfig), logLevel: 'error' }, 'operator');
  try {
    return JSON.stringify(await command.run({ options: validate(command.options, given), resolve: app.resolve }));
  } finally {
    await app.close();
  }
}

const connectionFailures = new Set(['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', '28P01', '28000', '3D000']);

/** The error to show to an operator. */
export function commandError(error: unknown): unknown {
  if (connectionFailures.has(codeOf(error) ?? '')) {
    return new Error(`The database cannot be used (see DATABASE_URL): ${messageOf(error)}`);
  }
  if (!(error instanceof AppError && error.details)) return error;
  const lines = error.details.map(({ path: of, message }) =>
    of ? `--${of.replaceAll('_', '-')} ${message}` : message,
  );
  return new Error(lines.join('\n'));
}
