import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{app,domain,content,server,database,artwork,scripts,tests}/**/*.test.ts'],
    globalSetup: './tests/setup/database-server.ts',
    // One core is left to the browser tests' server and the static checks.
    maxWorkers: 2,
    restoreMocks: true,
  },
})
