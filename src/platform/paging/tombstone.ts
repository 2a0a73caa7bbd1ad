import { z } from 'zod';
import { id } from '../schema/fields.ts';
import { timestamp } from '../schema/reply-fields.ts';
import { listOf } from './list-reply.ts';

/** A deleted record in a list of changes. */
export const Tombstone = z
  .object({
    id: id().describe('ID of the deleted resource.'),
    deleted_at: timestamp().describe('When the resource was deleted.'),
    merged_into: id().optional().describe('ID of the resource that it was merged into. Only after a merge.'),
  })
  .meta({
    id: 'Tombstone',
    description: 'A deleted resource. Only with `include_deleted=true`.',
    // Clients of a release without the parameter never get a tombstone.
    'x-only-with': 'include_deleted',
  });
export type Tombstone = z.output<typeof Tombstone>;

export const isTombstone = (item: object): item is Tombstone => 'deleted_at' in item;

/** A list whose changes can include tombstones. */
export const changingListOf = <S extends z.ZodObject>(item: S) => listOf(z.union([item, Tombstone]));
