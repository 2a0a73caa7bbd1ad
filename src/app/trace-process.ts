import type { Config } from '#platform/config.ts';
import type { Logger } from '#platform/log.ts';

/** Returns a function that exports the remaining spans. Loads its libraries only if an endpoint is set. */
export async function traceProcess(
  { traces }: Config,
  kind: 'web' | 'worker',
  log: Logger,
): Promise<() => Promise<void>> {
  if (!traces) return () => Promise.resolve();
  const { startTracing } = await import('#platform/telemetry/trace-export.ts');
  return startTracing(traces, `recruitment-${kind}`, log);
}
