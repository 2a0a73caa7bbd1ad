import { enableCompileCache } from 'node:module';
import { configDefaults, defineConfig } from 'vitest/config';
import { compileCache } from './test/support/processes/child.ts';

/** Crowds, kills, poolers, browsers: what takes longer than half a minute. `npm run test:long`. */
const long = 'test/**/*.long.test.ts';

/** Needs sources that Vite has transformed, and functions that were compiled for this very run. */
const measuresCoverage = process.argv.some((argument) => argument.startsWith('--coverage'));

if (!measuresCoverage) {
  // This process loads the service as well, to migrate: the others find it compiled.
  enableCompileCache(compileCache.NODE_COMPILE_CACHE);
  Object.assign(process.env, compileCache);
}

export default defineConfig({
  test: {
    environment: 'node',
    projects: [
      {
        extends: true,
        test: { name: 'suite', include: ['test/**/*.test.ts'], exclude: [...configDefaults.exclude, long] },
      },
      { extends: true, test: { name: 'long', include: [long], provide: { isThorough: true } } },
    ],
    setupFiles: ['test/each-file.ts'],
    globalSetup: ['test/support/global-setup.ts'],
    // Processes rather than threads: tests open servers and worker threads of their own, and one crash ends one file.
    pool: 'forks',
    // One more than the machine that tests run on has: most of them wait, for queues and browsers.
    maxWorkers: 3,
    // Loading the service takes longer than most files. What a file opens it closes itself.
    isolate: false,
    // Node runs the sources as they are. For Vite to transform them first takes as long as many files.
    experimental: { viteModuleRunner: measuresCoverage, nodeLoader: measuresCoverage },
    // Requests leave much behind that is soon of no use: clearing it away less often takes an eighth off the computing.
    execArgv: ['--min-semi-space-size=32', '--max-semi-space-size=64'],
    // Many times what a test takes, for a slow or busy machine.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Machines that run CI are shared: a test that one of them starves is tried once more, and listed as retried.
    retry: process.env.CI ? 1 : 0,
    expect: { poll: { timeout: 120_000 } },
    coverage: { include: ['src/**', 'worker/**'] },
  },
});
