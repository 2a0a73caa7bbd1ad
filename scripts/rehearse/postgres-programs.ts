import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const programs = ['initdb', 'pg_ctl', 'postgres', 'pg_dump', 'pg_restore', 'pg_basebackup', 'psql'] as const;

const missingIn = (folder: string): string[] => programs.filter((name) => !existsSync(path.join(folder, name)));

/** Folders in which distributions install the programs, newest version first. */
function usualFolders(): string[] {
  const versionsIn = (folder: string, pattern: RegExp): string[] =>
    (existsSync(folder) ? readdirSync(folder) : [])
      .flatMap((name) => pattern.exec(name) ?? [])
      .sort((a, b) => Number.parseInt(b.replace(/\D/g, ''), 10) - Number.parseInt(a.replace(/\D/g, ''), 10))
      .map((name) => path.join(folder, name, 'bin'));
  return [
    ...versionsIn('/usr/lib/postgresql', /^\d+$/),
    ...versionsIn('/usr', /^pgsql-\d+$/),
    ...versionsIn('/opt/homebrew/opt', /^postgresql@\d+$/),
    '/usr/local/bin',
    '/usr/bin',
  ];
}

/**
 * A folder with all programs of one PostgreSQL. Throws an error that names the missing programs and how to get them.
 */
export function findPrograms(given: string | undefined): string {
  const folders = given === undefined ? usualFolders() : [path.resolve(given)];
  const complete = folders.find((folder) => missingIn(folder).length === 0);
  if (complete) return complete;
  const best = folders.toSorted((a, b) => missingIn(a).length - missingIn(b).length)[0] as string;
  throw new Error(
    `The rehearsal needs the programs of one PostgreSQL. Missing in ${best}: ${missingIn(best).join(', ')}. ` +
      'The PostgreSQL that npm start brings has no pg_dump, pg_restore and pg_basebackup. Install one (apt install postgresql, ' +
      'brew install postgresql@18) or name its folder: add -- --bin /usr/lib/postgresql/18/bin',
  );
}
