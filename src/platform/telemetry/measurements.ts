import { channel } from 'node:diagnostics_channel';

export const taskOutcomes = ['completed', 'failed', 'dead_lettered', 'handed_back'] as const;
export const mailOutcomes = ['sent', 'refused', 'failed'] as const;
export const loggedCallOutcomes = ['stored', 'dropped'] as const;

/** Measurements that code reports for metrics. All texts are from short closed lists: never IDs, addresses or paths. */
export type Measurements = {
  /** `seconds` has no deliberate waits, and is undefined for event streams. */
  request: { method: string; route: string; status: string; seconds: number | undefined };
  task: { task: string; outcome: (typeof taskOutcomes)[number]; seconds: number };
  mail: { outcome: (typeof mailOutcomes)[number] };
  webhook: { outcome: string };
  /** Totals of all endpoints. `oldestSeconds` is the time that the oldest due delivery has waited. */
  webhooksDue: { due: number; oldestSeconds: number };
  reading: { kind: 'resume' | 'recording'; change: 1 | -1 };
  file: { kind: 'resume' | 'recording'; outcome: string };
  credits: { reason: string; amount: number };
  loggedCall: { outcome: (typeof loggedCallOutcomes)[number]; count: number };
};

const nameOf = (name: keyof Measurements): string => `recruitment:${name}`;
const channels = {
  request: channel(nameOf('request')),
  task: channel(nameOf('task')),
  mail: channel(nameOf('mail')),
  webhook: channel(nameOf('webhook')),
  webhooksDue: channel(nameOf('webhooksDue')),
  reading: channel(nameOf('reading')),
  file: channel(nameOf('file')),
  credits: channel(nameOf('credits')),
  loggedCall: channel(nameOf('loggedCall')),
};

/** Reports a measurement. Costs only a comparison unless this process exports metrics. */
export function measure<N extends keyof Measurements>(name: N, measurement: Measurements[N]): void {
  const target = channels[name];
  if (target.hasSubscribers) target.publish(measurement);
}

/** Whether this process exports metrics. Check it before measurements that cost more than a comparison. */
export const isMeasured = (name: keyof Measurements): boolean => channels[name].hasSubscribers;

/** Returns a function that ends the subscription. */
export function onMeasurement<N extends keyof Measurements>(
  name: N,
  listener: (measurement: Measurements[N]) => void,
): () => void {
  const heard = (measurement: unknown) => listener(measurement as Measurements[N]);
  channels[name].subscribe(heard);
  return () => {
    channels[name].unsubscribe(heard);
  };
}

/** Counts files that are read, and busy readers. `outcomeOf` names a failure in one of a few words. */
export async function measuredReading<T>(
  kind: Measurements['file']['kind'],
  read: () => Promise<T>,
  outcomeOf: (error: unknown) => string,
): Promise<T> {
  measure('reading', { kind, change: 1 });
  let outcome = 'read';
  try {
    return await read();
  } catch (error) {
    outcome = outcomeOf(error);
    throw error;
  } finally {
    measure('reading', { kind, change: -1 });
    measure('file', { kind, outcome });
  }
}
