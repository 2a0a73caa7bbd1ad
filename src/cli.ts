import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Command } from '#platform/command.ts';
import { type Config, loadConfig, loadConfigWith } from '#platform/config.ts';
import { AppError } from '#platform/errors.ts';
import { messageOf } from '#platform/log.ts';
import { validate } from '#platform/schema/validate.ts';
import { boot } from './app/boot.ts';
import { commandHelp, commandList, isFlag, migrateHelp, optionNames, unknownCommand } from './app/command-help.ts';
import { migrate } from './app/migrate.ts';
import { modules } from './app/modules.ts';
import { failToStart } from './app/stop.ts';

// The operator process: one command, its result as JSON on stdout, errors on stderr with exit code 1.

const commands: Command[] = modules.flatMap((m) => m.commands ?? []);

/** The settings of the environment, and for the database those of the running `npm start` with the same DATA_DIR. */
function settings(): Config {
  const config = loadConfig();
  if (config.databaseUrl ?? config.migration.databaseUrl) return config;
  const file = path.join(config.dataDir, 'database.json');
  try {
    return loadConfigWith(JSON.parse(readFileSync(file, 'utf8')) as NodeJS.ProcessEnv);
  } catch {
    throw new Error('DATABASE_URL is not set and no `npm start` is running with this DATA_DIR.');
  }
}

async function migrateDatabase(): Promise<void> {
  const { databaseUrl, databaseCaFile, databasePooling, migration } = settings();
  const candidates = {
    MIGRATE_DATABASE_URL: migration.databaseUrl,
    DATABASE_DIRECT_URL: databasePooling.directUrl,
    DATABASE_URL: databasePooling.mode === 'transaction' ? undefined : databaseUrl,
  };
  const [setting, url] = Object.entries(candidates).find(([, given]) => given) ?? [];
  if (!url && databaseUrl)
    throw new Error('DATABASE_DIRECT_URL is not set. Migrations need a session, which a pooler does not keep.');
  if (!url || !setting) throw new Error('DATABASE_URL is not set.');
  await migrate(url, {
    caFile: databaseCaFile,
    setting,
    roles: migration.roles,
    onWait: () => console.error('Another migration is running; waiting for it to end.'),
    onBlocked: () =>
      console.error('Transactions use a table that a migration changes. Trying again until they end (see pg_locks).'),
  });
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
    throw new Error(`${messageOf(error)}\n\n${commandHelp(command)}`);
  }
}

async function main(args: string[]): Promise<void> {
  const wantsHelp = args.includes('--help') || args.includes('-h') || args[0] === 'help';
  const words = args.filter((arg) => !['--help', '-h', 'help'].includes(arg));
  if (words[0] === 'migrate') return wantsHelp ? console.log(migrateHelp()) : migrateDatabase();
  const command = commands.find((c) => c.name === words.slice(0, c.name.split(' ').length).join(' '));
  if (wantsHelp && (command || words.length === 0))
    return console.log(command ? commandHelp(command) : commandList(commands));
  if (!command) throw new Error(words.length > 0 ? unknownCommand(commands, words) : commandList(commands));
  const given = givenOptions(command, args.slice(command.name.split(' ').length));
  const app = await boot({ ...settings(), logLevel: 'error' }, 'operator');
  try {
    const result = await command.run({ options: validate(command.options, given), resolve: app.resolve });
    console.log(JSON.stringify(result));
  } finally {
    await app.close();
  }
}

try {
  await main(process.argv.slice(2));
  // A connection that is just being made must not keep the process running.
  setTimeout(() => process.exit(), 2_000).unref();
} catch (error) {
  failToStart(
    error instanceof AppError && error.details
      ? new Error(error.details.map((d) => `--${d.path.replaceAll('_', '-')} ${d.message}`).join('\n'))
      : error,
  );
}
