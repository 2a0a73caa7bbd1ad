import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['test/**/*.test.ts'],
    setupFiles: ['test/each-file.ts'],
    globalSetup: ['test/support/global-setup.ts'],
    // Processes rather than threads: tests open servers and worker threads of their own, and one crash ends one file.
    pool: 'forks',
    // One more than the machine that tests run on has: most of them wait, for queues and browsers.
    maxWorkers: 3,
    // Loading the service takes longer than most files. What a file opens it closes itself.
    isolate: false,
    // Many times what a test takes, for a slow or busy machine.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
    coverage: { include: ['src/**', 'worker/**'] },
  },
});
