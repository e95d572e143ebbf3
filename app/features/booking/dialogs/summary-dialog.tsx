import { ArrowLeft, CircleCheck, Users } from 'lucide'
import { joinedBy } from '#app/features/booked/joining.ts'
import { DepartureRuns } from '#app/features/trips/departure-runs.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { showDates } from '#domain/calendar/calendar-date.ts'
import { type DepartureRun, ifItDoesNotRun } from '#domain/departures/departure-run.ts'
import { formatPaise, formatRupees } from '#domain/money/money.ts'
import type { OfferedDeparture } from '#server/departures/offered-departure.ts'
import type { BookableTrip, BookingChoice } from '../bookable.ts'
import type { Wish } from '../kept-wishes.ts'
import { CouponBox } from './coupon-box.tsx'
import { NowOrInTwo } from './now-or-in-two.tsx'
import { PriceSummary } from './price-summary.tsx'
import { RefundPromise } from './refund-promise.tsx'
import { showParty } from './show-guests.ts'
import type { Draft } from './summary-options.ts'
import { TravelerFields } from './traveler-fields.tsx'
import { useSummary } from './use-summary.ts'
import type { Traveler } from './use-traveler.ts'

type SummaryDialogProps = {
  trip: BookableTrip
  choice: BookingChoice
  departure: OfferedDeparture
  traveler: Traveler
  draft: Draft
  /** The page was reloaded under it. */
  isReloaded: boolean
  onDraft: (draft: Draft) => void
  onPay: (wish: Wish) => void
  onClose: () => void
}

/** 'Booking Summary': all that is booked, who travels, and what it costs, before anything is paid. */
export function SummaryDialog(props: SummaryDialogProps) {
  const { trip, onClose } = props
  const summary = useSummary(props)
  const { register, errors, coupon, offered, message, noteDraft, submit } = summary
  function close(): void {
    noteDraft()
    onClose()
  }
  return (
    <Dialog open wide onClose={close} title="Booking Summary">
      <form
        noValidate
        onSubmit={submit}
        className="mt-5 grid gap-6 min-[900px]:grid-cols-[minmax(0,1fr)_360px] min-[900px]:gap-8"
      >
        <div className="grid content-start gap-6">
          <ChosenTrip {...props} />
          <JoinsNote {...props} />
          {props.isReloaded && <KeptNote draft={props.draft} />}
          <TravelerFields register={register} errors={errors} asksPan={trip.overseas} />
          <CouponBox coupon={coupon} offered={offered} message={message} />
        </div>
        <PricePart {...props} summary={summary} onBack={close} />
        {summary.quote && (
          <PhoneFoot payablePaise={summary.deposit?.nowPaise ?? summary.quote.payablePaise} />
        )}
      </form>
    </Dialog>
  )
}

type PricePartProps = Pick<SummaryDialogProps, 'trip' | 'departure' | 'traveler'> & {
  summary: ReturnType<typeof useSummary>
  onBack: () => void
}

/** What it costs, what of it is paid now, and what comes back. */
function PricePart({ trip, departure, traveler, summary, onBack }: PricePartProps) {
  const { quote, offeredDeposit, deposit } = summary
  return (
    <div className="grid content-start gap-4 min-[900px]:rounded-l min-[900px]:bg-paper min-[900px]:p-6">
      <h3 className="text-lg font-strong">Price</h3>
      {traveler.credit > 0 && (
        <label className="flex min-h-11 cursor-pointer items-start gap-3">
          <input
            type="checkbox"
            checked={summary.useWallet}
            onChange={({ currentTarget }) => summary.setUseWallet(currentTarget.checked)}
            className="size-6 shrink-0 accent-indigo"
          />
          <span>
            Use wallet credit
            <span className="block text-sm text-ink-2">{formatRupees(traveler.credit)} available</span>
          </span>
        </label>
      )}
      {quote && (
        <>
          <div aria-live="polite">
            <PriceSummary quote={quote} payLocally={trip.payLocally} deposit={deposit} />
          </div>
          {offeredDeposit && (
            <NowOrInTwo
              deposit={offeredDeposit}
              payablePaise={quote.payablePaise}
              isInTwo={deposit !== null}
              onChoose={summary.setWantsDeposit}
            />
          )}
          <RefundPromise
            policy={trip.policy}
            startDate={departure.startDate}
            totalPaise={quote.totalPaise}
            deposit={deposit}
          />
        </>
      )}
      <p className="text-sm text-ink-2">
        By paying you accept the{' '}
        <Link to="/terms" external>
          terms
        </Link>{' '}
        and confirm that you are 18 or older. The{' '}
        <Link to="/privacy-policy" external>
          privacy policy
        </Link>{' '}
        tells you how we use your details.
      </p>
      <Button type="submit" className={summary.quote ? 'max-m:hidden' : ''}>
        Pay with PhonePe
      </Button>
      <Button tone="quiet" onClick={onBack}>
        <Icon node={ArrowLeft} size={18} />
        Back to Trip Details
      </Button>
    </div>
  )
}

/** On a phone the sum and the way to pay stay at hand, however long the form is. */
function PhoneFoot({ payablePaise }: { payablePaise: number }) {
  return (
    <div
      className="-mx-6 -mb-6 flex items-center justify-between gap-4 border-t border-line bg-surface px-6 pt-3 pb-[calc(12px+env(safe-area-inset-bottom))] m:hidden sticky"
      // Browsers reckon from inside the sheet's padding.
      style={{ bottom: '-24px' }}
    >
      <p className="leading-[1.2]">
        <b className="block text-lg leading-[1.2] font-price tabular-nums">{formatPaise(payablePaise)}</b>
        <span className="text-sm text-ink-2">to pay now</span>
      </p>
      <Button type="submit" className="grow">
        Pay with PhonePe
      </Button>
    </div>
  )
}

function ChosenTrip({ trip, choice, departure }: SummaryDialogProps) {
  return (
    <div className="flex gap-4">
      {trip.picture && (
        <Picture
          data={trip.picture}
          sizes="72px"
          small
          alt=""
          className="size-18 shrink-0 rounded-[6px] border-4 border-surface shadow-1"
        />
      )}
      <div className="min-w-0">
        <p className="font-strong">{trip.title}</p>
        <p className="mt-1 text-sm text-ink-2">
          {showDates(departure)}
          <br />
          {choice.package.title}, {showParty(choice.party)}
        </p>
        {departure.run && (
          <p className="mt-1">
            <DepartureRuns run={withPromise(departure.run)} />
          </p>
        )}
      </div>
    </div>
  )
}

/** They are booked and paid for on their own, and travel with those who are booked already. */
function JoinsNote({ trip, departure, traveler }: SummaryDialogProps) {
  const reference = traveler.userId && joinedBy({ tripId: trip.id, batchId: departure.id })
  if (!reference) return null
  return (
    <p className="flex gap-2 text-sm font-label text-leaf">
      <Icon node={Users} size={18} className="shrink-0" />
      They travel with your booking {reference}, as one party.
    </p>
  )
}

function KeptNote({ draft }: Pick<SummaryDialogProps, 'draft'>) {
  return (
    <p className="flex gap-2 text-sm font-label text-leaf">
      <Icon node={CircleCheck} size={18} className="shrink-0" />
      Kept from before you reloaded: date, guests, {draft.couponCode ? 'details and coupon' : 'details'}.
    </p>
  )
}

/** Who pays for a departure that may not run reads what happens then. */
function withPromise(run: DepartureRun): DepartureRun {
  if (run.confirmed) return run
  return { ...run, text: `${run.text}. ${ifItDoesNotRun}` }
}
