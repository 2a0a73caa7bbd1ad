import { expect, test } from 'vitest';
import { DoneMinutes } from '../../src/modules/work/done-minutes.ts';

const noon = Date.UTC(2026, 10, 21, 12);
const minuteOf = (ms: number) => Math.floor(ms / 60_000);

/** Work that ends at these moments, and what of it was looked for. */
function world(ends: number[] = []) {
  const asked: number[] = [];
  const minutes = new DoneMinutes(async (_organizationId, from) => {
    asked.push(from.getTime());
    const since = ends.filter((end) => end >= from.getTime());
    return [...Map.groupBy(since, minuteOf)].map(([minute, of]) => ({ kind: 'email', minute, count: of.length }));
  });
  const counts = async (at: number, organizationId = 'north') =>
    Object.fromEntries(
      (await minutes.lastHour(organizationId, new Date(at))).map(({ minute, count }) => [
        minute - minuteOf(noon),
        count,
      ]),
    );
  return { ends, asked, counts };
}

test('Count the last 60 minutes of the clock, the current one included', async () => {
  const { counts } = world([noon - 60 * 60_000 - 1, noon - 59 * 60_000, noon, noon + 30_000]);
  expect(await counts(noon + 40_000)).toEqual({ '-59': 1, 0: 2 });
});

test('Count completed minutes once, and the last two each time', async () => {
  const { ends, asked, counts } = world([noon - 30 * 60_000, noon - 90_000]);
  expect(await counts(noon)).toEqual({ '-30': 1, '-2': 1 });
  ends.push(noon - 61_000, noon + 1_000);
  expect(await counts(noon + 2_000)).toEqual({ '-30': 1, '-2': 2, 0: 1 });
  expect(asked).toEqual([noon - 59 * 60_000, noon - 2 * 60_000]);
  expect(await counts(noon + 30 * 60_000)).toEqual({ '-2': 2, 0: 1 });
});

test('Keep separate counts for each organization', async () => {
  const { asked, counts } = world([noon]);
  await counts(noon, 'north');
  await counts(noon, 'south');
  expect(asked).toEqual([noon - 59 * 60_000, noon - 59 * 60_000]);
});
