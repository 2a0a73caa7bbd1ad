import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  countMonths,
  findDates,
  type MonthSpan,
  monthSpanOf,
} from '../../src/readers/resume/profile/history/date-ranges.ts';

const asOf = '2026-06-30';
const written = (text: string) =>
  findDates(text, asOf).map(({ from, to, current }) => `${from}..${current ? 'now' : to}`);

test.each([
  ['Mar. 2021 - Jun. 2023', '2021-03..2023-06'],
  ['March 2021 – June 2023', '2021-03..2023-06'],
  ['2019-present', '2019..now'],
  ['2019 — Present', '2019..now'],
  ['05/18 – 07/20', '2018-05..2020-07'],
  ['05/2018 to 07/2020', '2018-05..2020-07'],
  ['2018.05-2020.07', '2018-05..2020-07'],
  ['2018-05 - 2020-07', '2018-05..2020-07'],
  ['2018/05 ~ 2020/07', '2018-05..2020-07'],
  ['March 2019 till date', '2019-03..now'],
  ['1 March 2016 To Till Date.', '2016-03..now'],
  ['Since 2020', '2020..now'],
  ['since May 2019 at Acme', '2019-05..now'],
  ['w.e.f. June 2018', '2018-06..now'],
  ["Jan'19 – Dec'20", '2019-01..2020-12'],
  ['Jan 19 - Dec 20', '2019-01..2020-12'],
  ['Jan-19 to Dec-20', '2019-01..2020-12'],
  ['2016 – 18', '2016..2018'],
  ["'16 - '18", '2016..2018'],
  ['2010-11', '2010..2011'],
  ['1998-1999', '1998..1999'],
  ['Summer 2019', '2019-06..2019-08'],
  ['Fall 2013 - Spring 2014', '2013-09..2014-05'],
  ['Q1 2020 - Q3 2021', '2020-01..2021-09'],
  ['06-2015 bis heute', '2015-06..now'],
  ['mars 2015 à juin 2016', '2015-03..2016-06'],
  ['enero 2015 - actualidad', '2015-01..now'],
  ['2015年3月-至今', '2015-03..now'],
  ['2022 年 03 月 - 2022 年 12 月', '2022-03..2022-12'],
  ['01/06/2015 - 31/12/2017', '2015-06..2017-12'],
  ['06/15/2015 - 12/31/2017', '2015-06..2017-12'],
  ['10.4.2019 - 3.5.2020', '2019-04..2020-05'],
  ['2015-06-01 to 2017-12-31', '2015-06..2017-12'],
  ['January 1, 2015 to February 3, 2016', '2015-01..2016-02'],
  ['1st of May 2015 until 3rd June 2016', '2015-05..2016-06'],
  ['May - August 2020', '2020-05..2020-08'],
  ['June 2023 - present (3 years 1 month)', '2023-06..now'],
  ['Aug 2007 to Current', '2007-08..now'],
  ['May 2019 - Currently working', '2019-05..now'],
  ['2015 / 07', '2015-07..null'],
  ['Dec 2014 | Springfield', '2014-12..null'],
  ['2019', '2019..null'],
])('Read %s as %s', (text, time) => {
  expect(written(text)).toEqual([time]);
});

test.each([
  'Jun 2023 - Mar 2021', // ends before it begins
  'June 2030 - present', // begins after today
  'May 1931 - June 1940', // before any career
  '13/2018 - 14/2019',
  '2333/23 - 2333/23',
  'open 24/7, a third is 1/3',
  'may be reached on 555-2019-123',
  'saved $2019 and 2,019 files, 2019% more',
  'ISO 9001, version 10.15.7',
])('Find no period in "%s"', (text) => {
  expect(written(text)).toEqual([]);
});

test('Find several periods in one line in their order', () => {
  expect(written('2014 - 2016 Acme, then Jan 2017 - present')).toEqual(['2014..2016', '2017-01..now']);
});

test.each([
  ['2021-03', '2023-06', false, 28],
  ['2014', '2016', false, 24],
  ['2014', '2014', false, 6],
  ['2014-11', '2014', false, 2],
  ['2026-05', null, true, 2],
  ['2025', null, true, 12],
  ['2024-01', '2027-12', false, 30], // only as far as today
])('Count %s to %s (current: %s) as %i months', (from, to, current, months) => {
  expect(countMonths([monthSpanOf({ from, to, current }, asOf) as MonthSpan])).toBe(months);
});

test('Count no months for a period without an end', () => {
  expect(monthSpanOf({ from: '2019-01', to: null, current: false }, asOf)).toBeUndefined();
});

const span = fc
  .tuple(fc.integer({ min: 24_000, max: 24_300 }), fc.integer({ min: 0, max: 200 }))
  .map(([start, length]): MonthSpan => [start, start + length]);

test('Count overlaps once, in any order, and never fewer months for one more period', () => {
  fc.assert(
    fc.property(fc.array(span, { maxLength: 12 }), span, (spans, more) => {
      const months = new Set(spans.flatMap(([start, end]) => Array.from({ length: end - start }, (_, i) => start + i)));
      expect(countMonths(spans)).toBe(months.size);
      expect(countMonths([...spans].reverse())).toBe(countMonths(spans));
      expect(countMonths([...spans, more])).toBeGreaterThanOrEqual(countMonths(spans));
      expect(countMonths([...spans, ...spans])).toBe(countMonths(spans));
    }),
  );
});
