import { MethodNotAllowed } from '../errors.ts';
import type { Exchange } from './exchange.ts';
import type { Surface } from './pipeline.ts';
import { methodOf, routes } from './routes.ts';

type Route = { method: 'get' | 'post'; path: string; serve: (exchange: Exchange) => Promise<void> };

/** A surface of a few paths. Other methods on these paths get 405. */
export function routedSurface(headers: readonly string[], list: readonly Route[]): Surface {
  const find = routes(list, ({ serve }) => serve);
  return (path) => {
    const route = find(path);
    return (
      route && {
        headers,
        async serve(exchange) {
          const target = route.methods.get(methodOf(exchange.req));
          exchange.route = target?.endpoint.path;
          if (!target) throw new MethodNotAllowed(route.allow);
          await target.run(exchange);
        },
      }
    );
  };
}
