import type { Command } from './command.ts';
import type { Container } from './container.ts';
import type { Endpoint } from './http/api/endpoint.ts';
import type { Webhook } from './http/webhooks.ts';
import type { Site } from './pages/page.ts';
import type { TaskHandler } from './tasks/task.ts';

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
