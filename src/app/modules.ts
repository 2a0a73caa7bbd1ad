import type { Module } from '#platform/module.ts';
import { access } from '../modules/access/module.ts';
import { applications } from '../modules/applications/module.ts';
import { candidates } from '../modules/candidates/module.ts';
import { clients } from '../modules/clients/module.ts';
import { console } from '../modules/console/module.ts';
import { interviews } from '../modules/interviews/module.ts';
import { jobs } from '../modules/jobs/module.ts';
import { matching } from '../modules/matching/module.ts';
import { operator } from '../modules/operator/module.ts';
import { organizations } from '../modules/organizations/module.ts';
import { outreach } from '../modules/outreach/module.ts';
import { portal } from '../modules/portal/module.ts';
import { screenings } from '../modules/screenings/module.ts';
import { work } from '../modules/work/module.ts';

/**
 * The contexts, in their order: each may call those before it, and hears the events of those before it. (`skills`, the
 * lexicon that jobs, candidates and matching share, brings nothing into a process and is not listed.)
 */
export const modules: readonly Module[] = [
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
  work,
  portal,
  console,
  operator,
];
