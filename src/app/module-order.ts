/**
 * Each module calls the public APIs of those before it, and announces events to those after it. The import rules and
 * the README follow this list.
 */
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
  'work',
  'portal',
  'console',
  'operator',
] as const;
