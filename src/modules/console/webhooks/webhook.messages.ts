import type { WebhookDeliveryView, WebhookEndpointView } from '#modules/integrations';
import { formatNumber, pluralize } from '#platform/pages/format.ts';

type DeliveryError = NonNullable<WebhookDeliveryView['last_error']>;

/** Each message says what happened and what to do about it. */
const errors: Record<DeliveryError, string> = {
  http_status: 'The endpoint returned a status other than 2xx. Its response says more.',
  redirect: 'The endpoint returned a redirect. Redirects aren’t followed: edit the endpoint and enter the final URL.',
  timeout: 'The endpoint didn’t respond within 15 seconds. Respond with 2xx first, then process the event.',
  connection: 'The host wasn’t found, refused the connection, or closed it without a response.',
  tls: 'The TLS certificate isn’t valid for this host. Check its name, its expiry and its chain.',
  private_address: 'The host has a private address. Webhooks are sent to public addresses only.',
  endpoint_disabled: 'The endpoint was disabled before this event was delivered.',
};

const disabledReasons: Record<NonNullable<WebhookEndpointView['disabled_reason']>, string> = {
  user: 'Disabled by a user or an API key.',
  gone: 'Disabled because it returned 410 Gone.',
  failing: 'Disabled after 5 days of failures.',
};

