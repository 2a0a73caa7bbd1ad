import { defineHandler } from '#platform/tasks/task.ts';
import { CandidateSearchRepository } from './search-fill.repository.ts';
import { fillCandidateSearch } from './search-fill.tasks.ts';

export const searchFillHandlers = [
  defineHandler(fillCandidateSearch, async ({ signal, resolve }) => {
    const search = resolve(CandidateSearchRepository);
    while (!signal.aborted && (await search.fillNext()));
  }),
];
