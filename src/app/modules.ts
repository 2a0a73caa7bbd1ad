import type { Module } from '#platform/module.ts';
import { access } from '../modules/access/module.ts';
import { applications } from '../modules/applications/module.ts';
import { candidates } from '../modules/candidates/module.ts';
import { clients } from '../modules/clients/module.ts';
import { console } from '../modules/console/module.ts';
import { integrations } from '../modules/integrations/module.ts';
import { interviews } from '../modules/interviews/module.ts';
import { jobs } from '../modules/jobs/module.ts';
import { matching } from '../modules/matching/module.ts';
import { operator } from '../modules/operator/module.ts';
import { organizations } from '../modules/organizations/module.ts';
import { outreach } from '../modules/outreach/module.ts';
import { portal } from '../modules/portal/module.ts';
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
  matching,
  interviews,
  screenings,
  integrations,
  work,
  'test-data': testData,
  portal,
  console,
  operator,
};

export const modules: readonly Module[] = moduleOrder.map((name) => byName[name]);
