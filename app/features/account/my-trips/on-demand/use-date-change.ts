import { useEffect, useState } from 'react'
import { useSession } from '#app/features/login/session.ts'
import { askAccount } from '../../ask-account.ts'
import { useFreshCode } from '../../use-fresh-code.tsx'
import type { OpenBookingData } from '../open-booking-data.ts'

export type OfferedDate = { id: string; startDate: string; endDate: string; availableSlots: number }

/** What a change of date would mean, in rupees. */
export type DateChange = {
  free: boolean
  total: number
  carried: number
  kept: number
  now: number
  owed: number
  back: number
}

/** Which date is chosen, what it would mean, and changing to it. */
export function useDateChange({ bookingRef }: OpenBookingData) {
  const [chosen, setChosen] = useState<string | null>(null)
  const [shown, setShown] = useState<DateChange | null>(null)
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [done, setDone] = useState<string | null>(null)
  const session = useSession()
  const { withFreshCode, question } = useFreshCode(session && session !== 'unknown' ? session.phone : '')

  async function look(departure: string, why: string | null = null): Promise<void> {
    setChosen(departure)
    setShown(null)
    setTrouble(why)
    const answer = await askAccount<DateChange>(`/bookings/${bookingRef}/move?departure=${departure}`)
    if (answer.ok) setShown(answer.value)
    else setTrouble(troubleOf(answer))
  }

  async function move(): Promise<void> {
    if (!shown || !chosen) return
    setBusy(true)
    setTrouble(null)
    const body = { departure: chosen, now: shown.now, back: shown.back, key: crypto.randomUUID() }
    const answer = await withFreshCode(
      'Changing the date of a paid booking needs an OTP of the last 24 hours.',
      () =>
        askAccount<{ bookingRef: string; paymentUrl: string | null }>(`/bookings/${bookingRef}/move`, {
          method: 'POST',
          body,
        }),
    )
    if (answer?.ok && answer.value.paymentUrl) return location.assign(answer.value.paymentUrl)
    setBusy(false)
    if (answer?.ok) {
      setDone(answer.value.bookingRef)
    } else if (answer?.reason === 'conflict' && answer.code === 'amount_changed')
      await look(chosen, 'The difference has changed. Your booking stays as it was. Please look again.')
    else if (answer && answer.reason !== 'signed out') setTrouble(troubleOf(answer))
  }

  return { chosen, look, shown, busy, trouble, done, question, move }
}

function troubleOf(answer: Exclude<Awaited<ReturnType<typeof askAccount>>, { ok: true }>): string {
  if (answer.reason === 'refused') return Object.values(answer.errors)[0] ?? notHeard
  return answer.reason === 'conflict'
    ? 'This booking can’t be moved here any more. Call us, we will find a way.'
    : notHeard
}

const notHeard = 'We could not hear back. Please try again in a minute: your booking is moved once only.'

/** Dates on sale but the booking's own; null until they are read. */
export function useDates(tripId: string, own: string): OfferedDate[] | 'away' | null {
  const [dates, setDates] = useState<OfferedDate[] | 'away' | null>(null)
  useEffect(() => {
    const left = new AbortController()
    fetch(`/api/trips/${tripId}/departures`, { signal: left.signal })
      .then(async (answer) => {
        const { departures } = (await answer.json()) as { departures: OfferedDate[] }
        setDates(departures.filter(({ id }) => id !== own))
      })
      .catch(() => left.signal.aborted || setDates('away'))
    return () => left.abort()
  }, [tripId, own])
  return dates
}
