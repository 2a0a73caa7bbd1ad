import { expect, test } from 'vitest';
import { newId } from '../../src/platform/ids.ts';

test('Create valid, unique ids that sort by creation', () => {
  const ids = Array.from({ length: 50_000 }, newId);
  expect(ids[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual([...ids].sort());
  const made = Number.parseInt((ids.at(-1) as string).replaceAll('-', '').slice(0, 12), 16);
  expect(Math.abs(Date.now() - made)).toBeLessThan(5_000);
});
