import type { Command } from './command.ts';
import type { Container, Resolve } from './container.ts';
import type { TableRights } from './database/server/table-rights.ts';
import type { ExportParts } from './files/export-part.ts';
import type { FileSearch } from './files/file-search.ts';
import type { MergedTable } from './gone/merged-table.ts';
import type { Endpoint } from './http/api/endpoint.ts';
import type { Webhook } from './http/webhooks.ts';
import type { ToolSet } from './mcp/tool.ts';
import type { Site } from './pages/page.ts';
import type { PersonalFiles, PersonalTable } from './personal-data.ts';
import type { TaskHandler } from './tasks/task.ts';

/** Work that a worker does all the time, beside tasks. */
export type Loop = {
  start(): void;
  /** Gives current work `seconds` to end. */
  stop(seconds: number): Promise<void>;
};

export type Module = {
  name: string;
  entities?: unknown[];
  /** Tables that web or worker may not read and write as a whole, as secrets and logs. */
  tableRights?: TableRights;
  /** Every table of the module, with what it says of people. */
  personalData?: readonly PersonalTable[];
  personalFiles?: readonly PersonalFiles[];
  /** For files that may name anybody. */
  fileSearch?: FileSearch;
  /** Every table of the module with rows of candidates or applications. */
  mergedTables?: readonly MergedTable[];
  /** What exports have of the module's data. */
  exports?: ExportParts;
  endpoints?: Endpoint[];
  webhooks?: Webhook[];
  /** Of the MCP server. */
  tools?: ToolSet;
  handlers?: TaskHandler[];
  loops?: readonly ((resolve: Resolve) => Loop)[];
  commands?: Command[];
  site?: Site;
  register(container: Container): void;
};
