import fc from 'fast-check';
import { describe, expect, inject, test } from 'vitest';
import { type Answer, startApp } from '../support/app.ts';
import { apiDocumentForTests, operations } from '../support/contract.ts';
import { bodiesOf, hostileStrings, type Known, stringsOf } from '../support/json-arbitrary.ts';

const isThorough = inject('isThorough');

// Whatever is sent, each operation answers in time, with a documented status and a documented body (every answer that
// a test gets is held against the document), and never with a fault of its own.
const app = await startApp();
const { api } = await app.tenant({ credits: 1000 });
const document = apiDocumentForTests();

// Ids of what was made, by kind: what is about a job is tried with a job's id.
const kinds = ['candidate', 'application', 'client', 'job'] as const;
const made: Record<string, string[]> = Object.fromEntries(kinds.map((kind) => [kind, []]));
const kindOf = (name: string) => kinds.find((kind) => name.includes(kind));
const idsOf = (name: string): string[] => made[kindOf(name) ?? ''] ?? Object.values(made).flat();
const keep = (path: string, answer: Answer) => {
  const id: unknown = answer.body?.data?.id;
  const same = made[kindOf(path) ?? ''];
  if (typeof id === 'string' && same && same.length < 20 && !same.includes(id)) same.push(id);
};
const make = async (path: string, body: unknown) => keep(path, await api.post(path, body));
await make('/clients', { name: 'Acme' });
await make('/jobs', { title: 'Engineer' });
for (const n of [1, 2, 3]) {
  await make('/candidates', { full_name: 'Asha Rao', email: `asha.${n}@example.com` });
  await make('/applications', { candidate_id: idsOf('candidate')[n - 1], job_id: idsOf('job')[0] });
}

const known: Known = { document, ids: idsOf };
const patience = 10_000;
const allSeconds = isThorough ? 60 : 5;
const fewest = 5;

/** The parameters as a path and a query. */
function addressesOf(path: string, parameters: any[]): fc.Arbitrary<string> {
  const inline = parameters.filter((p) => p.schema);
  const values = (schema: any, name: string) =>
    fc.oneof(
      { weight: 12, arbitrary: textOf(schema, name) },
      { weight: 1, arbitrary: hostileStrings.map((s) => s.slice(0, 2000)) },
    );
  const inPath = inline
    .filter((p) => p.in === 'path')
    .map((p) => values(p.schema, path).map((value) => [p.name, value] as const));
  const inQuery = inline
    .filter((p) => p.in === 'query')
    .map((p) =>
      fc.option(
        values(p.schema, p.name).map((value) => [p.name, value] as const),
        { nil: undefined },
      ),
    );
  const odd = fc.constantFrom(
    ...Array.from({ length: 40 }, () => undefined),
    ['limit', '1'],
    ['__proto__', 'x'],
    ['', ''],
    ['a[b]', 'c'],
  );
  return fc.tuple(fc.tuple(...inPath), fc.tuple(...inQuery, odd)).map(([steps, query]) => {
    const filled = steps.reduce((at, [name, value]) => at.replace(`{${name}}`, encode(value)), path);
    const pairs = query.flatMap((pair) => (pair ? [`${encode(pair[0] ?? '')}=${encode(pair[1] ?? '')}`] : []));
    return pairs.length > 0 ? `${filled}?${pairs.join('&')}` : filled;
  });
}

const textOf = (schema: any, name: string): fc.Arbitrary<string> =>
  name === 'wait'
    ? fc.constantFrom('-1', '0', '1', '26') // seconds: longer waits answer alike
    : schema.type === 'integer'
      ? fc.integer({ min: (schema.minimum ?? 0) - 1, max: (schema.maximum ?? 100) + 1 }).map(String)
      : stringsOf(schema, known, name);

// A path's step must stand for itself: `.` and `..` and nothing at all would name another path.
const encode = (value: string): string => encodeURIComponent(value.toWellFormed()).replace(/^(\.{0,2})$/, 'x$1');

function requestsOf(path: string, operation: any) {
  const [media, content] = Object.entries<any>(operation.requestBody?.content ?? {})[0] ?? [];
  const body = !content
    ? fc.constant(undefined)
    : media === 'application/json'
      ? bodiesOf(content.schema, known)
      : fc.oneof(hostileStrings, bodiesOf({}, known));
  const headers = fc.oneof(
    { weight: 8, arbitrary: fc.constant({}) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('again', 'x'.repeat(255), 'y'.repeat(256)).map((key) => ({ 'idempotency-key': key })),
    },
    { weight: 1, arbitrary: fc.constantFrom('*', '"x"', 'W/"', ',,').map((tag) => ({ 'if-none-match': tag })) },
  );
  return fc.record({ url: addressesOf(path, operation.parameters), body, headers }).map((request) => ({
    ...request,
    headers: { ...request.headers, ...(media && { 'content-type': media }) },
  }));
}

/** The answer, or a failure where it does not come in time. */
async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${patience} ms`)), patience);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

// Deletions last, so that there is something to change before.
const inOrder = operations.toSorted((a, b) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE'));

describe('Never a 5xx, never silence, always as documented', () => {
  test.each(inOrder.map((o) => [o.operation.operationId, o] as const))(
    '%s',
    async (_id, { method, path, operation }) => {
      const statuses = new Map<number, number>();
      const until = performance.now() + (allSeconds * 1000) / inOrder.length;
      let tried = 0;
      await fc.assert(
        fc.asyncProperty(requestsOf(path, operation), async ({ url, body, headers }) => {
          // However slow the machine is, a few are tried.
          if (++tried > fewest && performance.now() > until) return;
          const answer = await inTime(api.call(method, url, body, headers));
          expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(500);
          if (answer.status < 300) keep(path, answer);
          statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        }),
        { numRuns: 200, endOnFailure: true },
      );
      if (process.env['FUZZ_LOG']) console.log(operation.operationId, Object.fromEntries(statuses));
    },
  );
});
