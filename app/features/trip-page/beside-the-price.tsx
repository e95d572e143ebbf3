import { Baby, BedDouble, CircleCheck, Coins, Flag, MapPin, Users } from 'lucide'
import { Icon } from '#app/ui/icon.tsx'
import { nothingAdded, type PayLocally } from '#domain/trips/pay-locally.ts'
import type { TripPageData } from '#server/pages/trip/show-trip.ts'

type BesideThePriceProps = Pick<TripPageData, 'payLocally' | 'notIncluded' | 'keyFacts'>

/** What is still to pay, what is asked first, and the way to all the rest. */
export function BesideThePrice({ payLocally, notIncluded, keyFacts }: BesideThePriceProps) {
  return (
    <>
      <StillToPay payLocally={payLocally} notIncluded={notIncluded} />
      <KeyFactsList keyFacts={keyFacts} />
    </>
  )
}

/** What comes on top of the price on the way, or that nothing does, beside what the price does not hold. */
function StillToPay({ payLocally, notIncluded }: Omit<BesideThePriceProps, 'keyFacts'>) {
  return (
    <p className="flex gap-2 text-sm text-pretty text-ink-2">
      <Icon
        node={payLocally ? Coins : CircleCheck}
        size={16}
        className={`mt-0.5 shrink-0 ${payLocally ? 'text-marigold-deep' : 'text-leaf'}`}
      />
      <span>
        {payLocally ? (
          <>
            <b className="font-label text-ink">
              {payLocally.label}: {payLocally.each} per person.
            </b>{' '}
            <WhatFor charges={payLocally.charges} /> Not part of the price.
          </>
        ) : (
          nothingAdded
        )}{' '}
        {notIncluded && <NotIncluded {...notIncluded} />}
      </span>
    </p>
  )
}

function NotIncluded({ what, more, deposit, mustInsure }: NonNullable<BesideThePriceProps['notIncluded']>) {
  return (
    <>
      Not included: {what}
      {more > 0 && (
        <>
          , and{' '}
          <a href="#inclusions" className="text-peacock underline underline-offset-4">
            {more} more
          </a>
        </>
      )}
      .{mustInsure && ' You must bring insurance of your own.'}
      {deposit && ` You leave a deposit of ${deposit}, which comes back less any damage.`}
    </>
  )
}

function WhatFor({ charges }: Pick<PayLocally, 'charges'>) {
  const [first] = charges
  if (charges.length === 1) return `${first?.what}.`
  return (
    <>
      For{' '}
      <a href="#facts-money" className="text-peacock underline underline-offset-4">
        {charges.length} charges, listed here
      </a>
      .
    </>
  )
}

const icons = { Meet: MapPin, Ends: Flag, Group: Users, Rooms: BedDouble, Children: Baby }

const wayLook =
  'inline-flex min-h-11 items-center font-label text-peacock underline underline-offset-4 hover:text-ink'

const named = Object.keys(icons) as (keyof BesideThePriceProps['keyFacts'])[]

/** In the card of a wide, low screen the dates need its room, and all but the children's price stands beside it. */
function KeyFactsList({ keyFacts }: Pick<BesideThePriceProps, 'keyFacts'>) {
  return (
    <div className="mt-5 border-y border-line py-3 text-[0.9375rem] leading-snug l:low:py-0">
      <ul className="grid gap-1.5 l:low:gap-0">
        {named
          .filter((label) => keyFacts[label])
          .map((label) => (
            <li
              key={label}
              className={`flex gap-2.5 ${label === 'Children' ? 'l:low:py-2' : 'l:low:hidden'}`}
            >
              <Icon node={icons[label]} size={18} className="mt-px shrink-0 text-peacock" />
              <span className="min-w-0">
                <b className="font-label">{label}</b> <span className="text-ink-2">{keyFacts[label]}</span>
              </span>
            </li>
          ))}
      </ul>
      <p className="mt-1 -mb-2 ml-7 flex flex-wrap gap-x-5 l:low:m-0">
        <a href="#before-you-book" className={wayLook}>
          Before you book
        </a>
        <a href="#cancellation-policy" className={wayLook}>
          What you get back if you cancel
        </a>
      </p>
    </div>
  )
}
