import { accessSync, constants, statSync } from 'node:fs';
import path from 'node:path';
import { childEnvironment } from '../processes/child-environment.ts';

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
};

/** Finds a program on PATH and returns its absolute path. Undefined if it is not installed. */
export function findProgram(name: string): string | undefined {
  if (name.includes('/')) return isExecutable(name) ? path.resolve(name) : undefined;
  const folders = (childEnvironment({})['PATH'] ?? '')
    .split(path.delimiter)
    .filter((folder) => path.isAbsolute(folder));
  return folders.map((folder) => path.join(folder, name)).find(isExecutable);
}
