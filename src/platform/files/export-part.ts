import type { z } from 'zod';
import type { InjectionToken, Resolve } from '../container.ts';
import type { Sql } from '../database/sql.ts';

export type ExportedPerson = { organizationId: string; candidateId: string };

export const organizationExportNames = [
  'clients',
  'jobs',
  'candidates',
  'applications',
  'application_events',
  'screenings',
  'video_interviews',
  'decisions',
  'notes',
] as const;

export const candidateExportNames = [
  'candidate',
  'applications',
  'application_events',
  'screenings',
  'video_interviews',
  'messages',
  'decisions',
  'review_requests',
  'consents',
  'notes',
] as const;

/** Rows that a module adds to `<name>.ndjson` of an organization's export. */
export type OrganizationExportPart = {
  name: (typeof organizationExportNames)[number];
  /** Item of the API's list. The export has the same fields. */
  item: z.ZodType;
  rows: (organizationId: string) => Sql;
  /** Converts a row to the fields of `item`, where they differ. */
  // oxlint-disable-next-line typescript/no-explicit-any -- of the row that `rows` selects
  shown?: (row: any) => object;
};

/** Records that a module adds to a key of `candidate.json`. */
export type CandidateExportPart = {
  name: (typeof candidateExportNames)[number];
  /** Schema of the API's detail. The export has the same fields. */
  item: z.ZodType;
  read: (resolve: Resolve, person: ExportedPerson) => Promise<readonly object[]>;
};

export type ExportParts = {
  ofOrganization?: readonly OrganizationExportPart[];
  ofCandidate?: readonly CandidateExportPart[];
};

export const exportPartsToken: InjectionToken<readonly ExportParts[]> = Symbol('export parts');
