import { z } from 'zod';
import { eventActorTypes, eventTypes, type LoggedEvent, subjectTypes } from '#platform/events/event-types.ts';
import { id } from '#platform/schema/fields.ts';
import { storedJson } from '#platform/schema/metadata.ts';
import { timestamp } from '#platform/schema/reply-fields.ts';

const prefix = 'evt_';

/** `evt_` and the 32 hexadecimal digits of the UUID. */
export const eventIdOf = (uuid: string): string => prefix + uuid.replaceAll('-', '');

/** The UUID of an event's id; undefined for any other text. */
export function uuidOfEvent(eventId: string): string | undefined {
  const match = /^evt_([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/.exec(eventId);
  return match?.slice(1).join('-');
}

/** Fields of `data` by type of subject. None holds names, contact data or text. */
export const eventDataFields = {
  client: '`status`',
  job: '`client_id`, `status`',
  candidate: '`talent_pool_status`',
  application: '`candidate_id`, `job_id`, `status`, `match_score`, `screening_score`',
  screening: '`candidate_id`, `job_id`, `channel`, `status`, `calculated_score`',
  video_interview: '`candidate_id`, `job_id`, `status`, `overall_score`',
  message: '`kind`, `candidate_id`, `application_id`',
  task: '`kind`, `candidate_id`, `job_id`, `application_id`',
  organization: '`credit_balance`',
} satisfies Record<(typeof subjectTypes)[number], string>;

const dataOf = Object.entries(eventDataFields).map(([subject, fields]) => `${subject}: ${fields}`);

export const EventView = z
  .object({
    id: z.string().describe('ID of the event: `evt_` and 32 hexadecimal digits.'),
    type: z.enum(eventTypes).describe('What happened.'),
    occurred_at: timestamp().describe('When it happened.'),
    livemode: z.boolean().describe('False for test data.'),
    actor: z
      .object({
        type: z.enum(eventActorTypes).describe('`system`: the service itself, or the operator by a command.'),
        id: id().nullable().describe('ID of the key, user or candidate. Null for `system`.'),
      })
      .describe('Who caused it.'),
    subject: z
      .object({
        type: z.enum(subjectTypes).describe('Type of the resource.'),
        id: id().describe('ID of the resource.'),
        version: z.int().describe('Number of this event among those of the resource, from 1 without gaps.'),
      })
      .describe('The resource that changed.'),
    changed: z
      .array(z.string())
      .describe('Names of the changed fields. Empty for new and deleted resources, messages, tasks and credits.'),
    data: storedJson().describe(
      `IDs, statuses and scores of the resource after the change. ${dataOf.join('; ')}. Events of type ` +
        '`…status_changed` have `from_status` too.',
    ),
  })
  .meta({ id: 'Event', description: 'A change of a resource.' });
export type EventView = z.output<typeof EventView>;

export const viewOfEvent = (event: LoggedEvent, livemode: boolean): EventView => ({
  id: eventIdOf(event.id),
  type: event.type,
  occurred_at: event.occurredAt,
  livemode,
  actor: { type: event.actorType, id: event.actorId },
  subject: { type: event.subjectType, id: event.subjectId, version: event.version },
  changed: event.changed,
  data: event.data,
});
