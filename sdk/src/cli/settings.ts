import { readFileSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { UsageError } from './usage.ts';

export type Environment = Record<string, string | undefined>;

export const configFile = (env: Environment): string =>
  path.join(env['XDG_CONFIG_HOME'] || path.join(env['HOME'] || os.homedir(), '.config'), 'recruit', 'config.json');

function readConfig(file: string): { url?: unknown; apiKey?: unknown } {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return {};
  }
  // The file has an API key.
  if (process.platform !== 'win32' && (statSync(file).mode & 0o077) !== 0) {
    throw new UsageError(`Other users can read ${file}, which has an API key. Run: chmod 600 ${file}`);
  }
  try {
    return JSON.parse(text) as object;
  } catch {
    throw new UsageError(`${file} is not JSON`);
  }
}

/** Reads RECRUIT_URL and RECRUIT_API_KEY, or `url` and `apiKey` of the configuration file. */
export function readSettings(env: Environment): { baseUrl: string; apiKey: string } {
  const file = configFile(env);
  const config = env['RECRUIT_URL'] && env['RECRUIT_API_KEY'] ? {} : readConfig(file);
  const baseUrl = env['RECRUIT_URL'] || config.url;
  const apiKey = env['RECRUIT_API_KEY'] || config.apiKey;
  if (typeof baseUrl !== 'string' || !URL.canParse(baseUrl)) {
    throw new UsageError(`Set RECRUIT_URL to the address of the service, or "url" in ${file}`);
  }
  if (typeof apiKey !== 'string') throw new UsageError(`Set RECRUIT_API_KEY to an API key, or "apiKey" in ${file}`);
  return { baseUrl, apiKey };
}
