import { checkInvoiceDetails } from '#domain/papers/invoice-details.ts'
import type { ListUnclaimed } from '../bookings/views/list-unclaimed.ts'
import type { ListMyBookings } from '../bookings/views/show-my-booking.ts'
import type { AddBookingLinks } from '../papers/add-booking-links.ts'
import type { SaveInvoiceDetails } from '../papers/save-invoice-details.ts'
import type { ListMyPlaces } from '../waiting/keep-place.ts'
import type { ShowWallet } from '../wallet/show-wallet.ts'
import { type CancelDeps, cancelEndpoints } from './cancel-endpoints.ts'
import { type ClaimDeps, claimEndpoints } from './claim-endpoints.ts'
import { type GuestDeps, guestEndpoints, leavingEndpoints } from './guest-endpoints.ts'
import { introductionEndpoints, type JourneyDeps, journeyEndpoints } from './journey-endpoints.ts'
import { type MoveDeps, moveEndpoints } from './move-endpoints.ts'
import { refuseAccount } from './refusals.ts'
import { type Methods, readChecked } from './resource.ts'
import { type VoucherLinkDeps, voucherLinkEndpoints } from './voucher-link-endpoints.ts'

export type BookingDeps = CancelDeps &
  ClaimDeps &
  GuestDeps &
  JourneyDeps &
  MoveDeps &
  VoucherLinkDeps & {
    listMyBookings: ListMyBookings
    listUnclaimed: ListUnclaimed
    listMyPlaces: ListMyPlaces
    showWallet: ShowWallet
    addBookingLinks: AddBookingLinks
    saveInvoiceDetails: SaveInvoiceDetails
  }

export function bookingEndpoints(deps: BookingDeps): Record<string, Methods> {
  const { listMyBookings, addBookingLinks, listUnclaimed, listMyPlaces } = deps
  const { showMyBooking, showWallet, showPapers } = deps
  return {
    '/bookings': {
      async GET(c, traveller) {
        const bookings = await addBookingLinks(await listMyBookings(traveller))
        const [unclaimed, places] = await Promise.all([listUnclaimed(traveller), listMyPlaces(traveller)])
        return c.json({ bookings, unclaimed, places })
      },
    },
    '/bookings/:reference': {
      async GET(c, traveller) {
        const booking = await showMyBooking(c.req.param('reference') ?? '', traveller)
        if (!booking) return refuseAccount(c, 'not_found')
        return c.json({ ...booking, ...(await showPapers(booking.bookingRef)) })
      },
    },
    '/bookings/:claimId/claim': claimEndpoints(deps),
    '/bookings/:reference/invoice-details': invoiceDetailsEndpoint(deps),
    '/bookings/:reference/cancel': cancelEndpoints(deps),
    '/bookings/:reference/move': moveEndpoints(deps),
    '/bookings/:reference/journey': journeyEndpoints(deps),
    '/bookings/:reference/introduction': introductionEndpoints(deps),
    '/bookings/:reference/leaving': leavingEndpoints(deps),
    '/bookings/:reference/guests/:guest': guestEndpoints(deps),
    '/bookings/:reference/voucher-link/withdraw': voucherLinkEndpoints(deps),
    '/wallet': { GET: async (c, traveller) => c.json(await showWallet(traveller)) },
  }
}

/** The details are kept and the invoice issued, or neither. */
function invoiceDetailsEndpoint({ showMyBooking, showPapers, saveInvoiceDetails }: BookingDeps): Methods {
  return {
    async PUT(c, traveller) {
      const booking = await showMyBooking(c.req.param('reference') ?? '', traveller)
      if (!booking) return refuseAccount(c, 'not_found')
      const { invoiceWanted } = await showPapers(booking.bookingRef)
      const overseas = invoiceWanted?.asksPan ?? booking.overseas
      const read = await readChecked(c, (fields) => checkInvoiceDetails(fields, { overseas }))
      if (!read.ok) return read.refusal
      const saved = await saveInvoiceDetails(booking.bookingRef, read.value)
      if (saved.ok) return c.json(await showPapers(booking.bookingRef))
      return saved.reason === 'issued before'
        ? c.json({ error: 'The invoice has been issued already.', code: 'invoice_issued' }, 409)
        : c.json({ error: 'This booking has no invoice.', code: 'no_invoice' }, 409)
    },
  }
}
