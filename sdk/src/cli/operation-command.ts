/** An operation of the API, as a command. */
export type OperationCommand = {
  group: string;
  method: string;
  verb: string;
  path: string;
  summary: string;
  description: string;
  kind: 'one' | 'many' | 'list' | 'feed' | 'nothing' | 'file' | 'text';
  ids: readonly { name: string; description: string }[];
  flags: readonly OperationFlag[];
  /** The body: JSON from flags or `--data`, or a file. */
  input?: 'json' | 'file';
  fileType?: string;
  isIdempotent?: boolean;
};

export type OperationFlag = {
  name: string;
  at: 'query' | 'body';
  kind: 'string' | 'number' | 'boolean' | 'list' | 'json';
  description: string;
  choices?: readonly string[];
  isRequired?: boolean;
};
