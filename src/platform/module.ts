import type { Command } from './command.ts';
import type { Container, Resolve } from './container.ts';
import type { TableRights } from './database/server/table-rights.ts';
import type { ExportParts } from './files/export-part.ts';
import type { MergedTable } from './gone/merged-table.ts';
import type { TraceSearch } from './gone/trace-search.ts';
import type { Endpoint } from './http/api/endpoint.ts';
import type { Webhook } from './http/webhooks.ts';
import type { ToolSet } from './mcp/tool.ts';
import type { Site } from './pages/page.ts';
import type { PersonalFiles, PersonalTable } from './personal-data.ts';
import type { TaskHandler } from './tasks/task.ts';

/** Work that a worker does continuously, beside tasks. */
export type Loop = {
  start(): void;
  /** Gives current work up to `seconds` to finish. */
  stop(seconds: number): Promise<void>;
};

export type Module = {
  name: string;
  entities?: unknown[];
  /** Rights on tables that web or worker may not read and write completely, such as secrets and logs. */
  tableRights?: TableRights;
  /** Every table of the module, with the personal data in it. */
  personalData?: readonly PersonalTable[];
  personalFiles?: readonly PersonalFiles[];
  /** Searches files and texts that may name people. */
  traceSearch?: TraceSearch;
  /** Every table of the module with rows of candidates or applications. */
  mergedTables?: readonly MergedTable[];
  /** Data of the module that exports contain. */
  exports?: ExportParts;
  endpoints?: Endpoint[];
  webhooks?: Webhook[];
  /** Tools of the MCP server. */
  tools?: ToolSet;
  handlers?: TaskHandler[];
  loops?: readonly ((resolve: Resolve) => Loop)[];
  commands?: Command[];
  site?: Site;
  register(container: Container): void;
};
