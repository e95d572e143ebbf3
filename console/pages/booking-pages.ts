import { askingToPay, exporting, savingViews } from './acts.ts'
import type { Pages } from './console-page.ts'

const makingBooking = { asks: 'desk booking: make', saying: 'Booking at the desk' } as const

/** Bookings, and how the desk makes one. */
export const bookingPages: Pages = {
  '/bookings': {
    file: 'routes/bookings.tsx',
    title: 'Bookings',
    asks: 'bookings: read',
    rail: { group: 'Selling', letter: 'b', icon: 'book' },
    takes: savingViews,
  },
  '/bookings/new': {
    file: 'routes/booking-new.tsx',
    title: 'Desk booking',
    asks: 'desk booking: make',
    rail: { group: 'Selling', letter: 'n', icon: 'plus' },
    under: '/bookings',
    takes: {
      price: makingBooking,
      make: makingBooking,
      'ask discount': { asks: 'discount: ask', saying: 'Asking for a discount' },
    },
  },
  '/bookings/export': {
    file: 'routes/bookings-export.tsx',
    title: 'Export of bookings',
    asks: 'bookings: read',
    under: '/bookings',
    takes: exporting,
  },
  '/bookings/:reference': {
    file: 'routes/booking.tsx',
    title: 'Booking',
    asks: 'bookings: read',
    under: '/bookings',
    takes: {
      note: { asks: 'booking: note', saying: 'Writing a note' },
      'show phone': { asks: 'phone: show', saying: 'Looking at a phone number' },
      'allow claim': { asks: 'booking: allow claim', saying: 'Allowing new tries' },
      receipt: { asks: 'receipt: take', saying: 'Taking money' },
      owed: makingBooking,
      counter: { asks: 'receipt: counter', saying: 'Countering a receipt' },
      'ask to pay': askingToPay,
      later: askingToPay,
      'let go': makingBooking,
      'ask details': { asks: 'details: ask for', saying: 'Asking for details' },
    },
  },
  '/bookings/:reference/move': {
    file: 'routes/booking-move.tsx',
    title: 'Move a booking',
    asks: 'booking: move',
    under: '/bookings',
    takes: { move: { asks: 'booking: move', saying: 'Moving a booking' } },
  },
  '/bookings/:reference/guest': {
    file: 'routes/booking-guest.tsx',
    title: 'Name of a guest',
    asks: 'guests: name',
    under: '/bookings',
    takes: {
      name: { asks: 'guests: name', saying: 'Naming a guest' },
      papers: { asks: 'guests: name', saying: 'Noting papers' },
    },
  },
  '/bookings/:reference/cancel': {
    file: 'routes/booking-cancel.tsx',
    title: 'Cancel a booking',
    asks: 'booking: cancel',
    under: '/bookings',
    takes: { cancel: { asks: 'booking: cancel', saying: 'Cancelling a booking' } },
  },
}
