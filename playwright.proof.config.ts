import { defineConfig } from '@playwright/test'
import config from './playwright.config.ts'

/** Journeys that take too long for every run: `npm run proof` runs them. */
export default defineConfig({
  ...config,
  testMatch: '**/*.proof.ts',
  // The others name the files that they are for.
  projects: config.projects?.filter(({ testMatch }) => !testMatch),
})
