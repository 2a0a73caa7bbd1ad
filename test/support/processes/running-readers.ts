import { readdirSync, readFileSync } from 'node:fs';

/** Process IDs of readers of resumes with this heap that this process has started, and that run. Only on Linux. */
export function readerIds(heapMb: number): number[] {
  const children = readdirSync(`/proc/${process.pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${process.pid}/task/${task}/children`, 'utf8').trim().split(' '),
  );
  const readers = children.filter((pid) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(`--max-old-space-size=${heapMb}\0`);
    } catch {
      return false;
    }
  });
  return readers.map(Number);
}

export const runningReaders = (heapMb: number): number => readerIds(heapMb).length;
