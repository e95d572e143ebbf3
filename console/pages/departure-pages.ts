import { exporting, exportingPlain } from './acts.ts'
import type { Pages } from './console-page.ts'

const decidingDeparture = { asks: 'departures: change', saying: 'Changing a departure' } as const
const changingRooms = { asks: 'departures: change', saying: 'Changing rooms' } as const
const notingOnTheWay = { asks: 'own departures: read', saying: 'Noting something on the way' } as const
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
  '/departures/:trip/:departure/manifest': {
    file: 'routes/departure-manifest.tsx',
    title: 'Guests',
    asks: 'departures: read',
    under: '/departures',
    instead: { captain: 'The guests of departures that you lead are in My departures.' },
  },
  '/departures/:trip/:departure/manifest/export': {
    file: 'routes/departure-manifest-export.tsx',
    title: 'Export of guests',
    asks: 'departures: read',
    under: '/departures',
    takes: exporting,
  },
  '/departures/:trip/:departure/rooms': {
    file: 'routes/departure-rooms.tsx',
    title: 'Rooms',
    asks: 'departures: read',
    under: '/departures',
    takes: { keep: changingRooms, propose: changingRooms, move: changingRooms },
  },
  '/departures/:trip/:departure/transport': {
    file: 'routes/departure-transport.tsx',
    title: 'Transport',
    asks: 'departures: read',
    under: '/departures',
  },
  '/departures/:trip/:departure/sheets/:sheet': {
    file: 'routes/departure-sheet.tsx',
    title: 'Sheet',
    asks: 'departures: read',
    under: '/departures',
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
  '/my-departures/:trip/:departure/rooms': {
    file: 'routes/own-rooms.tsx',
    title: 'Rooms',
    asks: 'own departures: read',
    under: '/my-departures',
  },
  '/my-departures/:trip/:departure/transport': {
    file: 'routes/own-transport.tsx',
    title: 'Transport',
    asks: 'own departures: read',
    under: '/my-departures',
  },
  '/my-departures/:trip/:departure/sheets/:sheet': {
    file: 'routes/own-sheet.tsx',
    title: 'Sheet',
    asks: 'own departures: read',
    under: '/my-departures',
  },
  '/field/:trip/:departure': {
    file: 'routes/field.tsx',
    title: 'On the way',
    asks: 'own departures: read',
    under: '/my-departures',
    takes: {
      tick: notingOnTheWay,
      spend: notingOnTheWay,
      incident: notingOnTheWay,
      health: { asks: 'own departures: read', saying: 'Reading what guests told of their health' },
    },
  },
}
