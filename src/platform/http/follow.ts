import type { RequestHandler } from 'express';
import { newId } from '../ids.ts';
import { currentLogContext, type Logger, plainly, withLogContext } from '../log.ts';
import { isEventStream } from './event-stream.ts';

const wellFormedId = /^[A-Za-z0-9._-]{8,128}$/;

/** Gives every request its id and every answer its line in the log. The log shows routes and ids, never queries. */
export function follow(log: Logger): RequestHandler {
  const lines = plainly(log);
  return (req, res, next) => {
    const given = req.headers['x-request-id'];
    const requestId = typeof given === 'string' && wellFormedId.test(given) ? given : newId();
    res.locals['requestId'] = requestId;
    const since = performance.now();
    withLogContext({ request_id: requestId }, () => {
      // Taken here, because an answer cut off ends in the socket's context: its line would say nothing of whose it was.
      const context = currentLogContext();
      const { method, url } = req;
      res.once('close', () => {
        const fields = { method, status: res.statusCode, ms: Math.round(performance.now() - since) };
        // A stream of events ends when its reader goes.
        const isWhole = res.writableFinished || isEventStream(res);
        if (isWhole) lines.info({ ...context, ...fields }, url, 'request');
        else lines.warn({ ...context, ...fields }, url, 'request cut off');
      });
      next();
    });
  };
}
