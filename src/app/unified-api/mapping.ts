// How resources of this API become those of unified APIs. The guide shows these tables, and a test reads each field of
// them from real responses.

export type MappedField = {
  /** Names in the models of Merge and Kombo. At least one of them. */
  merge?: string;
  kombo?: string;
  /** Paths in the resource, such as `tags[]` or `rejection_reason.id`. None: this API has no counterpart. */
  from?: string | readonly string[];
  /** Operation that returns the paths, if it is not the one of the resource. */
  operation?: string;
  /** Our values and theirs. */
  values?: Readonly<Record<string, string>>;
  /** How the value is derived, or why there is none. */
  note?: string;
};

export type MappedResource = {
  /** The operation that returns it: a list, or a single resource. */
  operation: string;
  /** Name of its schema, in a list with resources of several kinds. */
  schema?: string;
  fields: readonly MappedField[];
};

/** What a unified API writes, and the operation with the fields of its body. */
export type MappedAction = { action: string; operation: string; fields: readonly string[]; note?: string };

export const pathsOf = ({ from = [] }: MappedField): readonly string[] => (typeof from === 'string' ? [from] : from);
