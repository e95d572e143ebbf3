import { CalendarClock, CircleAlert, CircleCheck, type IconNode } from 'lucide'
import type { ReactNode } from 'react'
import { Stepper } from '#app/ui/forms/stepper.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { depositFor } from '#domain/bookings/deposit.ts'
import { showDate } from '#domain/calendar/calendar-date.ts'
import { maximumGuests } from '#domain/departures/guests.ts'
import type { RefundTerm } from '#domain/money/cancellation.ts'
import { formatPaise, formatRupees } from '#domain/money/money.ts'
import { refundTermOn } from '#domain/money/refund-term-on.ts'
import { childNote, nextThatFits, sizeNote, sizeRefusal } from '#domain/trips/party.ts'
import type { TripPageData } from '#server/pages/trip/show-trip.ts'
import { DepartureList } from './departure-list.tsx'
import { EmiHelp } from './emi-help.tsx'
import { PackageChoice } from './package-choice.tsx'
import { PriceLines } from './price-lines.tsx'
import { useOptimisticChoice } from './use-optimistic-choice.ts'
import type { TripChoice } from './use-trip-choice.ts'

type CardChoicesProps = {
  choice: TripChoice
  onRequest: boolean
  /** Why Book Now did not open the summary. */
  refusal: string | null
} & Pick<TripPageData, 'payLocally' | 'missed' | 'deposit' | 'policy'>

/** What a traveller chooses in the card, and what the price is made of. */
export function CardChoices(props: CardChoicesProps) {
  const { choice, onRequest, refusal, payLocally, missed, deposit, policy } = props
  const { packages, quote, partyTerms, guests } = choice
  const tooFew = sizeRefusal(partyTerms, guests)
  return (
    <>
      <PackageChoice packages={packages} chosen={choice.package} onChoose={choice.choosePackage} />
      <Guests choice={choice} onRequest={onRequest} refused={refusal} />
      {!onRequest && <DepartureList choice={choice} missed={missed} refusal={tooFew ? null : refusal} />}
      {quote.ok && (quote.quote.lines.length > 1 || payLocally) && (
        <PriceLines quote={quote.quote} payLocally={payLocally} />
      )}
      {quote.ok && !tooFew && (
        <InTwoParts rule={deposit} choice={choice} totalPaise={quote.quote.totalPaise} />
      )}
      {!onRequest && <GivenBack policy={policy} choice={choice} />}
      {quote.ok && <EmiHelp totalPaise={quote.quote.totalPaise} />}
    </>
  )
}

type GuestsProps = { choice: TripChoice; onRequest: boolean; refused: string | null }

function Guests({ choice, onRequest, refused }: GuestsProps) {
  const { guests, setGuests, departure, partyTerms } = choice
  const [seen, choose] = useOptimisticChoice(guests, setGuests)
  const seats = departure?.freeSeats ?? guests
  const refusal = sizeRefusal(partyTerms, guests)
  const fits = nextThatFits(partyTerms, guests)
  return (
    <div data-guests className="noscript:hidden">
      <Stepper
        label="Guests"
        value={seen}
        max={maximumGuests}
        onChange={choose}
        // What it says is then said below, with what to do.
        hint={refusal ? undefined : (sizeNote(partyTerms) ?? undefined)}
        quiet
      />
      {!onRequest && <OfThem choice={choice} />}
      <div role="status">
        {refusal && (
          <div
            className={`mt-2.5 flex gap-2 rounded-m px-3.5 py-2.5 text-sm font-label ${refused === refusal ? 'bg-alert-tint text-alert' : 'bg-marigold-tint'}`}
          >
            <Icon node={CircleAlert} size={16} className="mt-[0.15em] shrink-0" />
            <p>
              {refusal}{' '}
              <button
                type="button"
                onClick={({ currentTarget }) => {
                  // It goes away with what it mends.
                  currentTarget
                    .closest('[data-guests]')
                    ?.querySelector<HTMLElement>('[aria-label^=Increase]')
                    ?.focus()
                  choose(fits)
                }}
                className="cursor-pointer text-peacock underline underline-offset-4 hover:text-ink"
              >
                Choose {fits}
              </button>
            </p>
          </div>
        )}
        {seats > 0 && guests > seats && (
          <p className="mt-2.5 flex gap-2 rounded-m bg-marigold-tint px-3.5 py-2.5 text-sm font-label">
            <Icon node={CircleAlert} size={16} className="mt-[0.15em] shrink-0 text-marigold-deep" />
            Only {seats} {seats === 1 ? 'seat is' : 'seats are'} left on this date.
          </p>
        )}
      </div>
    </div>
  )
}

/** Children, and rooms of one's own, where the package sells them. */
function OfThem({ choice }: { choice: TripChoice }) {
  const { guests, party, partyTerms, ownRoomMore, setChildren, setOwnRooms } = choice
  const { child } = partyTerms
  return (
    <>
      {child && guests > 1 && (
        <Stepper
          label="Of them children"
          value={party.children}
          min={0}
          max={guests - 1}
          onChange={setChildren}
          hint={childNote(child)}
          quiet
          className="mt-3"
        />
      )}
      {ownRoomMore !== null && (
        <Stepper
          label="Rooms of your own"
          value={party.ownRooms}
          min={0}
          max={guests - party.children}
          onChange={setOwnRooms}
          hint={`${formatRupees(ownRoomMore)} more each`}
          quiet
          className="mt-3"
        />
      )}
    </>
  )
}

type InTwoPartsProps = { rule: TripPageData['deposit']; choice: TripChoice; totalPaise: number }

/** What would be paid now and later for the chosen date. */
function InTwoParts({ rule, choice: { departure, today }, totalPaise }: InTwoPartsProps) {
  const deposit =
    departure &&
    depositFor(rule, { startDate: departure.startDate, today, totalPaise, payablePaise: totalPaise })
  if (!deposit) return null
  return (
    <Said icon={CalendarClock}>
      You can pay <b className="font-label whitespace-nowrap text-ink">{formatPaise(deposit.nowPaise)} now</b>{' '}
      and the other {formatPaise(deposit.laterPaise)} by {showDate(deposit.dueOn)}.
    </Said>
  )
}

/** What cancelling gives back for the chosen date, in the first of its steps. */
function GivenBack({ policy, choice: { departure, today } }: Pick<CardChoicesProps, 'policy' | 'choice'>) {
  const term = departure && refundTermOn(policy, departure.startDate, today)
  if (!term) return null
  if (term.refundPercentage === 0)
    return <Said icon={CircleCheck}>It begins so soon that nothing comes back if you cancel.</Said>
  return (
    <Said icon={CircleCheck}>
      Cancel by {showDate(term.until)} and get{' '}
      <b className="font-label whitespace-nowrap text-ink">{shareOf(term)} back</b>.
    </Said>
  )
}

function shareOf({ refundPercentage, feePaise }: RefundTerm): string {
  return feePaise > 0 ? `all but ${formatPaise(feePaise)}` : `${refundPercentage}%`
}

function Said({ icon, children }: { icon: IconNode; children: ReactNode }) {
  return (
    <p className="flex gap-2 text-sm text-pretty text-ink-2">
      <Icon node={icon} size={16} className="mt-0.5 shrink-0 text-leaf" />
      <span>{children}</span>
    </p>
  )
}
