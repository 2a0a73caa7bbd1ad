import type { ServerResponse } from 'node:http';

/** The media type of server-sent events, which is always UTF-8. */
export const eventStreamType = 'text/event-stream';

/** Whether an answer goes on until somebody ends it. */
export const isEventStream = (res: ServerResponse): boolean => res.getHeader('content-type') === eventStreamType;
