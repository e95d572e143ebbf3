import type { ReactNode } from 'react'
import { useSite } from '#app/features/site/use-site.ts'
import { Button, buttonLook } from '#app/ui/button.tsx'
import { Note } from '#app/ui/forms/note.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { Picture, type PictureData } from '#app/ui/picture.tsx'
import type { BookingStatus } from '#domain/bookings/booking-status.ts'
import { holdMinutes } from '#domain/bookings/hold.ts'
import { addDays, showDate } from '#domain/calendar/calendar-date.ts'
import { dateInIndia } from '#domain/calendar/clock.ts'
import { displayPhone } from '#domain/forms/phone-number.ts'
import { formatRupees } from '#domain/money/money.ts'
import { daysForDetails } from '#domain/papers/invoice-due.ts'
import type { Wish } from '../kept-wishes.ts'

type ResultDialogProps = {
  wish: Wish
  reference: string
  /** `gone`: the server knows nothing of it. */
  status: BookingStatus | 'gone'
  picture: PictureData | undefined
  isLoggedIn: boolean
  onTryAgain: () => void
  onBack: () => void
  onClose: () => void
}

/** What has become of a payment. */
export function ResultDialog(props: ResultDialogProps) {
  if (props.status === 'confirmed') return <Confirmed {...props} />
  if (props.status === 'failed')
    return (
      <NotBooked {...props} title="The payment did not go through">
        <Note tone="bad">
          No booking was made and your seats are free again. If your bank shows a debit, it will be returned
          to you.
        </Note>
      </NotBooked>
    )
  if (props.status === 'expired')
    return (
      <NotBooked {...props} title={`The ${holdMinutes} minutes are over`}>
        <Note tone="wait">
          Your seats are free again and nothing was booked. If a payment still arrives, we book your seats or
          send all of it back.
        </Note>
      </NotBooked>
    )
  return props.status === 'gone' ? <Gone {...props} /> : <Elsewhere {...props} />
}

function Confirmed({ wish, reference, picture, isLoggedIn, onClose }: ResultDialogProps) {
  const { userDetails, amount } = wish
  const steps: [when: string, what: string][] = [
    ['Now', `your confirmation goes to ${userDetails.email}.`],
    [
      `By ${showDate(addDays(dateInIndia(new Date()), daysForDetails))}`,
      'give your address and State for the invoice, in My Trips.',
    ],
    [showDate(wish.startDate), 'your trip begins.'],
  ]
  return (
    <Dialog
      open
      narrow
      onClose={onClose}
      title="Your seats are booked"
      subtitle={
        <>
          Booking <Reference>{reference}</Reference>,{' '}
          {amount > 0 ? `${formatRupees(amount)} paid` : 'paid with wallet credit'}
        </>
      }
    >
      <div className="mt-5 grid gap-5">
        {picture && <Picture data={picture} sizes="416px" alt="" className="aspect-3/1 w-full rounded-m" />}
        <div>
          <p className="mb-3 font-label">What comes next</p>
          <ol className="grid gap-3">
            {steps.map(([when, what], index) => (
              <li key={when} className="flex gap-3">
                <span
                  aria-hidden
                  className="grid size-6 shrink-0 place-items-center rounded-pill bg-marigold text-sm/none font-label"
                >
                  {index + 1}
                </span>
                <span className="min-w-0">
                  <b className="font-strong">{when}:</b> {what}
                </span>
              </li>
            ))}
          </ol>
        </div>
        <PageLink to="/my-trips" className={buttonLook()}>
          See my trip
        </PageLink>
        {!isLoggedIn && (
          <p className="text-sm text-ink-3">Log in with {userDetails.phone} to see it at any time.</p>
        )}
      </div>
    </Dialog>
  )
}

type NotBookedProps = ResultDialogProps & { title: string; children: ReactNode }

function NotBooked({ wish, reference, title, children, onTryAgain, onBack, onClose }: NotBookedProps) {
  return (
    <Dialog open narrow onClose={onClose} title={title} subtitle={wish.tripName}>
      <div className="mt-5 grid gap-5">
        {children}
        <p className="text-sm text-ink-2">
          Your details and coupon are kept. Reference <Reference>{reference}</Reference>
        </p>
        <div className="flex flex-col-reverse gap-3 m:flex-row">
          <Button tone="ghost" onClick={onBack} className="m:grow">
            Back to Booking
          </Button>
          <Button onClick={onTryAgain} data-autofocus className="m:grow">
            Try again
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
        <PageLink to={`/pay/return/${reference}`} className={buttonLook('ghost')}>
          Read more
        </PageLink>
      </div>
    </Dialog>
  )
}

function Reference({ children }: { children: ReactNode }) {
  return <span className="font-label whitespace-nowrap text-ink">{children}</span>
}
