import type { MeetingPoint } from '#domain/bookings/trip-ahead.ts'
import { keptForTraveller, keptTripsKey } from '#domain/offline/kept-on-device.ts'
import type { ListedBooking } from '../listed-bookings.ts'

/** What is kept of a booking: where and when one meets, and no amount, phone or email address. */
export type KeptTrip = Pick<
  ListedBooking,
  | 'bookingRef'
  | 'status'
  | 'list'
  | 'title'
  | 'packageTitle'
  | 'startDate'
  | 'endDate'
  | 'guests'
  | 'image'
  | 'voucherHref'
> & { meet: MeetingPoint | null }

export type KeptTrips = { savedAt: Date; trips: KeptTrip[] }

type Stored = { shape: number; userId: string; savedAt: string; trips: KeptTrip[] }

/** Another release may write something else. */
const shape = 1

export async function saveKeptTrips(userId: string, bookings: ListedBooking[]): Promise<void> {
  const stored: Stored = {
    shape,
    userId,
    savedAt: new Date().toISOString(),
    trips: bookings.map(asKept),
  }
  const cache = await caches.open(keptForTraveller)
  await cache.put(keptTripsKey, Response.json(stored))
}

/** Null for anybody but the traveller whose bookings they are. */
export async function readKeptTrips(userId: string): Promise<KeptTrips | null> {
  const found = await caches.match(keptTripsKey, { cacheName: keptForTraveller })
  const stored: Stored | null = await (found?.json() ?? null)
  if (stored?.shape !== shape || stored.userId !== userId) return null
  return { savedAt: new Date(stored.savedAt), trips: stored.trips }
}

/** Whose bookings are kept; null for nobody's. */
export async function ownerOfKeptTrips(): Promise<string | null> {
  const found = await caches.match(keptTripsKey, { cacheName: keptForTraveller })
  const stored: Stored | null = await (found?.json() ?? null)
  return stored?.userId ?? null
}

function asKept(booking: ListedBooking): KeptTrip {
  const { bookingRef, status, list, title, packageTitle, startDate, endDate, guests, image } = booking
  const { ahead, voucherHref } = booking
  return {
    bookingRef,
    status,
    list,
    title,
    packageTitle,
    startDate,
    endDate,
    guests,
    image,
    meet: ahead?.meet ?? null,
    voucherHref,
  }
}
