import { newId } from '#platform/ids.ts';

export type EventActor = { type: 'key' | 'user'; id: string };

export const publicEventId = (id: string): string => `evt_${id.replaceAll('-', '')}`;

/** An event that is in neither the feed nor the deliveries. */
export function testEvent(endpointId: string, actor: EventActor, facts: { isLive: boolean; now: Date }) {
  return {
    id: publicEventId(newId()),
    type: 'webhook.test',
    occurred_at: facts.now.toISOString(),
    livemode: facts.isLive,
    actor,
    subject: { type: 'webhook_endpoint', id: endpointId, version: 1 },
    changed: [],
    data: {},
  };
}
