import { z } from 'zod';
import { id } from '#platform/schema/fields.ts';

export const MergeCandidate = z
  .strictObject({
    from_id: id().describe('ID of the candidate that is merged into the one in the path, and then gone.'),
    prefer: z
      .enum(['target', 'source'])
      .default('target')
      .describe(
        'Whose value is kept where both have one. `target`: the candidate in the path. `source`: the one in `from_id`. ' +
          'Defaults to `target`.',
      ),
  })
  .meta({ id: 'MergeCandidateInput', description: 'A duplicate of the candidate.' });
export type MergeCandidate = z.output<typeof MergeCandidate>;
