import type { Request } from 'express';
import type { Endpoint, Received } from './endpoint.ts';

type Context = Parameters<NonNullable<Endpoint['receive']>>[0];

/** Passes the body of a request to `receive` of its endpoint. Reads a refused body to its end and drops it. */
export function receiverOf(endpoint: Endpoint) {
  if (!endpoint.request.stream || !endpoint.receive) return undefined;
  return async (req: Request, context: Context): Promise<Received> => {
    const length = req.headers['content-length'];
    // Node would close the connection before the client has read the answer.
    const contents: AsyncIterable<Buffer> = { [Symbol.asyncIterator]: () => req.iterator({ destroyOnReturn: false }) };
    try {
      const body = { contents, contentType: req.headers['content-type'], bytes: length ? Number(length) : undefined };
      return (await endpoint.receive?.(context, body)) as Received;
    } catch (error) {
      req.resume();
      throw error;
    }
  };
}
