import { z } from 'zod';
import { eventTypes } from '#platform/events/event-types.ts';
import { listQuery } from '#platform/paging/list-query.ts';
import { listOf } from '#platform/paging/list-reply.ts';
import { id, text } from '#platform/schema/fields.ts';
import { readOnlyFields, timestamp, withoutReadOnlyFields } from '#platform/schema/reply-fields.ts';
import { urlProblem } from './endpoint-url.ts';

export const disabledReasons = ['user', 'gone', 'failing'] as const;

/** Names an unknown type: a typing error would lose events silently. */
export const eventTypeList = () =>
  z
    .array(
      z.enum(eventTypes, {
        error: ({ input }) =>
          typeof input === 'string' ? `${JSON.stringify(input.slice(0, 100))} is not an event type` : undefined,
      }),
    )
    .max(200, 'must have at most 200 items')
    .transform((types) => [...new Set(types)]);

const endpointUrl = () =>
  text(2048).superRefine((url, context) => {
    const message = urlProblem(url);
    if (message) context.addIssue({ code: 'custom', message, params: { code: 'invalid_value' } });
  });

const writable = {
  url: endpointUrl().describe(
    'Where webhooks are sent: an https URL with a public host. Host names are checked at each attempt.',
  ),
  types: eventTypeList().describe(
    'Types of events to send. Empty: all types, also those added later. Defaults to `[]`.',
  ),
  enabled: z.boolean().describe('Whether webhooks are sent. Defaults to `true`.'),
  description: text(1000).nullable().describe('What the endpoint is for. At most 1,000 characters.'),
};

const readOnly = [
  'id',
  'disabled_at',
  'disabled_reason',
  'previous_secret_expires_at',
  'created_at',
  'updated_at',
] as const;

export const CreateWebhookEndpoint = z
  .strictObject(writable)
  .partial()
  .required({ url: true })
  .meta({ id: 'CreateWebhookEndpoint', description: 'A new webhook endpoint. Only `url` is required.' });
export type CreateWebhookEndpoint = z.output<typeof CreateWebhookEndpoint>;

export const UpdateWebhookEndpoint = z
  .strictObject({ ...z.strictObject(writable).partial().shape, ...readOnlyFields(...readOnly) })
  .transform(withoutReadOnlyFields(readOnly))
  .meta({ id: 'UpdateWebhookEndpoint', description: 'The fields to update, at least one.' });
export type UpdateWebhookEndpoint = z.output<typeof UpdateWebhookEndpoint>;

export const WebhookEndpointQuery = listQuery({});
export type WebhookEndpointQuery = z.output<typeof WebhookEndpointQuery>;

const fields = {
  id: id().describe('ID of the endpoint.'),
  url: z.string().describe('Where webhooks are sent.'),
  description: z.string().nullable().describe('What the endpoint is for.'),
  types: z.array(z.enum(eventTypes)).describe('Types of events to send. Empty: all types.'),
  enabled: z.boolean().describe('Whether webhooks are sent.'),
  disabled_at: timestamp().nullable().describe('When the endpoint was disabled. Null while it is enabled.'),
  disabled_reason: z
    .enum(disabledReasons)
    .nullable()
    .describe(
      'Why the endpoint is disabled: `user` if you did it, `gone` if it returned 410, `failing` after 5 days of failures.',
    ),
  previous_secret_expires_at: timestamp()
    .nullable()
    .describe(
      'Until then, webhooks also carry a signature of the previous secret. Null if there is none. Earlier ones end earlier.',
    ),
  created_at: timestamp().describe('When the endpoint was created.'),
  updated_at: timestamp().describe('When the endpoint was last updated.'),
};

export const WebhookEndpointView = z.object(fields).meta({ id: 'WebhookEndpoint', description: 'Receives webhooks.' });
export type WebhookEndpointView = z.output<typeof WebhookEndpointView>;

export const WebhookEndpointWithSecret = z
  .object({
    ...fields,
    secret: z
      .string()
      .describe('Verifies the signatures of webhooks. Store it now: it is never shown again.')
      .meta({ example: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw7nPvQSn3k5E=' }),
  })
  .meta({ id: 'WebhookEndpointWithSecret', description: 'A webhook endpoint with its new secret.' });
export type WebhookEndpointWithSecret = z.output<typeof WebhookEndpointWithSecret>;

export const WebhookEndpointReply = z.object({ data: WebhookEndpointView });
export const WebhookSecretReply = z.object({ data: WebhookEndpointWithSecret });
export const WebhookEndpointList = listOf(WebhookEndpointView);
