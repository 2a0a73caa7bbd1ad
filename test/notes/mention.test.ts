import { expect, test, vi } from 'vitest';
import { type Member, mentionsIn } from '../../src/modules/notes/mentions/mention.ts';

const member = (name: string, n: number): Member => ({ id: `${n}`, full_name: name, email: `${name}@mail.example` });
const team = ['Ann', 'Ann Lee', 'Özil', 'İpek', ...Array.from({ length: 250 }, (_, n) => 'z'.repeat(n + 1))];
const members = team.map(member);
const lookUps = (check: () => unknown): number => {
  const has = vi.spyOn(Map.prototype, 'has');
  check();
  const count = has.mock.calls.length;
  has.mockRestore();
  return count;
};

test('Find the longest name or email after each @, in any case', () => {
  const text = 'Ask @ANN LEE, @ann, @özil, @@home and @Zz@mail.example, not b@Ann Lee, @Annika or @ zzz.';
  expect(Object.fromEntries(mentionsIn(text, [...members, member('@home', 999)]))).toEqual({
    0: 'ann',
    1: 'ANN LEE',
    2: 'özil',
    5: 'Zz@mail.example',
    999: '@home',
  });
  expect(mentionsIn('@', members).size).toBe(0);
});

test.each(['@', '@ ', '@-'])('Compare no name with %j, however often a note has it', (text) => {
  let found = new Map<string, string>();
  const note = `${text.repeat(9_000)} @Ann`;
  expect(lookUps(() => (found = mentionsIn(note, members)))).toBeLessThan(30_000);
  expect([...found]).toEqual([['0', 'Ann']]);
});

test('Compare names with the first 500 @ that are before the first letter of one', () => {
  const found = (times: number) => mentionsIn(`${'@zebra '.repeat(times)} @Ann`, members).size;
  expect([found(499), found(500)]).toEqual([1, 0]);
});
