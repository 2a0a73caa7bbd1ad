import { expect, test } from 'vitest';
import { z } from 'zod';
import { presenter } from '../../src/platform/http/api/present.ts';

const Row = z.object({
  id: z.guid(),
  at: z.iso.datetime().nullable(),
  note: z.string().optional(),
  list: z.array(z.object({ shown: z.int() })).nullable(),
});

test('Show only fields of the schema, at every depth, in its order', () => {
  const present = presenter(z.object({ data: z.array(Row), meta: z.object({ total: z.int() }) }));
  const row = { list: [{ hidden: 1, shown: 2 }], id: 'x', secret: 's', at: null };
  const shown = present({ data: [row, { ...row, list: null, note: 'n' }], meta: { total: 2, secret: 1 }, extra: 1 });
  expect(JSON.stringify(shown)).toBe(
    '{"data":[{"id":"x","at":null,"list":[{"shown":2}]},{"id":"x","at":null,"note":"n","list":null}],"meta":{"total":2}}',
  );
});

test('Show rows of several kinds by their own schema', () => {
  const present = presenter(
    z.array(
      z.discriminatedUnion('type', [
        z.object({ type: z.literal('a'), x: z.number() }),
        z.object({ type: z.literal('b'), y: z.string() }),
      ]),
    ),
  );
  expect(
    present([
      { type: 'b', x: 1, y: 'y' },
      { type: 'a', x: 1, y: 'y' },
    ]),
  ).toEqual([
    { type: 'b', y: 'y' },
    { type: 'a', x: 1 },
  ]);
  expect(() => present([{ type: 'c' }])).toThrow('type');
});

test('Refuse a schema that needs parsing when creating the presenter', () => {
  expect(() => presenter(z.object({ at: z.string().transform(Date) }))).toThrow('pipe');
});
