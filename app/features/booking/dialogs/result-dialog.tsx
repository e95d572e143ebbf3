import { Wallet } from 'lucide'
import type { ReactNode } from 'react'
import { BookedTiles } from '#app/features/booked/booked-tiles.tsx'
import { Meeting } from '#app/features/booked/meeting.tsx'
import { PaidLine } from '#app/features/booked/paid-line.tsx'
import { RunBox } from '#app/features/booked/run-box.tsx'
import { useBooked } from '#app/features/booked/use-booked.ts'
import { useSite } from '#app/features/site/use-site.ts'
import { Button, ButtonAnchor, buttonLook } from '#app/ui/button.tsx'
import { Skeleton } from '#app/ui/collections/skeleton.tsx'
import { Note } from '#app/ui/forms/note.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import type { BookingStatus } from '#domain/bookings/booking-status.ts'
import { holdMinutes, justBookedHours } from '#domain/bookings/hold.ts'
import { creditIsBack, creditUsedAgain } from '#domain/bookings/paid-ways.ts'
import { showDate } from '#domain/calendar/calendar-date.ts'
import { displayPhone } from '#domain/forms/phone-number.ts'
import { journeyPath } from '#domain/journey/journey-path.ts'
import { formatRupees } from '#domain/money/money.ts'
import type { Wish } from '../kept-wishes.ts'
import { showGuests } from './show-guests.ts'

type ResultDialogProps = {
  wish: Wish
  reference: string
  /** `gone`: the server knows nothing of it. */
  status: BookingStatus | 'gone'
  isLoggedIn: boolean
  onTryAgain: () => void
  onBack: () => void
  onClose: () => void
}

/** What has become of a payment. What did not go through says it of the money, then of the credit, then of the seats. */
export function ResultDialog(props: ResultDialogProps) {
  const { status, wish } = props
  const { guests } = wish.booking
  const seats = guests === 1 ? 'seat' : `${guests} seats`
  if (status === 'confirmed') return <Confirmed {...props} />
  if (status === 'failed')
    return (
      <NotBooked
        {...props}
        title="The payment did not go through"
        seats={`No booking was made, and your ${seats} for ${showDate(wish.startDate)} ${guests === 1 ? 'is' : 'are'} free again.`}
      >
        <Note tone="bad">
          {formatRupees(wish.amount)} was not paid. If your bank shows a debit, it will be returned to you.
        </Note>
      </NotBooked>
    )
  if (status === 'expired')
    return (
      <NotBooked
        {...props}
        title={`The ${holdMinutes} minutes are over`}
        seats={`Nothing was booked, and your ${seats} for ${showDate(wish.startDate)} ${guests === 1 ? 'is' : 'are'} free again.`}
      >
        <Note tone="wait">
          {formatRupees(wish.amount)} has not arrived. If it still does, we book your seats or send all of it
          back.
        </Note>
      </NotBooked>
    )
  return status === 'gone' ? <Gone {...props} /> : <Elsewhere {...props} />
}

function Confirmed({ wish, reference, isLoggedIn, onClose }: ResultDialogProps) {
  const { userDetails, amount, credit, later } = wish
  const booked = useBooked(reference)
  return (
    <Dialog
      open
      narrow
      onClose={onClose}
      title="Your seats are booked"
      subtitle={
        <>
          {wish.tripName}
          <br />
          Booking <Reference>{reference}</Reference>, {showGuests(wish.booking.guests)}
        </>
      }
    >
      <div className="mt-5 grid gap-5">
        {booked === undefined ? (
          <Skeleton className="h-96 rounded-m" />
        ) : (
          <>
            <Meeting ahead={booked?.ahead ?? unread(wish)} />
            {booked?.ahead?.run && <RunBox run={booked.ahead.run} />}
            <BookedTiles
              journeyHref={isLoggedIn ? journeyPath(reference) : null}
              calendarHref={booked?.calendarHref}
              shareHref={booked?.shareHref}
            />
          </>
        )}
        <PaidLine
          paid={{
            payable: amount + (later?.amount ?? 0),
            wallet: credit,
            desk: { received: 0, owed: later?.amount ?? 0 },
          }}
        />
        {later && (
          <p className="text-sm text-ink-2">
            Please pay the rest by {showDate(later.dueOn)}: in My Trips, or by the link in your mail.
          </p>
        )}
        <PageLink to={`/my-trips?booking=${reference}`} className={buttonLook()}>
          See my trip
        </PageLink>
        <p className="text-sm text-ink-3">
          Your confirmation goes to {userDetails.email}.
          {!isLoggedIn && (
            <>
              {` This tab shows your trip for ${justBookedHours} hours; after that, log in with `}
              <span className="whitespace-nowrap">{userDetails.phone}</span>.
            </>
          )}
        </p>
      </div>
    </Dialog>
  )
}

