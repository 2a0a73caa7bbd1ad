import type { InjectionToken, Resolve } from '../container.ts';
import type { FoundFiles, NamingRow, People } from '../personal-data.ts';

/** A file to remove together with an erased candidate. */
export type NamingFile = FoundFiles & { candidateId: string };

/** Files to remove, and rows to erase. */
export type Traces = { files: readonly NamingFile[]; rows: readonly NamingRow[] };

/**
 * Finds what may name these people in its text, before their rows are erased. `seen` has the names of what was read
 * before and can't change since. The search skips those and adds new names.
 */
export type SearchTraces = (people: People, seen: Set<string>) => Promise<Traces>;
export type TraceSearch = (resolve: Resolve, ...of: Parameters<SearchTraces>) => Promise<Traces>;

export const traceSearchesToken: InjectionToken<readonly SearchTraces[]> = Symbol('trace searches');
