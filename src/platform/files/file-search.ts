import type { InjectionToken, Resolve } from '../container.ts';
import type { FoundFiles, People } from '../personal-data.ts';

/** A file that goes with a candidate who is erased. */
export type NamingFile = FoundFiles & { candidateId: string };

/** Reads files that may name anybody, before the rows of people are erased. Returns those to remove. */
export type FileSearch = (resolve: Resolve, people: People) => Promise<NamingFile[]>;

export const fileSearchesToken: InjectionToken<readonly ((people: People) => Promise<NamingFile[]>)[]> =
  Symbol('file searches');
