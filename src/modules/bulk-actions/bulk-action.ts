import { z } from 'zod';
import { id, nonBlankText, text } from '#platform/schema/fields.ts';

export const bulkLists = ['candidates', 'applications'] as const;
export type BulkList = (typeof bulkLists)[number];

const tag = nonBlankText(200);
const schemas = {
  move: z.object({ status: text(255) }),
  reject: z.object({
    reasonId: id().nullable(),
    note: text(20_000).nullable(),
    sendsEmail: z.boolean(),
  }),
  tag: z.object({ tag }),
  untag: z.object({ tag }),
  screen: z.object({ channel: z.enum(['email', 'whatsapp']), jobId: id().nullable() }),
  apply: z.object({ jobId: id() }),
  undo: z.object({}),
};

export type BulkActionName = keyof typeof schemas;
/** `undo` follows another action. */
export const chosenActions = ['move', 'reject', 'tag', 'untag', 'screen', 'apply'] as const;
export type ChosenAction = (typeof chosenActions)[number];

export type BulkParams = { [K in BulkActionName]: { action: K } & z.output<(typeof schemas)[K]> }[BulkActionName];

/** Throws for what is stored by another release only. */
export function paramsOf(action: BulkActionName, stored: unknown): BulkParams {
  const { [action]: schema } = schemas;
  return { action, ...schema.parse(stored) } as BulkParams;
}

const ofApplications: readonly BulkActionName[] = ['move', 'reject', 'undo'];
/** Candidates have no status. */
export const canBeDoneTo = (action: BulkActionName, list: BulkList): boolean =>
  list === 'applications' || !ofApplications.includes(action);

/** A longer one is chosen in parts. */
export const maxBulkRows = 10_000;
