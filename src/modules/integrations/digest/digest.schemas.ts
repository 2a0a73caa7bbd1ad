import { z } from 'zod';
import { id } from '#platform/schema/fields.ts';

export const digestResources = ['clients', 'jobs', 'candidates', 'applications'] as const;
export type DigestResource = (typeof digestResources)[number];

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Checked even where other parameters are invalid. */
function isOrdered(query: unknown): boolean {
  const { from, to } = query as Record<string, unknown>;
  const [low, high] = [from, to].map((bound) => (typeof bound === 'string' ? bound.toLowerCase() : ''));
  return !low || !high || !uuid.test(low) || !uuid.test(high) || low <= high;
}

export const DigestQuery = z
  .strictObject({
    resource: z.enum(digestResources).describe('Which resources to compare.'),
    from: id().optional().describe('Start of the range: the lowest ID that counts. Without it, from the first one.'),
    to: id().optional().describe('End of the range: IDs below this one count. Without it, to the last one.'),
  })
  .refine(isOrdered, {
    path: ['to'],
    message: 'must not be less than from',
    when: () => true,
    params: { code: 'invalid_value' },
  });
export type DigestQuery = z.output<typeof DigestQuery>;

export const Digest = z
  .object({
    resource: z.enum(digestResources).describe('The compared resources.'),
    from: id().nullable().describe('Start of the range, included. Null without one.'),
    to: id().nullable().describe('End of the range, excluded. Null without one.'),
    count: z.int().describe('Number of resources in the range.'),
    hash: z
      .string()
      .describe(
        'SHA-256, in lower-case hexadecimal, of the lines `<id> <updated_at>` in ascending order of ID, each ended by ' +
          'one line feed. Both are written as in lists.',
      ),
  })
  .meta({ id: 'SyncDigest', description: 'The number and hash of the resources in a range of IDs.' });
export type Digest = z.output<typeof Digest>;

export const DigestReply = z.object({ data: Digest });
