import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findPrograms } from '../../scripts/rehearse/postgres-programs.ts';
import { startChild } from '../support/processes/child.ts';

const hasPrograms = (() => {
  try {
    return Boolean(findPrograms(undefined));
  } catch {
    return false;
  }
})();

// Needs a PostgreSQL with client programs: apt install postgresql.
test.runIf(hasPrograms)(
  'Serve an application from a restored dump, and from a base backup replayed to a time',
  async () => {
    const rehearsal = startChild('scripts/rehearse-restore.ts', {});
    const ended = await rehearsal.exit();
    const output = rehearsal.output();
    expect(ended, output).toEqual([0, null]);
    expect(output).toMatch(/^ok {4}the copy serves GET \/applications\/\{id\}/m);
    expect(output).toMatch(/^ok {4}base backup and log, replayed to \d{4}-/m);
    expect(output).toMatch(/^ok {4}the copy serves applications of before and after the base backup/m);
    expect(output).toContain('Both ways restore.');
  },
);

test('Name the programs of PostgreSQL that a rehearsal lacks', async () => {
  const empty = mkdtempSync(path.join(os.tmpdir(), 'recruitment-no-programs-'));
  onTestFinished(() => rmSync(empty, { recursive: true }));
  const rehearsal = startChild('scripts/rehearse-restore.ts', {}, ['--bin', empty]);
  expect(await rehearsal.exit()).toEqual([1, null]);
  expect(rehearsal.output()).toContain(
    `Missing in ${empty}: initdb, pg_ctl, postgres, pg_dump, pg_restore, pg_basebackup, psql.`,
  );
  expect(rehearsal.output()).toContain('apt install postgresql');
});
