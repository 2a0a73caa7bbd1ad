import { z } from 'zod';
import { defineCommand } from '#platform/command.ts';
import type { Resolve } from '#platform/container.ts';
import { NotFound } from '#platform/errors.ts';
import { id } from '#platform/schema/fields.ts';
import { TaskQueue } from '#platform/tasks/queue.ts';

/** Throws NotFound: a mistyped queue must not look like a queue without failures. */
function existingQueue(name: string, resolve: Resolve): TaskQueue {
  const queue = resolve(TaskQueue);
  if (!queue.has(name)) throw new NotFound(`The queue ${name}`);
  return queue;
}

const queueName = z.string().describe('name of the queue, see work status');

export const workCommands = [
  defineCommand({
    name: 'work status',
    summary: 'count queued, running, retrying and failed tasks by queue',
    options: z.strictObject({}),
    run: async ({ resolve }) => ({ queues: await resolve(TaskQueue).status() }),
  }),
  defineCommand({
    name: 'work failed',
    summary: 'list the failed tasks of a queue with their errors',
    options: z.strictObject({ queue: queueName }),
    run: async ({ options: o, resolve }) => ({ failed: await existingQueue(o.queue, resolve).failures(o.queue) }),
  }),
  defineCommand({
    name: 'work retry',
    summary: 'retry the failed tasks of a queue: all of them, or the one with --id',
    options: z.strictObject({ queue: queueName, id: id().optional().describe('ID of one task, see work failed') }),
    run: async ({ options: o, resolve }) => {
      const retried = await existingQueue(o.queue, resolve).retry(o.queue, o.id);
      if (o.id && retried === 0) throw new NotFound(`The failed task ${o.id}`);
      return { retried };
    },
  }),
];
