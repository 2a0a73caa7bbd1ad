import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Attributes,
  type Context,
  isSpanContextValid,
  type Span as OtelSpan,
  ROOT_CONTEXT,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { TraceSettings } from '../config.ts';
import { type Logger, withoutLogContext } from '../log.ts';
import { type Span, type SpanStart, type Tracing, useTracing } from './tracing.ts';

const kinds = {
  server: SpanKind.SERVER,
  consumer: SpanKind.CONSUMER,
  client: SpanKind.CLIENT,
  internal: SpanKind.INTERNAL,
};

/** Parses a `traceparent` (W3C Trace Context). Undefined for any other text. */
function spanContextOf(traceparent: string | undefined): SpanContext | undefined {
  const [, traceId, spanId, flags] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(traceparent ?? '') ?? [];
  if (!traceId || !spanId || !flags) return undefined;
  const found = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
  return isSpanContextValid(found) ? found : undefined;
}

/** The code or class of an error. Messages may quote personal data. */
function typeOf(error: unknown): string {
  const { code, name } = error as { code?: unknown; name?: unknown };
  if (typeof code === 'string' && /^\w{1,40}$/.test(code)) return code;
  return typeof name === 'string' ? name : 'error';
}

const handleOf = (span: OtelSpan): Span => ({
  traceId: span.spanContext().traceId,
  rename: (name) => void span.updateName(name),
  set: (attributes) => void span.setAttributes(attributes),
  fail: (type) => void span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', type),
});

/** Keeps its own current span instead of the library's global one, which other packages would fill with messages. */
function tracingWith(tracer: Tracer): Tracing {
  const current = new AsyncLocalStorage<Context>();
  const parentOf = ({ kind, parent }: SpanStart): Context | undefined => {
    if (kind === 'client' || kind === 'internal') return current.getStore();
    const cause = spanContextOf(parent);
    return cause ? trace.setSpanContext(ROOT_CONTEXT, cause) : ROOT_CONTEXT;
  };
  return {
    async run(start, work) {
      const parent = parentOf(start);
      if (!parent) return work();
      const caller = spanContextOf(start.caller);
      const span = tracer.startSpan(
        start.name,
        {
          kind: kinds[start.kind],
          attributes: start.attributes as Attributes,
          links: caller ? [{ context: caller }] : [],
        },
        parent,
      );
      const handle = handleOf(span);
      try {
        return await current.run(trace.setSpan(parent, span), () => work(handle));
      } catch (error) {
        handle.fail(typeOf(error));
        throw error;
      } finally {
        span.end();
      }
    },
    traceparent() {
      const store = current.getStore();
      const context = store && trace.getSpanContext(store);
      return context && `00-${context.traceId}-${context.spanId}-0${context.traceFlags & 1}`;
    },
  };
}

/** Logs the first failure, and the next one after a success. */
function loggingFailures(exporter: OTLPTraceExporter, log: Logger): SpanExporter {
  let isFailing = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const hasFailed = result.code !== 0;
        if (hasFailed && !isFailing)
          withoutLogContext(() => log.warn({ error: result.error }, 'traces could not be exported'));
        isFailing = hasFailed;
        done(result);
      }),
    forceFlush: () => exporter.forceFlush(),
    shutdown: () => exporter.shutdown(),
  };
}

/** Traces this process from now on. Returns a function that exports the remaining spans and ends tracing. */
export function startTracing({ endpoint, headers, percent }: TraceSettings, service: string, log: Logger) {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, headers, timeoutMillis: 10_000 });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(percent / 100) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: loggingFailures(exporter, log), scheduledDelayMillis: 2_000 })],
  });
  useTracing(tracingWith(provider.getTracer('recruitment')));
  return async (): Promise<void> => {
    useTracing(undefined);
    // A failed export is in the log, and no reason for the process to end as failed.
    await provider.shutdown().catch(() => {});
  };
}
