import type { ServerResponse } from 'node:http';
import { newId } from '../../ids.ts';
import type { Exchange } from '../exchange.ts';
import type { Actor } from './access.ts';

/** A finished call with a valid key. Neither its body nor its query is part of it. */
export type LoggedCall = {
  id: string;
  organizationId: string;
  apiKeyId: string;
  /** When the key was verified. */
  at: Date;
  method: string;
  /** The template. Null for an unknown path. */
  path: string | null;
  status: number;
  errorCode: string | null;
  requestId: string;
  durationMs: number;
};

/** Must not throw, and must not make the caller wait. */
export type LogCall = (call: LoggedCall) => void;

/** What nginx logs for a client that has left before the response. */
const clientClosedRequest = 499;

const statusOf = (res: ServerResponse): number => (res.writableFinished ? res.statusCode : clientClosedRequest);

/** The time in a UUIDv7. */
export const timeOfId = (id: string): Date => new Date(Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16));

/** Logs the call once its response is closed. `caller` has a valid key, whether it may make the call or not. */
export function logWhenClosed(
  exchange: Exchange,
  caller: Pick<Actor, 'organizationId' | 'apiKeyId'>,
  logCall: LogCall,
): void {
  const { req, res, requestId, since } = exchange;
  const { organizationId, apiKeyId } = caller;
  // The id has the call's time, so an entry is found by its id alone.
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
