import { z } from 'zod';
import { id, text } from '#platform/schema/fields.ts';
import { storedSource } from '../candidates/source-label.ts';
import { copy } from '../console.messages.ts';
import { applicationOrders } from './application-list.queries.ts';

const range = copy.filters.scoreRange;
/** Query parameters of the list. */
export const applicationFilters = {
  search: text(200),
  job: id(),
  status: text(255),
  min_score: z.coerce.number(range).min(0, range).max(100, range),
  source: text(255).transform(storedSource),
  order: z.enum(applicationOrders, copy.filters.invalid),
};
