import type { IncomingMessage, ServerResponse } from 'node:http';
import { newId } from '../../ids.ts';

const wellFormed = /^[A-Za-z0-9._-]{8,128}$/;
const ids = new WeakMap<ServerResponse, string>();

/** The request's own ID if it is well-formed, else a new one. */
export function takeRequestId(req: IncomingMessage, res: ServerResponse): string {
  const given = req.headers['x-request-id'];
  const id = typeof given === 'string' && wellFormed.test(given) ? given : newId();
  ids.set(res, id);
  return id;
}

/** Undefined until `takeRequestId` was called. */
export const requestIdOf = (res: ServerResponse): string | undefined => ids.get(res);
