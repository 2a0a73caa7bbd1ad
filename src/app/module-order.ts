/** Each calls the public APIs of those before it, and announces events to those after it. The README follows it. */
export const moduleOrder = [
  'organizations',
  'access',
  'clients',
  'jobs',
  'candidates',
  'outreach',
  'applications',
  'matching',
  'interviews',
  'screenings',
  'integrations',
  'work',
  'test-data',
  'portal',
  'console',
  'operator',
] as const;
