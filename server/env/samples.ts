import * as v from 'valibot'
import { defineConcern } from './concern.ts'
import { onOrOff } from './values.ts'

/** Whether what the content invents until there is something real is shown. */
export type SampleSettings = { ratings: boolean }

export const samples = defineConcern({
  variables: { SAMPLE_RATINGS: v.optional(onOrOff) },
  problems: () => [],
  read: (raw, mode): SampleSettings => ({
    ratings: raw.SAMPLE_RATINGS ? raw.SAMPLE_RATINGS === 'on' : mode === 'local',
  }),
})
