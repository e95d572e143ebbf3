import * as v from 'valibot'
import type { LimitTable } from '../limits/limits.ts'
import { limitsSetting } from '../limits/limits-setting.ts'
import { defineConcern } from './concern.ts'

/** The table of limits with what LIMITS changes in it. */
export type LimitSettings = LimitTable

export const limits = defineConcern({
  variables: { LIMITS: v.optional(limitsSetting, '') },
  problems: () => [],
  read: (raw): LimitSettings => raw.LIMITS,
})
