import type { Pages } from './console-page.ts'

const editing = {
  save: { asks: 'content: edit', saying: 'Changing what the site says' },
  drop: { asks: 'content: edit', saying: 'Giving a draft up' },
  'keep mine': { asks: 'content: edit', saying: 'Changing what the site says' },
} as const
const publishing = {
  'ask an owner': { asks: 'price change: ask', saying: 'Asking an owner' },
  publish: { asks: 'content: publish', saying: 'Publishing' },
  withdraw: { asks: 'content: publish', saying: 'Withdrawing what was planned' },
} as const
const deciding = {
  'keep ours': { asks: 'content: publish', saying: 'Keeping what was changed here' },
  'take the file': { asks: 'content: edit', saying: 'Taking what the file says' },
  both: { asks: 'content: edit', saying: 'Putting the two together' },
} as const
const bringingBack = {
  'bring back': { asks: 'content: publish', saying: 'Bringing a version back' },
} as const

/** Trips, and all else that the site says. */
export const contentPages: Pages = {
  '/trips': {
    file: 'routes/trips.tsx',
    title: 'Trips',
    asks: 'content: read',
    rail: { group: 'Trips', letter: 'i', icon: 'map' },
  },
  '/trips/new': {
    file: 'routes/trip-new.tsx',
    title: 'New trip',
    asks: 'content: edit',
    under: '/trips',
    takes: { begin: { asks: 'content: edit', saying: 'Beginning a trip' } },
  },
  '/trips/:id': {
    file: 'routes/trip.tsx',
    title: 'Trip',
    asks: 'content: read',
    under: '/trips',
    takes: editing,
  },
  '/trips/:id/preview': {
    file: 'routes/trip-preview.tsx',
    title: 'Preview of a trip',
    asks: 'content: read',
    under: '/trips',
  },
  '/trips/:id/publish': {
    file: 'routes/trip-publish.tsx',
    title: 'Publishing a trip',
    asks: 'content: read',
    under: '/trips',
    takes: publishing,
  },
  '/trips/:id/file': {
    file: 'routes/trip-file.tsx',
    title: 'The file of a trip',
    asks: 'content: read',
    under: '/trips',
    takes: deciding,
  },
  '/trips/:id/versions': {
    file: 'routes/trip-versions.tsx',
    title: 'Versions of a trip',
    asks: 'content: read',
    under: '/trips',
  },
  '/trips/:id/versions/:version': {
    file: 'routes/trip-version.tsx',
    title: 'A version of a trip',
    asks: 'content: read',
    under: '/trips',
    takes: bringingBack,
  },
  '/words': {
    file: 'routes/words.tsx',
    title: 'Words',
    asks: 'content: read',
    rail: { group: 'Trips', letter: 'u', icon: 'words' },
  },
  '/words/new': {
    file: 'routes/words-new.tsx',
    title: 'New post or place',
    asks: 'content: edit',
    under: '/words',
    takes: { begin: { asks: 'content: edit', saying: 'Beginning a post or a place' } },
  },
  '/words/:kind/:id': {
    file: 'routes/words-item.tsx',
    title: 'Words of one thing',
    asks: 'content: read',
    under: '/words',
    takes: editing,
  },
  '/words/:kind/:id/preview': {
    file: 'routes/words-preview.tsx',
    title: 'Preview of one thing',
    asks: 'content: read',
    under: '/words',
  },
  '/words/:kind/:id/publish': {
    file: 'routes/words-publish.tsx',
    title: 'Publishing one thing',
    asks: 'content: read',
    under: '/words',
    takes: publishing,
  },
  '/words/:kind/:id/file': {
    file: 'routes/words-file.tsx',
    title: 'The file of one thing',
    asks: 'content: read',
    under: '/words',
    takes: deciding,
  },
  '/words/:kind/:id/versions': {
    file: 'routes/words-versions.tsx',
    title: 'Versions of one thing',
    asks: 'content: read',
    under: '/words',
  },
  '/words/:kind/:id/versions/:version': {
    file: 'routes/words-version.tsx',
    title: 'A version of one thing',
    asks: 'content: read',
    under: '/words',
    takes: bringingBack,
  },
}
