import { fchmodSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { socketFilter } from './socket-filter.ts';

/**
 * The socket filter as an open file without a name, which nobody can change or clean up. Undefined if there is no
 * filter for this machine, or it cannot be written.
 */
export function filterFile(): number | undefined {
  const bytes = socketFilter();
  if (!bytes) return undefined;
  try {
    const folder = mkdtempSync(path.join(tmpdir(), 'filter-'));
    try {
      const file = path.join(folder, 'filter');
      writeFileSync(file, bytes, { mode: 0o600 });
      const handle = openSync(file, 'r');
      // The user that runs readers opens it through its descriptor.
      fchmodSync(handle, 0o444);
      return handle;
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  } catch {
    return undefined;
  }
}
