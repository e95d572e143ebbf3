import { useLocation } from 'react-router'
import { useSession } from '#app/features/login/session.ts'
import { isBookingReference } from '#domain/bookings/booking-reference.ts'

/** The reference of the booking that the address names. The server does not read it, so none is known until somebody is logged in. */
export function useOpenBooking(): string | null {
  const { search } = useLocation()
  const session = useSession()
  const named = new URLSearchParams(search).get('booking') ?? ''
  return session !== null && session !== 'unknown' && isBookingReference(named) ? named : null
}
