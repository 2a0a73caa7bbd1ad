import { type Gone, NotFound } from '../../errors.ts';
import type { Endpoint } from './endpoint.ts';

/** Errors by id, of erased and merged records among those with these ids. */
export type GoneOf = (organizationId: string, ids: readonly string[]) => Promise<Map<string, Gone>>;

/** Fields of a body with the id of a record that can be erased or merged. */
const namingFields = ['candidate_id', 'from_id', 'application_id'] as const;

/** Decisions outlive their application. */
const hasGoneId = /^\/api\/v1\/(?:candidates|applications)\/\{id\}(?!\/decisions$)/;

/** Whether requests name a candidate or an application, other than by a filter. */
export function namesPerson({ path, request }: Endpoint): boolean {
  const shape: object = (request.body as { shape?: object } | undefined)?.shape ?? {};
  return hasGoneId.test(path) || namingFields.some((field) => Object.hasOwn(shape, field));
}

type Named = { params: unknown; body: unknown };

function idsIn({ params, body }: Named): string[] {
  const given = (body ?? {}) as Record<string, unknown>;
  const ids = [(params as { id?: unknown } | undefined)?.id, ...namingFields.map((field) => given[field])];
  return ids.filter((id) => typeof id === 'string');
}

/** What a request that found nothing throws: Gone if the record it names was erased or merged. */
export async function goneInstead(
  error: unknown,
  organizationId: string,
  named: Named,
  goneOf: GoneOf,
): Promise<unknown> {
  if (!(error instanceof NotFound)) return error;
  const ids = idsIn(named);
  const gone = await goneOf(organizationId, ids);
  const first = ids.find((id) => gone.has(id));
  return first === undefined ? error : gone.get(first);
}
