import { formatNumber } from '#platform/pages/format.ts';

const statusGroups = {
  errors: 'Errors (4xx and 5xx)',
  '2xx': 'Successful (2xx)',
  '4xx': 'Client errors (4xx)',
  '5xx': 'Server errors (5xx)',
};

export const requestLogCopy = {
  title: 'Request log',
  about:
    'Requests that your API keys made in the last 30 days, including refused ones. A request appears within 5 seconds. ' +
    'Bodies and query parameters are never stored. Only admins see this page.',
  caption: 'Requests, newest first',
  columns: {
    time: 'Time',
    request: 'Request',
    status: 'Status',
    error: 'Error code',
    key: 'API key',
    duration: 'Duration',
  },
  filters: {
    requestId: 'Request ID',
    key: 'API key',
    status: 'Status',
    method: 'Method',
    statusGroups,
    invalidStatus: 'must be a status such as 404, or 4xx',
  },
  unknownPath: 'Unknown path',
  request: (method: string, path: string) => `${method} ${path}`,
  duration: (ms: number) => `${formatNumber(ms)} ms`,
  key: (name: string | null, lastFour: string | null) =>
    name === null ? 'Deleted key' : `${name} (…${lastFour ?? ''})`,
  empty: {
    title: 'No requests yet',
    text: 'Requests appear here once an app uses one of your API keys. ',
    link: 'Create an API key',
  },
  noMatch: 'No requests match these filters. The log has the last 30 days, and no requests without a valid API key. ',
  details: {
    title: 'Request',
    facts: {
      time: 'Time',
      request: 'Request',
      status: 'Status',
      error: 'Error code',
      meaning: 'Meaning',
      key: 'API key',
      duration: 'Duration',
      requestId: 'Request ID',
    },
    clientLeft: 'The client closed the connection before the response was complete.',
    sameId: 'All requests with this ID',
    keysRequests: 'Requests of this key',
    notStored: 'The body, the query parameters and the IDs in the path aren’t stored.',
    changes: 'Changes made by this request',
    changesCaption: 'Audit log entries of this request',
    noChanges: 'This request changed nothing that the audit log records.',
    audit: 'Audit log of this key',
    back: 'Back to the request log',
  },
};
