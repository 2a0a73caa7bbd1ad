import { z } from 'zod';
import { listQuery } from '#platform/paging/list-query.ts';
import { listOf } from '#platform/paging/list-reply.ts';

const categories = ['active', 'hired', 'rejected', 'withdrawn'] as const;
type StatusCategory = (typeof categories)[number];

const ended = new Map<string, StatusCategory>([
  ['hired', 'hired'],
  ['Candidate joined', 'hired'],
  ['rejected', 'rejected'],
  ['withdrawn', 'withdrawn'],
]);

/** Statuses of a category other than active. */
export const endedStatuses: readonly string[] = [...ended.keys()];
export const statusCategory = (name: string): StatusCategory => ended.get(name) ?? 'active';

export const PipelineStatusQuery = listQuery({});
export type PipelineStatusQuery = z.output<typeof PipelineStatusQuery>;

export const ListedStatus = z
  .object({
    name: z.string().describe('Name of the status, as in `status` of an application. Case-sensitive.'),
    order: z.int().describe('Position in the pipeline, starting at 1.'),
    category: z
      .enum(categories)
      .describe(
        '`hired`: the statuses `hired` and `Candidate joined`. `rejected` and `withdrawn`: the statuses of these names. ' +
          '`active`: all others.',
      ),
  })
  .meta({ id: 'PipelineStatus', description: 'A status that applications may have.' });
export type ListedStatus = z.output<typeof ListedStatus>;

export const PipelineStatusList = listOf(ListedStatus);
