// Maps resources of this API to those of unified APIs. The guide shows these tables. A test reads each of their fields
// from real responses.

export type MappedField = {
  /** Field names in the models of Merge and Kombo. At least one of them is set. */
  merge?: string;
  kombo?: string;
  /** Paths in the resource, such as `tags[]` or `rejection_reason.id`. Undefined if this API has no counterpart. */
  from?: string | readonly string[];
  /** Operation that returns the paths, if it is not the one of the resource. */
  operation?: string;
  /** Their values, by our values. */
  values?: Readonly<Record<string, string>>;
  /** How the value is derived, or why there is none. */
  note?: string;
};

export type MappedResource = {
  /** Operation that returns the resource, alone or in a list. */
  operation: string;
  /** Name of the resource's schema, in a list with several kinds of resources. */
  schema?: string;
  fields: readonly MappedField[];
};

/** A write of a unified API, and the operation with the fields of its body. */
export type MappedAction = { action: string; operation: string; fields: readonly string[]; note?: string };

export const pathsOf = ({ from = [] }: MappedField): readonly string[] => (typeof from === 'string' ? [from] : from);
