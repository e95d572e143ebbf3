import { useLocation } from 'react-router'
import { type TabPass, tabPasses } from '#app/features/booked/tab-passes.ts'
import { useSession } from '#app/features/login/session.ts'
import { isBookingReference } from '#domain/bookings/booking-reference.ts'

/** The booking that the address names: to a traveller by its reference, to a visitor by the pass of this tab. */
export type NamedBooking = { reference: string; pass: TabPass | null }

/** The server does not read the address, so none is known until it is known who looks. */
export function useOpenBooking(): NamedBooking | null {
  const { search } = useLocation()
  const session = useSession()
  const reference = new URLSearchParams(search).get('booking') ?? ''
  const pass = tabPasses.useStore((passes) => passes[reference] ?? null)
  if (session === 'unknown' || !isBookingReference(reference)) return null
  if (session) return { reference, pass: null }
  return pass && { reference, pass }
}
