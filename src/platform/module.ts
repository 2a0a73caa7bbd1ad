import type { Command } from './command.ts';
import type { Container } from './container.ts';
import type { Endpoint } from './http/endpoint.ts';
import type { Webhook } from './http/webhooks.ts';
import type { Site } from './pages/page.ts';
import type { TaskHandler } from './tasks/task.ts';

/** A context's plug: what it brings into the processes. */
export type Module = {
  name: string;
  entities?: unknown[];
  endpoints?: Endpoint[];
  webhooks?: Webhook[];
  handlers?: TaskHandler[];
  commands?: Command[];
  site?: Site;
  register(container: Container): void;
};
