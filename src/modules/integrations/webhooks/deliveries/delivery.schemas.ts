import { z } from 'zod';
import { eventTypes } from '#platform/events/event-types.ts';
import { listQuery } from '#platform/paging/list-query.ts';
import { listOf } from '#platform/paging/list-reply.ts';
import { dateTime, id } from '#platform/schema/fields.ts';
import { timestamp } from '#platform/schema/reply-fields.ts';
import { eventTypeList } from '../endpoint.schemas.ts';

export const deliveryStates = ['pending', 'succeeded', 'failed'] as const;
export const deliveryErrors = [
  'http_status',
  'redirect',
  'timeout',
  'connection',
  'tls',
  'private_address',
  'endpoint_disabled',
] as const;
export type DeliveryError = (typeof deliveryErrors)[number];

/** Becomes a UUID. */
const eventId = () =>
  z
    .string()
    .regex(/^evt_[0-9a-f]{32}$/, 'must be the id of an event: evt_ and 32 hexadecimal digits')
    .transform((text) => text.slice(4).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'));

export const WebhookDeliveryQuery = listQuery({
  state: z.enum(deliveryStates).optional().describe('Only return deliveries in this state.'),
  event_id: eventId().optional().describe('Only return deliveries of this event.'),
});
export type WebhookDeliveryQuery = z.output<typeof WebhookDeliveryQuery>;

const errorMeanings =
  '`http_status`: a status other than 2xx. `redirect`: a redirect, which is not followed. `timeout`: no answer within 15 ' +
  'seconds. `connection`: the host was not found, or did not accept the connection. `tls`: an invalid certificate. ' +
  '`private_address`: a host with a private address. `endpoint_disabled`: the endpoint was disabled meanwhile.';

export const WebhookDeliveryView = z
  .object({
    id: id().describe('ID of the delivery.'),
    endpoint_id: id().describe('ID of the webhook endpoint.'),
    event_id: z.string().describe('ID of the event, also the header `webhook-id`.'),
    type: z.enum(eventTypes).describe('Type of the event.'),
    state: z.enum(deliveryStates).describe('State of the delivery. `failed` has no more attempts.'),
    attempts: z.int().describe('Number of attempts that have ended.'),
    last_attempt_at: timestamp().nullable().describe('When the last attempt ended.'),
    last_status: z.int().nullable().describe('HTTP status of the last answer.'),
    last_error: z.enum(deliveryErrors).nullable().describe(`Why the last attempt failed. ${errorMeanings}`),
    last_response: z.string().nullable().describe('The first 2 KiB of the last answer.'),
    next_attempt_at: timestamp().nullable().describe('When the next attempt is due. Null unless pending.'),
    created_at: timestamp().describe('When the delivery was created.'),
    updated_at: timestamp().describe('When the delivery was last updated.'),
  })
  .meta({ id: 'WebhookDelivery', description: 'An event on its way to an endpoint. Kept for 30 days.' });
export type WebhookDeliveryView = z.output<typeof WebhookDeliveryView>;

export const ReplayWebhooks = z
  .strictObject({
    after: dateTime().describe('Send events that occurred after this time.'),
    before: dateTime().optional().describe('Send events that occurred until this time. Defaults to now.'),
    types: eventTypeList()
      .optional()
      .describe("Types of events to send. Defaults to the endpoint's. Empty: all types."),
  })
  .meta({ id: 'ReplayInput', description: 'Which events to send again.' });
export type ReplayWebhooks = z.output<typeof ReplayWebhooks>;

export const WebhookTest = z
  .object({
    event_id: z.string().describe('ID of the event that was sent.'),
    succeeded: z.boolean().describe('Whether the endpoint returned a status of 2xx within 15 seconds.'),
    status: z.int().nullable().describe('HTTP status of the answer. Null without one.'),
    error: z.enum(deliveryErrors).nullable().describe(`Why it failed. ${errorMeanings}`),
    response: z.string().nullable().describe('The first 2 KiB of the answer.'),
    duration_ms: z.int().describe('Milliseconds until the answer, or until the failure.'),
  })
  .meta({ id: 'WebhookTest', description: 'Outcome of a test event.' });
export type WebhookTest = z.output<typeof WebhookTest>;

export const WebhookDeliveryReply = z.object({ data: WebhookDeliveryView });
export const WebhookDeliveryList = listOf(WebhookDeliveryView);
export const WebhookTestReply = z.object({ data: WebhookTest });
export const WebhookReplayReply = z.object({
  data: z.object({ count: z.int().describe('Number of deliveries that were created.') }),
});
