import { useState } from 'react'
import { useSession } from '#app/features/login/session.ts'
import type { RefundWay } from '#domain/bookings/refund-amount.ts'
import { askAccount } from '../../ask-account.ts'
import { useFreshCode } from '../../use-fresh-code.tsx'
import type { OpenBookingData } from '../open-booking-data.ts'
import type { CancelledAmounts } from './cancelled.tsx'

/** What comes back for those who are chosen, in rupees. */
export type Leaving = Omit<OpenBookingData['refundSteps'][number], 'until'> & {
  cheaper: number
  owedAfter: number
  /** Two share what was booked, and an odd number would stay. */
  leftAlone: boolean
}

const notHeard = 'We could not hear back. Please try again in a minute: nobody is taken off twice.'

/** Who is chosen, what would come back for them, and taking them off. */
export function useLeaving({ bookingRef }: OpenBookingData, onChanged: () => void) {
  const [chosen, setChosen] = useState<number[]>([])
  const [shown, setShown] = useState<Leaving | null>(null)
  const [way, setWay] = useState<RefundWay>('as paid')
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [done, setDone] = useState<CancelledAmounts | null>(null)
  const session = useSession()
  const { withFreshCode, question } = useFreshCode(session && session !== 'unknown' ? session.phone : '')

  async function choose(n: number): Promise<void> {
    const next = chosen.includes(n) ? chosen.filter((one) => one !== n) : [...chosen, n]
    setChosen(next)
    await look(next, null)
  }

  async function look(guests: number[], why: string | null): Promise<void> {
    setTrouble(why)
    setShown(null)
    if (guests.length === 0) return
    const answer = await askAccount<Leaving>(`/bookings/${bookingRef}/leaving?guests=${guests.join(',')}`)
    if (answer.ok) setShown(answer.value)
    else if (answer.reason === 'conflict') setTrouble('Nobody can be taken off this booking any more.')
    else if (answer.reason !== 'signed out') setTrouble(notHeard)
  }

  async function takeOff(): Promise<void> {
    if (!shown) return
    setBusy(true)
    setTrouble(null)
    const answer = await withFreshCode(
      'Taking guests off a paid booking needs an OTP of the last 24 hours.',
      () =>
        askAccount<CancelledAmounts>(`/bookings/${bookingRef}/leaving`, {
          method: 'POST',
          body: { guests: chosen, way, refund: shown.refund },
        }),
    )
    setBusy(false)
    if (answer?.ok) {
      setDone(answer.value)
      onChanged()
    } else if (answer?.reason === 'conflict')
      await look(chosen, 'The amount has changed. Nobody was taken off. Please look again.')
    else if (answer?.reason === 'refused') setTrouble(Object.values(answer.errors)[0] ?? notHeard)
    else if (answer && answer.reason !== 'signed out') setTrouble(notHeard)
  }

  return { chosen, choose, shown, way, setWay, busy, trouble, done, question, takeOff }
}
