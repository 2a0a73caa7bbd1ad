import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/support/global-setup.ts'],
    // Processes rather than threads: tests open servers and worker threads of their own, and one crash ends one file.
    pool: 'forks',
    // Twice as many as the machine that tests run on has: most of them wait, for queues and browsers.
    maxWorkers: 4,
    // Loading the service takes longer than most files. What a file opens it closes itself.
    isolate: false,
    // Many times what a test takes, for a slow or busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    coverage: { include: ['src/**', 'worker/**'] },
  },
});
