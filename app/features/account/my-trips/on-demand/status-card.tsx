import { ButtonAnchor, buttonLook } from '#app/ui/button.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { isUnpaid } from '#domain/bookings/booking-status.ts'
import { AccountCard } from '../../account-card.tsx'
import { Notice } from '../../notice.tsx'
import { byHandWords } from '../booking-words.ts'
import type { ShownBooking } from '../open-booking-data.ts'
import { timelineOf } from '../timeline.ts'
import { Steps } from './steps.tsx'

export function StatusCard({ booking, untold }: { booking: ShownBooking; untold: number }) {
  const steps = timelineOf(booking, new Date(), untold)
  return (
    <AccountCard title="Status">
      <div className="mt-4">
        <Steps steps={steps} />
      </div>
      {booking.sentByHand > 0 && (
        <Notice tone="wait" className="mt-5">
          {byHandWords(booking.sentByHand)}
        </Notice>
      )}
      {isUnpaid(booking.status) && (
        <ButtonAnchor href={`/pay/return/${booking.bookingRef}`} className="mt-5">
          Check payment status
        </ButtonAnchor>
      )}
      {steps.length === 0 && (
        <>
          <p className="text-ink-2">Nothing was paid, and no seats are held.</p>
          <PageLink to={`/trip/${booking.tripId}`} className={buttonLook('primary', 'm', 'mt-5')}>
            Choose a date again
          </PageLink>
        </>
      )}
    </AccountCard>
  )
}
