export type EventActor = { type: 'key' | 'user'; id: string };

export const publicEventId = (id: string): string => `evt_${id.replaceAll('-', '')}`;

/** Listed in the console. The feed and the API's deliveries have events of the log only. */
export const testType = 'webhook.test';

export function testEvent(id: string, endpointId: string, actor: EventActor, facts: { isLive: boolean; now: Date }) {
  return {
    id: publicEventId(id),
    type: testType,
    occurred_at: facts.now.toISOString(),
    livemode: facts.isLive,
    actor,
    subject: { type: 'webhook_endpoint', id: endpointId, version: 1 },
    changed: [],
    data: {},
  };
}
