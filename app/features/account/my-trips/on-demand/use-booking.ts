import { useEffect } from 'react'
import { type AccountData, useAccountData } from '../../use-account-data.ts'
import type { OpenBookingData } from '../open-booking-data.ts'

/** The addresses of papers are open for ten minutes: they are read anew before that. */
const freshFor = 8 * 60_000

/** A booking, read again while its page is looked at. */
export function useBooking(reference: string): AccountData<OpenBookingData> {
  const booking = useAccountData<OpenBookingData>(`/bookings/${reference}`)
  const { refresh } = booking
  useEffect(() => {
    let readAt = Date.now()
    function refreshIfOld(): void {
      if (document.visibilityState !== 'visible' || Date.now() - readAt < freshFor) return
      readAt = Date.now()
      refresh()
    }
    const timer = setInterval(refreshIfOld, 30_000)
    document.addEventListener('visibilitychange', refreshIfOld)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', refreshIfOld)
    }
  }, [refresh])
  return booking
}
