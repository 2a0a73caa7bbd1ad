import type { IncomingMessage } from 'node:http';

/** Parameters of a path are written as `{id}`. */
type Routed = { method: string; path: string };
type Route<E, R> = {
  path: string;
  segments: readonly string[];
  methods: Map<string, { endpoint: E; run: R }>;
  allow: string;
};
export type Found<E, R> = Omit<Route<E, R>, 'segments'> & { params: Record<string, string> };

const split = (path: string): string[] => path.replace(/\/$/, '').split('/');
const isParameter = (segment: string): boolean => segment.startsWith('{');

function decoded(segment: string): string {
  if (!segment.includes('%')) return segment;
  try {
    return decodeURIComponent(segment);
  } catch {
    // The ID is malformed.
    return segment;
  }
}

/** HEAD is answered like GET, without the body. */
export const methodOf = ({ method = 'GET' }: IncomingMessage): string =>
  method === 'HEAD' ? 'get' : method.toLowerCase();

/** Finds endpoints by path. A fixed segment wins over a parameter. */
export function routes<E extends Routed, R>(endpoints: readonly E[], runner: (endpoint: E) => R) {
  const byLength = new Map<number, Route<E, R>[]>();
  const paths = [...new Set(endpoints.map((e) => e.path))].sort(
    (a, b) => Number(a.includes('{')) - Number(b.includes('{')),
  );
  for (const path of paths) {
    const segments = split(path);
    const mine = endpoints.filter((e) => e.path === path);
    const route = {
      path,
      segments,
      methods: new Map(mine.map((endpoint) => [endpoint.method, { endpoint, run: runner(endpoint) }])),
      allow: mine.flatMap((e) => (e.method === 'get' ? ['GET', 'HEAD'] : [e.method.toUpperCase()])).join(', '),
    };
    byLength.set(segments.length, [...(byLength.get(segments.length) ?? []), route]);
  }

  /** Undefined for an unknown path. */
  return (path: string): Found<E, R> | undefined => {
    const given = split(path);
    const route = byLength
      .get(given.length)
      ?.find(({ segments }) => segments.every((segment, i) => isParameter(segment) || segment === given[i]));
    if (!route) return undefined;
    const params: Record<string, string> = {};
    for (const [i, segment] of route.segments.entries()) {
      if (isParameter(segment)) params[segment.slice(1, -1)] = decoded(given[i] as string);
    }
    return { path: route.path, methods: route.methods, allow: route.allow, params };
  };
}
