import { checkInvoiceDetails } from '#domain/papers/invoice-details.ts'
import type { ListUnclaimed } from '../bookings/views/list-unclaimed.ts'
import type { ListMyBookings, ShowMyBooking } from '../bookings/views/show-my-booking.ts'
import type { SaveInvoiceDetails } from '../papers/save-invoice-details.ts'
import type { ShowPapers } from '../papers/show-papers.ts'
import type { ShowWallet } from '../wallet/show-wallet.ts'
import { type CancelDeps, cancelEndpoints } from './cancel-endpoints.ts'
import { type ClaimDeps, claimEndpoints } from './claim-endpoints.ts'
import { refuseAccount } from './refusals.ts'
import { type Methods, readChecked } from './resource.ts'

export type BookingDeps = CancelDeps &
  ClaimDeps & {
    listMyBookings: ListMyBookings
    listUnclaimed: ListUnclaimed
    showMyBooking: ShowMyBooking
    showWallet: ShowWallet
    showPapers: ShowPapers
    saveInvoiceDetails: SaveInvoiceDetails
  }

export function bookingEndpoints(deps: BookingDeps): Record<string, Methods> {
  const { listMyBookings, listUnclaimed, showMyBooking, showWallet, showPapers } = deps
  return {
    '/bookings': {
      async GET(c, traveller) {
        const bookings = await listMyBookings(traveller)
        return c.json({ bookings, unclaimed: await listUnclaimed(traveller) })
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
