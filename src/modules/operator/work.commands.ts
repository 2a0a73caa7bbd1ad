import { z } from 'zod';
import { defineCommand } from '#platform/command.ts';
import { NotFound } from '#platform/errors.ts';
import { id } from '#platform/http/types.ts';
import { TaskQueue } from '#platform/tasks/queue.ts';

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
    run: async ({ options: o, resolve }) => ({ failed: await resolve(TaskQueue).failures(o.queue) }),
  }),
  defineCommand({
    name: 'work retry',
    summary: 'run given-up tasks of a queue again: all, or one by its id',
    options: z.strictObject({ queue: z.string(), id: id().optional() }),
    run: async ({ options: o, resolve }) => {
      const queue = resolve(TaskQueue);
      if (!queue.has(o.queue)) throw new NotFound(`The queue ${o.queue}`);
      return { retried: await queue.retry(o.queue, o.id) };
    },
  }),
];
