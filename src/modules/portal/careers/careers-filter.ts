import { jobTypes, workModes } from '#modules/jobs';
import { isStorableText } from '#platform/schema/fields.ts';

/** The search of a visitor. Values that the form cannot send are ignored, so a shared link never breaks. */
export type CareersFilter = {
  /** The text as typed. */
  search: string;
  words: string[];
  location: string | undefined;
  workMode: (typeof workModes)[number] | undefined;
  jobType: (typeof jobTypes)[number] | undefined;
};

const maxCharacters = 200;
/** Each word adds a comparison per job. */
const maxWords = 8;

export function careersFilterIn(query: URLSearchParams): CareersFilter {
  const textOf = (name: string): string => {
    const text = [...(query.get(name) ?? '').slice(0, 2 * maxCharacters)].slice(0, maxCharacters).join('').trim();
    return isStorableText(text) ? text : '';
  };
  const search = textOf('q');
  return {
    search,
    words: search.split(/\s+/u).filter(Boolean).slice(0, maxWords),
    location: textOf('location') || undefined,
    workMode: workModes.find((mode) => mode === query.get('work_mode')),
    jobType: jobTypes.find((type) => type === query.get('job_type')),
  };
}

export const isFiltered = ({ words, location, workMode, jobType }: CareersFilter): boolean =>
  words.length > 0 || location !== undefined || workMode !== undefined || jobType !== undefined;

/** Page number, from 1. */
export function pageIn(query: URLSearchParams): number {
  const text = query.get('page') ?? '';
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
}

/** The query of another page of the same search. Empty for the first page of all jobs. */
export function careersSearch({ search, location, workMode, jobType }: CareersFilter, page: number): string {
  const query = new URLSearchParams();
  if (search !== '') query.set('q', search);
  if (location !== undefined) query.set('location', location);
  if (workMode !== undefined) query.set('work_mode', workMode);
  if (jobType !== undefined) query.set('job_type', jobType);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `?${query.toString()}` : '';
}
