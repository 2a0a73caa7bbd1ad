export const taskListPath = (filters: Record<string, string>): string =>
  `/console/work?${new URLSearchParams(filters).toString()}`;

export const taskPath = (id: string): string => `/console/work/${id}`;

export const creditsPath = '/console/settings/credits';
