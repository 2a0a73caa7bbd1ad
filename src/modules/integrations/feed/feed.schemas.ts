import { z } from 'zod';
import { type EventType, eventTypes } from '#platform/events/event-types.ts';
import { id } from '#platform/schema/fields.ts';
import { EventView } from './event.schemas.ts';

const isType = (name: string): name is EventType => (eventTypes as readonly string[]).includes(name);

/** Sorted, each once: a cursor belongs to the filter, however it is written. Names the unknown types. */
const typeList = () =>
  z.string().transform((text, context): EventType[] => {
    const names = [...new Set(text.split(',').map((name) => name.trim()))].sort();
    const unknown = names.filter((name) => !isType(name));
    if (unknown.length > 0) {
      const list = unknown.map((name) => JSON.stringify(name)).join(', ');
      const message = `${list} ${unknown.length > 1 ? 'are no types' : 'is not a type'} of event`;
      context.addIssue({ code: 'custom', message, params: { code: 'invalid_value' } });
    }
    return names.filter(isType);
  });

const wholeNumber = (min: number, max: number) => {
  const message = `must be a whole number from ${min} to ${max}`;
  return z
    .string(message)
    .regex(/^\d{1,3}$/, message)
    .transform(Number)
    .refine((n) => n >= min && n <= max, message)
    .meta({ type: 'integer', minimum: min, maximum: max });
};

export const EventQuery = z.strictObject({
  types: typeList()
    .optional()
    .meta({ type: 'string' })
    .describe('Only return events of these types, separated by commas.'),
  subject_id: id().optional().describe('Only return events of the resource with this ID.'),
  limit: wholeNumber(1, 100).default(50).describe('Page size, from 1 to 100.'),
  cursor: z
    .string()
    .max(500, 'must be a next_cursor of this list')
    .optional()
    .describe(
      '`meta.next_cursor` of the previous response, with the same filters. Without it, the oldest event is first.',
    ),
  wait: wholeNumber(0, 25).default(0).describe('Seconds to wait for an event if there is none yet, from 0 to 25.'),
});
export type EventQuery = z.output<typeof EventQuery>;

export const EventReply = z.object({ data: EventView });
export const EventPageReply = z.object({
  data: z.array(EventView).describe('Events, oldest first.'),
  meta: z
    .object({
      limit: z.int().describe('Page size.'),
      next_cursor: z.string().describe('Pass it as `cursor` to get the events that follow.'),
    })
    .describe('Position of this page.'),
});