export const webhookCopy = {
  title: 'Webhooks',
  about: 'Webhooks tell your apps about changes as signed HTTPS requests. ',
  caption: 'Webhook endpoints, newest first',
  columns: {
    url: 'Endpoint',
    events: 'Events',
    health: 'Health',
    lastSuccess: 'Last success',
    pending: 'Pending',
    failed: 'Failed in 24 hours',
  },
  empty: {
    title: 'No webhook endpoints yet',
    text: 'Add the HTTPS address of your app to get an event for each change. ',
  },
  allTypes: 'All types',
  types: (count: number) => pluralize(count, 'type'),
  capped: (count: number, most: number) => (count > most ? `${formatNumber(most)}+` : formatNumber(count)),
  never: 'Never',
  health: { working: 'Working', failing: 'Failing', disabled: 'Disabled', unused: 'No success yet' },
  disabledReasons,
  fields: { url: 'URL', description: 'Description', types: 'Event types' },
  urlHint: 'An https address that the internet can reach.',
  typesHint: 'Select none to get all types, including those added later.',
  add: { open: 'Add endpoint', title: 'Add webhook endpoint', submit: 'Add endpoint' },
  edit: { open: 'Edit', title: 'Edit webhook endpoint', submit: 'Save changes', done: 'Endpoint saved.' },
  secret: {
    title: 'Signing secret',
    instruction: 'Copy the secret now. It won’t be shown again.',
    usage: 'Your app verifies the signature of each webhook with it. Store it like a password.',
    overlap: 'For 24 hours, webhooks are signed with the previous secret too.',
    done: 'Back to the endpoint',
  },
  endpoint: {
    title: 'Webhook endpoint',
    facts: {
      url: 'URL',
      description: 'Description',
      health: 'Health',
      failingSince: 'Failing since',
      lastSuccess: 'Last success',
      pending: 'Pending deliveries',
      failed: 'Failed in 24 hours',
      types: 'Events',
      previousSecret: 'Previous secret',
      created: 'Created',
    },
    failingHint: 'After 5 days without a success, the endpoint is disabled and admins get an email.',
    disabledHint: 'A disabled endpoint collects no events. Enable it to replay those it missed in the last 30 days.',
    previousSecretUntil: 'Also signs until ',
    back: 'Back to webhooks',
  },
  test: {
    submit: 'Send test event',
    hint: 'Sends a webhook.test event now, shows the response, and lists it under Deliveries. It changes nothing else.',
    title: 'Test event',
    succeeded: 'The endpoint accepted the test event.',
    failed: 'The test event failed.',
    again: 'Send another test event',
    facts: { outcome: 'Outcome', status: 'HTTP status', error: 'Reason', duration: 'Duration', event: 'Event ID' },
  },
  rotate: {
    open: 'Rotate secret',
    consequence: 'This creates a new secret. For 24 hours, webhooks are signed with both, so you can switch safely.',
    submit: 'Rotate secret',
  },
  disable: {
    open: 'Disable',
    consequence: 'Pending deliveries fail and no more events are collected. You can enable the endpoint again.',
    submit: 'Disable endpoint',
    done: 'Endpoint disabled.',
  },
  enable: {
    submit: 'Enable endpoint',
    done: 'Endpoint enabled. It collects events from now on. To send those it missed, replay events.',
  },
  remove: {
    open: 'Delete',
    consequence: 'This deletes the endpoint and its deliveries. This can’t be undone.',
    submit: 'Delete endpoint',
    done: 'Endpoint deleted.',
  },
  deliveries: {
    title: 'Deliveries',
    caption: 'Deliveries, newest first',
    columns: {
      event: 'Event',
      state: 'Status',
      attempts: 'Attempts',
      answer: 'Last response',
      lastAttempt: 'Last attempt',
      nextAttempt: 'Next attempt',
    },
    states: { pending: 'Pending', succeeded: 'Succeeded', failed: 'Failed' },
    filters: { state: 'Status', event: 'Event ID', invalidEvent: 'must be an event ID such as evt_ and 32 characters' },
    empty: {
      title: 'No deliveries yet',
      text: 'Each event that is sent to this endpoint appears here for 30 days. Send a test event to try it now.',
    },
    noAnswer: { timeout: 'Timed out', connection: 'No connection', tls: 'Invalid certificate' } as Partial<
      Record<DeliveryError, string>
    >,
    otherErrors: {
      http_status: 'Error',
      redirect: 'Redirect',
      private_address: 'Private address',
      endpoint_disabled: 'Endpoint disabled',
    } as Partial<Record<DeliveryError, string>>,
  },
  delivery: {
    title: 'Webhook delivery',
    facts: {
      event: 'Event',
      eventId: 'Event ID',
      state: 'Status',
      reason: 'Reason',
      attempts: 'Attempts',
      lastAttempt: 'Last attempt',
      nextAttempt: 'Next attempt',
      created: 'Created',
      endpoint: 'Endpoint',
    },
    request: 'Request',
    requestHint: 'The body is sent in one line. Each attempt has its own timestamp and signature.',
    timestamp: '(time of the attempt, in seconds since 1970)',
    signature: 'v1,(signature with the endpoint’s secret)',
    answer: 'Last response',
    answerHint: 'The first 2 KiB of the body.',
    status: (status: number) => `HTTP status ${status}`,
    emptyBody: 'The response had no body.',
    noAnswer: 'There was no response.',
    notSent: 'This event hasn’t been sent yet.',
  },
  retry: {
    submit: 'Retry delivery',
    hint: 'Sends the event now, then again by the whole schedule until it succeeds.',
    disabled: 'Enable the endpoint to retry this delivery.',
    done: 'Delivery queued. Refresh this page to see the response.',
  },
  replay: {
    open: 'Replay events',
    hint: 'To send all failed or missed events again, replay events instead of retrying each delivery.',
    title: 'Replay events',
    about: (url: string) =>
      `Sends events of the last 30 days to ${url} again, including those whose delivery failed or that it missed while ` +
      'disabled. Each keeps its event ID, so an app can skip those it has processed.',
    fields: { after: 'After', before: 'Until' },
    hints: {
      after: 'Date and time in UTC, such as 2026-11-22 14:00.',
      before: 'Leave it empty to replay all events until now.',
      types: 'Select none to use the types of the endpoint.',
    },
    submit: 'Replay events',
    done: (count: number) =>
      count === 0 ? 'No events match, so nothing is sent.' : `${pluralize(count, 'delivery', 'deliveries')} queued.`,
  },
  refresh: 'Refresh',
  errors,
};
