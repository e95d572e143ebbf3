import { CircleAlert } from 'lucide'
import { Stepper } from '#app/ui/forms/stepper.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { maximumGuests } from '#domain/departures/guests.ts'
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
} & Pick<TripPageData, 'payLocally' | 'missed'>

/** What a traveller chooses in the card, and what the price is made of. */
export function CardChoices({ choice, onRequest, refusal, payLocally, missed }: CardChoicesProps) {
  const { packages, quote } = choice
  return (
    <>
      <PackageChoice packages={packages} chosen={choice.package} onChoose={choice.choosePackage} />
      <Guests choice={choice} />
      {!onRequest && <DepartureList choice={choice} missed={missed} refusal={refusal} />}
      {quote.ok && (quote.quote.lines.length > 1 || payLocally) && (
        <PriceLines quote={quote.quote} payLocally={payLocally} />
      )}
      {quote.ok && <EmiHelp totalPaise={quote.quote.totalPaise} />}
    </>
  )
}

function Guests({ choice: { guests, setGuests, departure } }: { choice: TripChoice }) {
  const [seen, choose] = useOptimisticChoice(guests, setGuests)
  const seats = departure?.freeSeats ?? guests
  return (
    <div className="noscript:hidden">
      <Stepper label="Guests" value={seen} max={maximumGuests} onChange={choose} quiet />
      <div role="status">
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
