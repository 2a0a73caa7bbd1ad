import { expect, test } from 'vitest';
import { startChild } from '../support/processes/child.ts';

// An hour: npm run rehearse:sync.
test('Follow by feed, webhooks and digests through kills and restarts, and end with equal copies', async () => {
  const rehearsal = startChild('scripts/rehearse-sync.ts', {}, ['--minutes', '0.2', '--fault-seconds', '3']);
  const ended = await rehearsal.exit();
  const output = rehearsal.output();
  expect(ended, output).toEqual([0, null]);
  expect(output).toMatch(/kill -9 of web [1-9]\d* and worker [1-9]\d*, PostgreSQL crashed [1-9]\d*/);
  for (const way of ['the feed', 'webhooks', 'digests'])
    expect(output).toMatch(new RegExp(`by ${way}: .*\\d+ rows, equal`));
  expect(output).toMatch(/by webhooks: \d+ received, [1-9]\d* dropped, [1-9]\d* duplicates, 0 invalid/);
  expect(output).toContain('All three copies equal the service, row by row.');
}, 240_000);
