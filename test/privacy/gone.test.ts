import { describe, expect, test } from 'vitest';
import { newId } from '../../src/platform/ids.ts';
import { aCandidate, startApp } from '../support/app.ts';
import { operations, testOperations } from '../support/contract.ts';
import { type Place, placed, places } from '../support/places.ts';

const app = await startApp({ worker: false });
const { api, organizationId } = await app.tenant({ credits: 100 });
const stranger = await app.tenant();
const job = (await api.post('/jobs', { title: 'Engineer' })).body.data.id;

const made = async () => {
  const { body } = await api.post('/candidates', aCandidate({ application: { job_id: job } }));
  return { candidate: body.data.id as string, application: body.data.applications[0].id as string };
};
const remove = async ({ candidate }: { candidate: string }, become: string) => {
  for (const table of ['tasks', 'candidate_links', 'outbound_messages', 'candidate_jobs', 'candidates']) {
    await app.rows(`delete from ${table} where ${table === 'candidates' ? 'id' : 'candidate_id'} = $1`, [candidate]);
  }
  await app.rows(`update tombstones set ${become} where candidate_id = $1 or id = $1`, [candidate]);
};

const [erased, first, second, kept] = [await made(), await made(), await made(), await made()];
await remove(erased, 'erased = true');
for (const [from, into] of [
  [first, second],
  [second, kept],
] as const) {
  await remove(
    from,
    `merged_into = case resource when 'candidate' then '${into.candidate}' else '${into.application}' end::uuid`,
  );
}
const gone = [
  { ids: erased, into: { candidate: undefined, application: undefined } },
  { ids: first, into: kept },
  { ids: second, into: kept },
];

const operation = (id: string) => {
  const found = operations.find((one) => one.operation.operationId === id);
  if (!found) throw new Error(`no operation ${id}`);
  return found;
};
const exampleOf = (id: string): any =>
  operation(id).operation.requestBody?.content['application/json']?.examples?.example?.value;
const send = (id: string, record: string, body: unknown, query = '') =>
  api.call(
    operation(id).method,
    operation(id)
      .path.replace('{id}', record)
      .replace(/\{\w+\}/, newId()) + query,
    body,
  );

/** Of a candidate or an application, in a live organization. */
function kindOf({ operationId, at, name }: Place): 'candidate' | 'application' | undefined {
  if (testOperations.has(operationId)) return undefined;
  if (at === 'path' && name !== 'id') return undefined;
  if (at === 'path') return /^\/api\/v1\/(candidate|application)s\//.exec(operation(operationId).path)?.[1] as never;
  if (at === 'ignored' || at === 'text' || at === 'cursor') return undefined;
  return { candidate_id: 'candidate', from_id: 'candidate', application_id: 'application' }[name] as never;
}
const at = (...wanted: Place['at'][]) =>
  places.flatMap((place) => {
    const kind = wanted.includes(place.at) && kindOf(place);
    return kind ? [[`${place.operationId} ${place.name}`, place, kind] as const] : [];
  });

describe.each(at('path', 'body'))('%s', (_name, place, kind) => {
  const { operationId } = place;
  const call = (id: string) =>
    place.at === 'path'
      ? send(operationId, id, exampleOf(operationId))
      : send(operationId, kept.candidate, placed(exampleOf(operationId), place.steps, id));

  test('Return 410 for an erased or merged ID, with the ID it was merged into', async () => {
    for (const { ids, into } of gone) {
      const { status, body } = await call(ids[kind]);
      if (operation(operationId).path.endsWith('/decisions')) expect([status, body.data]).toEqual([200, []]);
      else expect([status, body.error?.code, body.error?.merged_into]).toEqual([410, 'gone', into[kind]]);
    }
  });
});

test.each(at('filter'))(
  'Return an empty list for an erased or merged ID: %s',
  async (_name, { operationId, name }, kind) => {
    for (const { ids } of gone) {
      const type = operation(operationId).operation.parameters.some((p) => p.name === 'type' && p.required);
      const { status, body } = await send(
        operationId,
        kept.candidate,
        undefined,
        `?${name}=${ids[kind]}${type ? '&type=all' : ''}`,
      );
      expect([status, body.data]).toEqual([200, []]);
    }
  },
);

test('Report erased and merged candidates of a bulk apply one by one', async () => {
  const candidate_ids = [kept.candidate, erased.candidate, first.candidate, newId()];
  const { status, body } = await api.post('/applications/bulk', { job_id: job, candidate_ids });
  expect(status).toBe(200);
  expect(body.data.map(({ error }: any) => error && [error.code, error.merged_into])).toEqual([
    null,
    ['gone', undefined],
    ['gone', kept.candidate],
    ['not_found', undefined],
  ]);
});

test('Return 404 for deleted applications, and for other organizations’ erased or merged candidates', async () => {
  const { application } = await made();
  expect((await api.delete(`/applications/${application}`)).status).toBe(204);
  expect((await api.get(`/applications/${application}`)).status).toBe(404);
  expect((await api.delete(`/applications/${application}`)).status).toBe(404);
  for (const { ids } of gone) {
    expect((await stranger.api.get(`/candidates/${ids.candidate}`)).status).toBe(404);
    const { body } = await stranger.api.post('/applications', { candidate_id: ids.candidate, job_id: job });
    expect(body.error.code).toBe('not_found');
  }
});

test('Name no record that stands after the merged one was erased', async () => {
  const [a, b] = [await made(), await made()];
  await remove(a, `merged_into = '${b.candidate}'`);
  expect((await api.get(`/candidates/${a.candidate}`)).body.error.merged_into).toBe(b.candidate);
  await remove(b, 'erased = true');
  const { status, body } = await api.get(`/candidates/${a.candidate}`);
  expect([status, body.error.code, body.error.merged_into]).toEqual([410, 'gone', undefined]);
  const rows = await app.rows('select count(*)::int as n from tombstones where organization_id = $1', [organizationId]);
  expect(rows[0].n).toBeGreaterThan(8);
});
