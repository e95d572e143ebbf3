import { keepPage } from '#app/features/offline/on-demand/keep-page.ts'
import { keepForTraveller } from '#app/features/offline/on-demand/keep-visited.ts'
import { keptForTraveller } from '#domain/offline/kept-on-device.ts'
import type { BookingSummary } from '#server/bookings/views/show-my-booking.ts'
import { askAccount } from '../../ask-account.ts'
import type { OpenBookingData } from '../open-booking-data.ts'

type KeptBooking = Pick<OpenBookingData, 'bookingRef' | 'tripId' | 'voucherHref'>

/** Milliseconds after which a voucher is kept anew. */
const day = 24 * 60 * 60_000
/** Of the journeys to come the next ones. */
const mostBookings = 10

/** Keeps the vouchers and trips, with itinerary and packing list, of what is booked; what is no longer booked goes. */
export function keepBookings(bookings: BookingSummary[]): Promise<void> {
  const standing = bookings
    .filter(({ status, list }) => status === 'confirmed' && list === 'upcoming')
    .sort((a, b) => a.startDate.localeCompare(b.startDate))
    .slice(0, mostBookings)
  const wanted = new Set(standing.flatMap(({ bookingRef, tripId }) => pathsOf(bookingRef, tripId)))
  return keepForTraveller(async () => {
    const kept = await caches.open(keptForTraveller)
    for (const request of await kept.keys())
      if (!wanted.has(new URL(request.url).pathname)) await kept.delete(request)
    for (const { bookingRef, tripId } of standing) {
      if (await areYoung(kept, pathsOf(bookingRef, tripId))) continue
      const answer = await askAccount<OpenBookingData>(`/bookings/${bookingRef}`)
      if (answer.ok) await keepPages(answer.value)
    }
  })
}

/** Keeps the booking on screen. */
export function keepBooking(booking: KeptBooking): Promise<void> {
  return keepForTraveller(() => keepPages(booking))
}

async function keepPages({ bookingRef, tripId, voucherHref }: KeptBooking): Promise<void> {
  if (voucherHref) {
    await keepPage(voucherHref, keptForTraveller)
    await keepPage(`/trip/${tripId}`, keptForTraveller)
    return
  }
  const kept = await caches.open(keptForTraveller)
  for (const path of pathsOf(bookingRef, tripId)) await kept.delete(path)
}

function pathsOf(reference: string, tripId: string): string[] {
  return [`/papers/${reference}/voucher`, `/trip/${tripId}`]
}

async function areYoung(kept: Cache, paths: string[]): Promise<boolean> {
  for (const path of paths) {
    const page = await kept.match(path, { ignoreVary: true })
    if (Date.now() - Date.parse(page?.headers.get('Date') ?? '') < day) continue
    return false
  }
  return true
}
