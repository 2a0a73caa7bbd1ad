/**
 * Each module calls the public APIs of those before it, and announces events to those after it. The README has the same
 * order.
 */
export const moduleOrder = [
  'organizations',
  'access',
  'clients',
  'jobs',
  'candidates',
  'outreach',
  'applications',
  'notes',
  'matching',
  'interviews',
  'screenings',
  'integrations',
  'privacy',
  'decisions',
  'imports',
  'bulk-actions',
  'work',
  'reports',
  'mcp',
  'test-data',
  'portal',
  'console',
  'operator',
] as const;
