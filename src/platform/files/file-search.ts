import type { InjectionToken, Resolve } from '../container.ts';
import type { FoundFiles, People } from '../personal-data.ts';

/** A file that goes with a candidate who is erased. */
export type NamingFile = FoundFiles & { candidateId: string };

/**
 * Reads files that may name anybody, before the rows of people are erased. Returns those to remove. `seen`: names of files
 * that were read before. They are left out, and others added.
 */
export type SearchFiles = (people: People, seen: Set<string>) => Promise<NamingFile[]>;
export type FileSearch = (resolve: Resolve, ...of: Parameters<SearchFiles>) => Promise<NamingFile[]>;

export const fileSearchesToken: InjectionToken<readonly SearchFiles[]> = Symbol('file searches');