/** The booking stands all the same. */
function unread({ startDate }: Wish) {
  return { startDate, toGo: 'Hour and place are in your mail', meet: null }
}

type NotBookedProps = ResultDialogProps & { title: string; seats: string; children: ReactNode }

function NotBooked(props: NotBookedProps) {
  const { wish, reference, title, seats, children, onTryAgain, onBack, onClose } = props
  return (
    <Dialog open narrow onClose={onClose} title={title} subtitle={wish.tripName}>
      <div className="mt-5 grid gap-5">
        {children}
        {wish.credit > 0 && (
          <Note tone="good" icon={Wallet}>
            <b className="font-strong">{creditIsBack(wish.credit)}</b> {creditUsedAgain}
          </Note>
        )}
        <p className="text-sm text-ink-2">
          {seats} Your details and coupon are kept. Reference <Reference>{reference}</Reference>
        </p>
        <div className="flex flex-col-reverse gap-3 m:flex-row">
          <Button tone="ghost" onClick={onBack} className="m:grow">
            Back to Booking
          </Button>
          <Button onClick={onTryAgain} data-autofocus className="m:grow">
            {wish.amount > 0 ? `Pay ${formatRupees(wish.amount)} again` : 'Try again'}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

function Gone({ wish, reference, onBack, onClose }: ResultDialogProps) {
  const phone = useSite()?.phone
  return (
    <Dialog open narrow onClose={onClose} title="We can’t find this payment" subtitle={wish.tripName}>
      <div className="mt-5 grid gap-5">
        <Note tone="wait">
          If you have paid, please do not pay again. Look in My Trips first; if your booking is not there,
          call us{phone && ` at ${displayPhone(phone)}`} with this reference, and we book your seats or send
          all of it back.
        </Note>
        <p className="text-sm text-ink-2">
          If you have not paid, you can book again with the details you gave. Reference{' '}
          <Reference>{reference}</Reference>
        </p>
        <div className="flex flex-col-reverse gap-3 m:flex-row">
          <Button tone="ghost" onClick={onBack} className="m:grow">
            Back to Booking
          </Button>
          <PageLink to="/my-trips" className={buttonLook('primary', 'm', 'm:grow')} data-autofocus>
            Open My Trips
          </PageLink>
        </div>
      </div>
    </Dialog>
  )
}

/** Paid late, or cancelled meanwhile: the traveller's own page says it best. */
function Elsewhere({ wish, reference, status, onClose }: ResultDialogProps) {
  const isBack = status === 'refunding' || status === 'refunded'
  return (
    <Dialog
      open
      narrow
      onClose={onClose}
      title={isBack ? 'Your money is on its way back' : 'This booking is closed'}
      subtitle={wish.tripName}
    >
      <div className="mt-5 grid gap-5">
        <Note tone="info">
          {isBack
            ? 'There is nothing you need to do. The next page says why, and when you will get it.'
            : 'You can see the details in My Trips.'}
        </Note>
        <p className="text-sm text-ink-2">
          Reference <Reference>{reference}</Reference>
        </p>
        {/* A document of its own: no pixel of this one goes along. */}
        <ButtonAnchor tone="ghost" href={`/pay/return/${reference}`}>
          Read more
        </ButtonAnchor>
      </div>
    </Dialog>
  )
}

function Reference({ children }: { children: ReactNode }) {
  return <span className="font-label whitespace-nowrap text-ink">{children}</span>
}
