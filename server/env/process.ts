import * as v from 'valibot'
import { defineConcern } from './concern.ts'
import { moment } from './values.ts'

export type ProcessSettings = {
  logLevel: string
  /** Tests start a process at a moment of their own; from there its clock runs on. */
  testClock: Date | undefined
}

export const processConcern = defineConcern({
  variables: {
    LOG_LEVEL: v.optional(
      v.picklist(['silent', 'error', 'warn', 'info', 'debug'], 'must be silent, error, warn, info or debug'),
    ),
    TEST_CLOCK: v.optional(moment),
  },
  problems: (raw, mode) => [
    mode === 'production' &&
      raw.TEST_CLOCK !== undefined &&
      'TEST_CLOCK is for tests alone: with APP_ENV=production the clock is that of the machine',
  ],
  read: (raw, mode): ProcessSettings => ({
    logLevel: raw.LOG_LEVEL ?? (mode === 'production' ? 'info' : 'warn'),
    testClock: raw.TEST_CLOCK,
  }),
})
