import { eventTypes } from '#platform/events/event-types.ts';

/** This type is not an event of the feed. */
const testType = 'webhook.test';

const header = (
  name: string,
  description: string,
  schema: { type: 'string' } | { type: 'integer'; format: 'int64' },
) => ({
  name,
  in: 'header' as const,
  required: true,
  description,
  schema,
});

const parameters = [
  header('webhook-id', 'ID of the event, the same in every attempt: skip one that you have processed.', {
    type: 'string',
  }),
  header('webhook-timestamp', 'When the attempt was sent, in seconds since 1970. Refuse an old one.', {
    type: 'integer',
    format: 'int64',
  }),
  header(
    'webhook-signature',
    '`v1,` and the base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<body>` with the secret of the endpoint. ' +
      'Several are separated by spaces.',
    { type: 'string' },
  ),
];

const responses = {
  '2XX': { description: 'Received. Answer within 15 seconds.' },
  '410': { description: 'Disables the endpoint.' },
  default: { description: 'The webhook is sent again later. Redirects are not followed.' },
};

const bodyOf = (type: string) => ({
  required: true,
  content: {
    'application/json': {
      schema:
        type === testType
          ? {
              type: 'object' as const,
              required: ['id', 'type', 'occurred_at', 'livemode', 'actor', 'subject', 'changed', 'data'],
              properties: {
                id: { type: 'string' as const, description: 'ID of the event.' },
                type: { const: type, description: 'What happened.' },
                occurred_at: { type: 'string' as const, format: 'date-time', description: 'When it was sent.' },
                livemode: { type: 'boolean' as const, description: 'False for test data.' },
                actor: { type: 'object' as const, description: 'Who sent it.' },
                subject: { type: 'object' as const, description: 'The webhook endpoint.' },
                changed: { type: 'array' as const, items: { type: 'string' as const }, description: 'Empty.' },
                data: { type: 'object' as const, description: 'Empty.' },
              },
            }
          : {
              allOf: [
                { $ref: '#/components/schemas/Event' },
                { type: 'object' as const, properties: { type: { const: type, description: 'What happened.' } } },
              ],
            },
    },
  },
});

/** Webhooks for the OpenAPI document: every event as endpoints receive it. */
export const webhookDocument = Object.fromEntries(
  [...eventTypes, testType].map((type) => [
    type,
    {
      post: {
        operationId: `on.${type}`,
        tags: ['Webhooks'],
        summary: type,
        description:
          type === testType ? 'Sent by `POST /webhook-endpoints/{id}/test`.' : 'Sent to endpoints that want this type.',
        security: [],
        parameters,
        requestBody: bodyOf(type),
        responses,
      },
    },
  ]),
);
