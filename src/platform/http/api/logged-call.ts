import type { ServerResponse } from 'node:http';
import { newId } from '../../ids.ts';
import type { Exchange } from '../exchange.ts';
import type { Actor } from './access.ts';

/** A finished call with a valid key. Includes neither its body nor its query. */
export type LoggedCall = {
  id: string;
  organizationId: string;
  apiKeyId: string;
  /** Time when the key was verified. */
  at: Date;
  method: string;
  /** The template of the path. Null for an unknown path. */
  path: string | null;
  status: number;
  errorCode: string | null;
  requestId: string;
  durationMs: number;
};

/** Must not throw, and must not make the caller wait. */
export type LogCall = (call: LoggedCall) => void;

/** The status that nginx logs for a client that left before the response. */
const clientClosedRequest = 499;

const statusOf = (res: ServerResponse): number => (res.writableFinished ? res.statusCode : clientClosedRequest);

/** Reads the time from a UUIDv7. */
export const timeOfId = (id: string): Date => new Date(Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16));

/** Logs the call when its response is closed. `caller` has a valid key, even if it may not make the call. */
export function logWhenClosed(
  exchange: Exchange,
  caller: Pick<Actor, 'organizationId' | 'apiKeyId'>,
  logCall: LogCall,
): void {
  const { req, res, requestId, since } = exchange;
  const { organizationId, apiKeyId } = caller;
  // The ID contains the time of the call, so an entry is found by its ID alone.
  const id = newId();
  res.once('close', () => {
    logCall({
      id,
      organizationId,
      apiKeyId,
      at: timeOfId(id),
      method: req.method,
      path: exchange.route ?? null,
      status: statusOf(res),
      errorCode: (res.writableFinished && exchange.errorCode) || null,
      requestId,
      durationMs: Math.round(performance.now() - since),
    });
  });
}
