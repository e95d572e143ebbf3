import { ChevronLeft } from 'lucide'
import { type ReactNode, useEffect, useMemo } from 'react'
import { useSignal } from '#app/features/booked/use-signal.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { showDates } from '#domain/calendar/calendar-date.ts'
import { dateInIndia } from '#domain/calendar/clock.ts'
import { stageOf } from '#domain/journey/stage.ts'
import { bookingPath, showGuests } from '../../my-trips/booking-words.ts'
import { NoSignalLine } from '../../my-trips/on-demand/no-signal-line.tsx'
import { StatusBadge } from '../../my-trips/status-badge.tsx'
import { useFreshLinks } from '../../my-trips/use-fresh-links.ts'
import { Unread } from '../../unread.tsx'
import { useAccountData } from '../../use-account-data.ts'
import { useKept } from '../../use-kept.ts'
import type { JourneyData } from '../journey-data.ts'
import { JourneyCards } from './journey-cards.tsx'
import { readKeptJourney } from './kept-journey-store.ts'

type OpenJourneyProps = {
  /** Or 'next'. */
  reference: string
  userId: string
  waiting: ReactNode
}

/** A journey as the server tells it, or as the device keeps it while there is no signal. */
export function OpenJourney({ reference, userId, waiting }: OpenJourneyProps) {
  const data = useAccountData<JourneyData>(`/bookings/${encodeURIComponent(reference)}/journey`)
  useFreshLinks(data.refresh)
  const read = useMemo(
    () => () => readKeptJourney(userId, reference, dateInIndia(new Date())),
    [userId, reference],
  )
  const kept = useKept(read, data)
  const journey = data.state === 'read' ? data.value : null
  useEffect(() => {
    if (journey) keepWithBookings().catch(() => {})
  }, [journey])
  if (journey) return <JourneySheet journey={journey} today={journey.today} onChange={data.change} />
  if (kept.state === 'found')
    return <JourneySheet journey={kept.journey} today={dateInIndia(new Date())} savedAt={kept.savedAt} />
  if (data.state === 'loading' || kept.state === 'looking') return waiting
  return (
    <>
      <BackLink />
      <h1 className="display mt-2.5 text-2xl">Your journey</h1>
      <div className="mt-6 rounded-l bg-surface p-5 shadow-2 m:p-6">
        {data.state === 'absent' ? (
          <p>
            {reference === 'next'
              ? 'No trip is ahead. Once you have booked one, all that you need on the way stands here.'
              : 'There is no such booking in your account. If it was made without login, log in with the phone number it was made with and open it in My Trips with its reference.'}
          </p>
        ) : (
          <Unread
            title="Your journey can’t be read at the moment."
            text="It is safe, and not on this device yet. Please try again in a minute."
            onRetry={data.refresh}
          />
        )}
      </div>
    </>
  )
}

/** All that is booked is kept with it, so that none of it depends on which page was opened. */
async function keepWithBookings(): Promise<void> {
  const { keepBookingsWith } = await import('../../my-trips/on-demand/keep-bookings.ts')
  await keepBookingsWith({ voucherHref: null })
}

type JourneySheetProps = {
  journey: JourneyData
  today: string
  /** Of a copy. */
  savedAt?: Date
  onChange?: (journey: JourneyData) => void
}

function JourneySheet({ journey, today, savedAt, onChange }: JourneySheetProps) {
  const { status, moved, reference, title, packageTitle, guests } = journey
  const signal = useSignal() && savedAt === undefined
  const stage = stageOf(journey, today)
  return (
    <>
      <BackLink />
      {savedAt && (
        <div className="mt-2">
          <NoSignalLine savedAt={savedAt} what="This page" />
        </div>
      )}
      <div className="mt-1 flex flex-wrap items-center gap-2.5">
        <StatusBadge status={status} moved={moved} underWay={stage === 'under way'} />
        <p className="text-sm text-ink-2">
          Booking{' '}
          <Link to={bookingPath(reference)} className="whitespace-nowrap">
            {reference}
          </Link>
        </p>
      </div>
      <h1 className="display mt-2.5 text-2xl text-balance [overflow-wrap:anywhere]">{title}</h1>
      <p className="mt-2.5 text-ink-2">
        {showDates(journey)}. {packageTitle}, {showGuests(guests)}
      </p>
      <JourneyCards
        journey={journey}
        stage={stage}
        today={today}
        signal={signal}
        isCopy={savedAt !== undefined}
        onChange={onChange}
      />
    </>
  )
}

function BackLink() {
  return (
    <Link to="/my-trips" className="inline-flex min-h-11 items-center gap-1.5 text-sm">
      <Icon node={ChevronLeft} size={18} />
      My Trips
    </Link>
  )
}
