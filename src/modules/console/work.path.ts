/** The list of work, narrowed. */
export const workPath = (filters: Record<string, string>): string =>
  `/console/work?${new URLSearchParams(filters).toString()}`;
