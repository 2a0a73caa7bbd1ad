import { expect, test } from 'vitest';
import { TextCache } from '../../src/platform/text-cache.ts';

test('Keep the texts that were used last, up to a number of characters', () => {
  const cache = new TextCache(20);
  const made: string[] = [];
  const get = (key: string, length = 7) =>
    cache.get(key, () => {
      made.push(key);
      return key.repeat(length);
    });
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) expect(get(key)).toBe(key.repeat(7));
  expect(made).toEqual(['a', 'b', 'c', 'b']);
  expect(get('d', 30)).toBe('d'.repeat(30));
  get('d', 30);
  expect(made.slice(4)).toEqual(['d', 'd']);
});
