import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{app,domain,content,server,database,artwork,scripts,tests}/**/*.test.ts'],
    globalSetup: './tests/setup/database-server.ts',
    // One for each core of the smallest machine; the static checks run beside them.
    maxWorkers: 2,
    restoreMocks: true,
  },
})
