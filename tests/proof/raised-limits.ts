import { limits } from '../../server/limits/limits.ts'

/** LIMITS for a server of which more is asked than any visitor may. */
export const raisedLimits = Object.keys(limits)
  .map((name) => `${name}:9999999/60`)
  .join()
