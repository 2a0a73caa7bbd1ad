import { copy } from '../console.messages.ts';

const labels: Readonly<Record<string, string>> = copy.candidates.sources;

/** Sources that the service sets itself have names. Others are shown as they are stored. */
export const sourceLabel = (source: string | null): string | null =>
  source !== null && Object.hasOwn(labels, source) ? (labels[source] ?? source) : source;

/** The stored source of a name, for filters. */
export const storedSource = (text: string): string =>
  Object.keys(labels).find((source) => labels[source]?.toLowerCase() === text.toLowerCase()) ?? text;
