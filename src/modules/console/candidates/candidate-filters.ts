import { z } from 'zod';
import { noticeSteps, talentPoolStatuses } from '#modules/candidates';
import { id, text } from '#platform/schema/fields.ts';
import { copy } from '../console.messages.ts';
import type { ListQuery } from '../list-query.ts';
import { candidateOrders } from './candidate-search-part.queries.ts';
import { storedSource } from './source-label.ts';

const { candidates: t } = copy;
const fullYears = z.coerce
  .number(t.filters.yearsRange)
  .int(t.filters.yearsRange)
  .min(0, t.filters.yearsRange)
  .max(80, t.filters.yearsRange);
/** Query parameters of the list. */
export const candidateFilters = {
  search: text(200),
  tag: text(200),
  place: text(200),
  source: text(255).transform(storedSource),
  years_from: fullYears,
  years_to: fullYears,
  notice: z.enum(noticeSteps.map(String), copy.filters.invalid),
  status: text(255),
  pool: z.enum(talentPoolStatuses, copy.filters.invalid),
  order: z.enum(candidateOrders, copy.filters.invalid),
  job: id(),
};

/** The filters in the form that searches use. */
export function candidateTerms({
  years_from: minYears,
  years_to: maxYears,
  notice: days,
  order,
  ...others
}: ListQuery<typeof candidateFilters>['filters']) {
  const notice = noticeSteps.find((one) => String(one) === days);
  return { order, terms: { ...others, minYears, maxYears, notice } };
}
