import { Link } from '#app/ui/link.tsx'
import { bookingPath } from '../../my-trips/booking-words.ts'
import { Notice } from '../../notice.tsx'
import type { JourneyData } from '../journey-data.ts'

/** What is still to be done before one leaves: the rest to pay, and what guests have not told yet. */
export function DueNotices({ journey }: { journey: JourneyData }) {
  const { owed, missing, reference } = journey
  if (!owed && missing.length === 0) return null
  return (
    <div className="grid gap-3">
      {owed && (
        <Notice tone="wait">
          Please pay the other {owed.amount} by {owed.by}.{' '}
          <a href={owed.href} className="font-label text-peacock underline underline-offset-4">
            Pay it now
          </a>
        </Notice>
      )}
      {missing.length > 0 && (
        <Notice tone="wait">
          <span className="font-label">Details are still missing.</span>{' '}
          {missing.map(({ who, what }) => `${who}: ${what}`).join('; ')}.{' '}
          <Link to={bookingPath(reference)}>Fill them in</Link>
        </Notice>
      )}
    </div>
  )
}
