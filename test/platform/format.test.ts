import { expect, test } from 'vitest';
import * as format from '../../src/platform/pages/format.ts';

type Example = [args: unknown[], expected: string | undefined];

const cases: Record<keyof typeof format, Example[]> = {
  formatNumber: [[[2_000], '2,000']],
  formatDecimal: [
    [[81.25], '81.3'],
    [[80], '80'],
  ],
  formatScore: [
    [[18], '18.0'],
    [[57.44], '57.4'],
  ],
  formatSigned: [
    [[10], '+10'],
    [[-10], '-10'],
  ],
  formatScoreChange: [
    [[2], '+2.0'],
    [[-3.64], '-3.6'],
    [[0], '0.0'],
  ],
  formatAmount: [[[150_000.5], '1,50,000.5']],
  formatPercent: [[[0.125], '12.5%']],
  pluralize: [
    [[1, 'task'], '1 task'],
    [[2_000, 'task'], '2,000 tasks'],
    [[0, 'reply', 'replies'], '0 replies'],
  ],
  formatRange: [
    [[3, 5], '3–5'],
    [[3, 3], '3'],
    [[3.5, null], 'from 3.5'],
    [[null, 5], 'up to 5'],
    [[null, null], undefined],
  ],
  formatDay: [[['2026-11-22T23:59:59.999Z'], '22 Nov 2026']],
  formatMonth: [
    [['2026-11'], 'Nov 2026'],
    [['2026'], '2026'],
  ],
  formatLongDay: [[[new Date('2026-11-22T23:59:59.999Z')], '22 November 2026']],
  formatDateTime: [[['2026-11-22T00:05:00.000Z'], '22 Nov 2026, 00:05 UTC']],
  formatTimestamp: [[['2026-11-22T14:05:09.5Z'], '22 Nov 2026, 14:05:09 UTC']],
  formatDuration: [
    [[42.4], '42 s'],
    [[59.6], '1 min'],
    [[125], '2 min 5 s'],
  ],
  formatTimeLimit: [
    [[60], '1 minute'],
    [[120], '2 minutes'],
    [[90], '90 seconds'],
    [[0], '0 seconds'],
  ],
  formatAge: [
    [[3], 'a few seconds'],
    [[59], 'under a minute'],
    [[60], '1 minute'],
    [[7_200], '2 hours'],
    [[200_000], '2 days'],
  ],
  formatEstimate: [
    [[44], 'under a minute'],
    [[46], 'about 1 minute'],
    [[1_400], 'about 25 minutes'],
    [[3_500], 'about 1 hour'],
  ],
  formatBytes: [
    [[1], '1 byte'],
    [[34_000], '34 KB'],
    [[999_700], '1 MB'],
    [[1_440_000], '1.4 MB'],
  ],
  sentenceCase: [[['awaiting_resume'], 'Awaiting resume']],
};

const functions = new Map(Object.entries(format)) as Map<string, (...args: unknown[]) => unknown>;

for (const [name, examples] of Object.entries(cases)) {
  test.each(examples)(`Format %j with ${name} as %j`, (args, expected) => {
    expect(functions.get(name)?.(...args)).toBe(expected);
  });
}
