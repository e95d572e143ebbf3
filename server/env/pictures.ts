import * as v from 'valibot'
import { defineConcern } from './concern.ts'
import { onOrOff, origin } from './values.ts'

export type PictureSettings = {
  imageHost: string | undefined
  /** Whether pictures nobody has asked for yet are drawn ahead. */
  background: boolean
}

export const pictures = defineConcern({
  variables: {
    IMAGE_HOST: v.optional(origin(['https:', 'http:'], 'https://images.example')),
    BACKGROUND_PICTURES: v.optional(onOrOff, 'on'),
  },
  problems: () => [],
  read: (raw): PictureSettings => ({
    imageHost: raw.IMAGE_HOST,
    background: raw.BACKGROUND_PICTURES === 'on',
  }),
})
