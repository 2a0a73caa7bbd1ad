import type { Module } from '#platform/module.ts';
import { assets } from './layout.ts';
import { problemPage } from './problem.page.ts';

export const portal: Module = {
  name: 'portal',
  site: { pages: [], assets, problem: problemPage },
  register() {},
};
