import { provide } from '#platform/container.ts';
import { Database } from '#platform/database/database.ts';
import type { Module } from '#platform/module.ts';
import { KeptMessageQueries } from './kept-message.queries.ts';
import { testDataEndpoints } from './test-data.routes.ts';

export const testData: Module = {
  name: 'test-data',
  endpoints: testDataEndpoints,
  register(c) {
    provide(c, KeptMessageQueries, [Database]);
  },
};
