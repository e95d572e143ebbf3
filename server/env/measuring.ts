import * as v from 'valibot'
import { defineConcern } from './concern.ts'

/** The pixel that is loaded for visitors who agree; null: nobody is asked. */
export type MeasuringSettings = { pixelId: string | null }

export const measuring = defineConcern({
  variables: {
    META_PIXEL_ID: v.optional(
      v.pipe(
        v.string(),
        v.regex(/^\d{5,20}$/, 'must be the digits of a Meta pixel, such as 1234567890123456'),
      ),
    ),
  },
  problems: () => [],
  read: (raw): MeasuringSettings => ({ pixelId: raw.META_PIXEL_ID ?? null }),
})
