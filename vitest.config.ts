import { defineConfig } from 'vitest/config'
import { LongTestsFirst } from './tests/setup/long-tests-first.ts'

export default defineConfig({
  test: {
    include: [
      '{app,console,domain,content,server,database,artwork,sandbox,scripts,bench,tests}/**/*.test.ts',
    ],
    setupFiles: './tests/setup/end-file.ts',
    globalSetup: './tests/setup/database-server.ts',
    // Two more than the smallest machine has cores, as some tests wait for a clock or a process.
    maxWorkers: 4,
    sequence: { sequencer: LongTestsFirst },
    // Content and build are read once in a worker, not once for each file. Databases and servers are each file's own.
    isolate: false,
    // Servers, databases and processes are opened beside everything else that a busy machine does.
    hookTimeout: 60_000,
    testTimeout: 60_000,
    restoreMocks: true,
    silent: 'passed-only',
    // As the server runs: React's build for developers renders a page in twice the time.
    env: { NODE_ENV: 'production' },
  },
  oxc: { jsx: { development: false } },
})
