import type { PersonalFiles, PersonalTable } from '#platform/personal-data.ts';
import { platformData } from '#platform/platform-data.ts';
import { modules } from './modules.ts';

/** Tables in module order. Each comes before those that refer to it. */
export const personalTables: readonly PersonalTable[] = [
  ...platformData,
  ...modules.flatMap((m) => m.personalData ?? []),
];

export const personalFiles: readonly PersonalFiles[] = modules.flatMap((m) => m.personalFiles ?? []);
