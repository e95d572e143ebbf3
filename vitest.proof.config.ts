import { defineConfig } from 'vitest/config'
import config from './vitest.config.ts'

/** Tests that cost much and change their answer rarely: those that draw pictures by the dozen or fill a database. `npm run proof` runs them. */
export default defineConfig({
  ...config,
  test: {
    ...config.test,
    include: [
      '{artwork,tests/bookings,tests/catalogue,tests/demo,tests/reminders,tests/start,tests/waiting}/**/*.proof.ts',
    ],
  },
})
