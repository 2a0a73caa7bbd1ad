import type { InjectionToken, Resolve } from '../container.ts';
import type { FoundFiles, People } from '../personal-data.ts';

/** A file to remove together with an erased candidate. */
export type NamingFile = FoundFiles & { candidateId: string };

/**
 * Finds files that may name these people, before their rows are erased. Returns the files to remove. `seen` has the
 * names of files that were read before. The search skips those and adds new names.
 */
export type SearchFiles = (people: People, seen: Set<string>) => Promise<NamingFile[]>;
export type FileSearch = (resolve: Resolve, ...of: Parameters<SearchFiles>) => Promise<NamingFile[]>;

export const fileSearchesToken: InjectionToken<readonly SearchFiles[]> = Symbol('file searches');
