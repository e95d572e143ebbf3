import { readJustBooked } from '#app/features/booked/read-booked.ts'
import type { TabPass } from '#app/features/booked/tab-passes.ts'
import type { JustBooked } from '#server/account/show-just-booked.ts'
import { type AccountData, useAccountData } from '../../use-account-data.ts'
import type { OpenBookingData } from '../open-booking-data.ts'
import { useFreshLinks } from '../use-fresh-links.ts'

/** A traveller's booking, read again while its page is looked at. */
export function useBooking(reference: string): AccountData<OpenBookingData> {
  const booking = useAccountData<OpenBookingData>(`/bookings/${reference}`)
  useFreshLinks(booking.refresh)
  return booking
}

/** The booking that this tab has a pass for. */
export function useJustBooked(pass: TabPass): AccountData<JustBooked> {
  const booking = useAccountData<JustBooked>(pass.reference, () => readJustBooked(pass))
  useFreshLinks(booking.refresh)
  return booking
}
