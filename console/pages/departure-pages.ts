import { exportingPlain } from './acts.ts'
import type { Pages } from './console-page.ts'

const decidingDeparture = { asks: 'departures: change', saying: 'Changing a departure' } as const
const writingToAll = { asks: 'departure: write to all', saying: 'Writing to all' } as const

/** Departures, and those that a captain leads. */
export const departurePages: Pages = {
  '/departures': {
    file: 'routes/departures.tsx',
    title: 'Departures',
    asks: 'departures: read',
    rail: { group: 'Selling', letter: 'd', icon: 'calendar' },
    instead: { captain: 'The departures that you lead are in My departures.' },
  },
  '/departures/month': {
    file: 'routes/departures-month.tsx',
    title: 'Departures by day',
    asks: 'departures: read',
    under: '/departures',
  },
  '/departures/export': {
    file: 'routes/departures-export.tsx',
    title: 'Export of departures',
    asks: 'departures: read',
    under: '/departures',
    takes: exportingPlain,
  },
  '/departures/new': {
    file: 'routes/departure-new.tsx',
    title: 'Add a date',
    asks: 'departures: change',
    under: '/departures',
    takes: { add: { asks: 'departures: change', saying: 'Adding a date' } },
  },
  '/departures/:trip/:departure': {
    file: 'routes/departure.tsx',
    title: 'Departure',
    asks: 'departures: read',
    under: '/departures',
    instead: { captain: 'The departures that you lead are in My departures.' },
    takes: {
      close: decidingDeparture,
      reopen: decidingDeparture,
      promise: decidingDeparture,
      seats: decidingDeparture,
      'by phone': decidingDeparture,
      note: decidingDeparture,
      'put first': decidingDeparture,
      'take off': decidingDeparture,
      captain: { asks: 'departure: assign captain', saying: 'Assigning a captain' },
    },
  },
  '/departures/:trip/:departure/cancel': {
    file: 'routes/departure-cancel.tsx',
    title: 'Cancel a departure',
    asks: 'departure: ask to cancel',
    under: '/departures',
    takes: { cancel: { asks: 'departure: ask to cancel', saying: 'Cancelling a departure' } },
  },
  '/departures/:trip/:departure/letter': {
    file: 'routes/departure-letter.tsx',
    title: 'Write to all',
    asks: 'departure: write to all',
    under: '/departures',
    takes: { preview: writingToAll, write: writingToAll, send: writingToAll },
  },
  '/my-departures': {
    file: 'routes/own-departures.tsx',
    title: 'My departures',
    asks: 'own departures: read',
    rail: { group: 'Selling', letter: 'm', icon: 'calendar' },
  },
  '/my-departures/:trip/:departure': {
    file: 'routes/own-departure.tsx',
    title: 'My departure',
    asks: 'own departures: read',
    under: '/my-departures',
  },
}
