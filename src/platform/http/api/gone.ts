import { type Gone, NotFound } from '../../errors.ts';
import type { Endpoint } from './endpoint.ts';

/** Errors by ID, for the erased and merged records among these IDs. */
export type GoneOf = (organizationId: string, ids: readonly string[]) => Promise<Map<string, Gone>>;

/** Body fields with the ID of a record that can be erased or merged. */
const namingFields = ['candidate_id', 'from_id', 'application_id'] as const;

/** Excludes decisions, which outlive their application. */
const hasGoneId = /^\/api\/v1\/(?:candidates|applications)\/\{id\}(?!\/decisions$)/;

/** Whether requests name a candidate or an application outside filters. */
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

/** The error to throw if a request found nothing: Gone if the record that it names was erased or merged. */
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
