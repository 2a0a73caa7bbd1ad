import { z } from 'zod';
import { defineCommand } from '#platform/command.ts';
import type { Resolve } from '#platform/container.ts';
import { NotFound } from '#platform/errors.ts';
import { id } from '#platform/http/types.ts';
import { TaskQueue } from '#platform/tasks/queue.ts';

/** The queue of this name: a mistyped one must not look like one without failures. Throws NotFound. */
function queueWith(name: string, resolve: Resolve): TaskQueue {
  const queue = resolve(TaskQueue);
  if (!queue.has(name)) throw new NotFound(`The queue ${name}`);
  return queue;
}

export const workCommands = [
  defineCommand({
    name: 'work status',
    summary: 'what is queued, running, retrying and given up, by queue',
    options: z.strictObject({}),
    run: async ({ resolve }) => ({ queues: await resolve(TaskQueue).status() }),
  }),
  defineCommand({
    name: 'work failed',
    summary: 'the given-up tasks of a queue and why',
    options: z.strictObject({ queue: z.string() }),
    run: async ({ options: o, resolve }) => ({ failed: await queueWith(o.queue, resolve).failures(o.queue) }),
  }),
  defineCommand({
    name: 'work retry',
    summary: 'run given-up tasks of a queue again: all, or one by its id',
    options: z.strictObject({ queue: z.string(), id: id().optional() }),
    run: async ({ options: o, resolve }) => {
      const retried = await queueWith(o.queue, resolve).retry(o.queue, o.id);
      if (o.id && retried === 0) throw new NotFound(`A given-up task ${o.id}`);
      return { retried };
    },
  }),
];
