type Attributes = Record<string, string | number | boolean | undefined>;

/** Attributes never hold personal data: no values of SQL, no addresses, no paths. */
export type SpanStart = {
  name: string;
  /** Servers and consumers begin a trace or continue `parent`. Other spans are recorded only within a trace. */
  kind: 'server' | 'consumer' | 'client' | 'internal';
  attributes?: Attributes;
  /** `traceparent` (W3C) of the span that caused this one. */
  parent?: string | undefined;
  /** `traceparent` of a caller who is not trusted to choose the trace. */
  caller?: string | undefined;
};

export type Span = {
  traceId: string;
  rename(name: string): void;
  set(attributes: Attributes): void;
  /** `type` is the kind of the error. Never pass its message. */
  fail(type: string): void;
};

export type Tracing = {
  run<T>(start: SpanStart, work: (span?: Span) => Promise<T>): Promise<T>;
  traceparent(): string | undefined;
};

let tracing: Tracing | undefined;

/** Sets tracing for the whole process. Undefined turns it off. */
export const useTracing = (wanted: Tracing | undefined): void => void (tracing = wanted);

/** Runs `work`, within a span if this process is traced. */
export const traced = <T>(start: () => SpanStart, work: (span?: Span) => Promise<T>): Promise<T> =>
  tracing ? tracing.run(start(), work) : work();

/** `traceparent` of the current span, for work that continues its trace elsewhere. */
export const currentTraceparent = (): string | undefined => tracing?.traceparent();
