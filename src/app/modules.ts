import type { Module } from '#platform/module.ts';
import { access } from '../modules/access/module.ts';
import { applications } from '../modules/applications/module.ts';
import { bulkActions } from '../modules/bulk-actions/module.ts';
import { candidates } from '../modules/candidates/module.ts';
import { clients } from '../modules/clients/module.ts';
import { console } from '../modules/console/module.ts';
import { decisions } from '../modules/decisions/module.ts';
import { imports } from '../modules/imports/module.ts';
import { integrations } from '../modules/integrations/module.ts';
import { interviews } from '../modules/interviews/module.ts';
import { jobs } from '../modules/jobs/module.ts';
import { matching } from '../modules/matching/module.ts';
import { mcpTools } from '../modules/mcp/module.ts';
import { notes } from '../modules/notes/module.ts';
import { operator } from '../modules/operator/module.ts';
import { organizations } from '../modules/organizations/module.ts';
import { outreach } from '../modules/outreach/module.ts';
import { portal } from '../modules/portal/module.ts';
import { privacy } from '../modules/privacy/module.ts';
import { reports } from '../modules/reports/module.ts';
import { screenings } from '../modules/screenings/module.ts';
import { testData } from '../modules/test-data/module.ts';
import { work } from '../modules/work/module.ts';
import { moduleOrder } from './module-order.ts';

const byName: Record<(typeof moduleOrder)[number], Module> = {
  organizations,
  access,
  clients,
  jobs,
  candidates,
  outreach,
  applications,
  notes,
  matching,
  interviews,
  screenings,
  integrations,
  privacy,
  decisions,
  imports,
  'bulk-actions': bulkActions,
  work,
  reports,
  mcp: mcpTools,
  'test-data': testData,
  portal,
  console,
  operator,
};

export const modules: readonly Module[] = moduleOrder.map((name) => byName[name]);
