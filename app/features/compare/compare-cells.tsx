import { Check, Star, X } from 'lucide'
import { DepartureRuns } from '#app/features/trips/departure-runs.tsx'
import { Fact } from '#app/features/trips/fact.tsx'
import { SeatsLeft } from '#app/features/trips/seats-left.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { refundTime } from '#domain/money/cancellation.ts'
import type { Said } from '#domain/trips/describe-facts.ts'
import type { ComparedTrip, ListItem } from '#server/pages/compare/compare-trips.ts'

const refundTones = { red: 'text-madder-deep', yellow: 'text-marigold-deep', green: 'text-leaf' }
const difficulties = { easy: 'Easy', moderate: 'Moderate', hard: 'Hard' }

export function PriceCell({ price, cheapest }: Pick<ComparedTrip, 'price' | 'cheapest'>) {
  return (
    <>
      <p className="leading-tight">
        <b className="text-[1.375rem] font-price tabular-nums m:text-[1.75rem]">{price.priceText}</b>{' '}
        {price.gstNote && <span className="text-sm whitespace-nowrap text-ink-2">{price.gstNote}</span>}
      </p>
      {price.originalText && (
        <p className="text-sm text-ink-3">
          <s>
            <span className="sr-only">was </span>
            {price.originalText}
          </s>{' '}
          <b className="font-strong text-leaf">{price.badge}</b>
        </p>
      )}
      {cheapest && <Best>Lowest price</Best>}
    </>
  )
}

export function PackagesCell({ packages }: Pick<ComparedTrip, 'packages'>) {
  return (
    <ul className="grid max-w-80 grid-cols-1 gap-2">
      {packages.map(({ title, price }) => (
        <li
          key={price.packageId}
          className="grid gap-x-3 text-[0.9375rem] l:flex l:flex-wrap l:items-baseline l:justify-between"
        >
          {title}
          <span className="font-strong tabular-nums">
            {price.priceText}
            {price.gstNote && <span className="font-normal text-ink-3"> {price.gstNote}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}

function Best({ children }: { children: string }) {
  return (
    <p className="mt-1.5">
      <Badge tone="leaf">
        <Icon node={Check} size={14} className="shrink-0" />
        {children}
      </Badge>
    </p>
  )
}

export function DatesCell({ dates, soonest }: Pick<ComparedTrip, 'dates' | 'soonest'>) {
  if (!dates) return <Badge tone="peacock">On your dates</Badge>
  if (dates === 'unread') return 'The dates can’t be read at the moment.'
  if (dates.next.length === 0) return 'No available dates'
  return (
    <>
      <ul className="grid max-w-80 gap-2">
        {dates.next.map(({ date, seats, run }) => (
          <li
            key={date}
            className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 max-s:*:whitespace-normal"
          >
            <span className="font-label whitespace-nowrap">{date}</span>
            <SeatsLeft seats={seats} />
            {run && (
              <p className="w-full">
                <DepartureRuns run={run} />
              </p>
            )}
          </li>
        ))}
      </ul>
      {dates.more > 0 && (
        <p className="mt-2 text-sm text-ink-3">
          and {dates.more} more {dates.more === 1 ? 'date' : 'dates'}
        </p>
      )}
      {soonest && <Best>Leaves first</Best>}
    </>
  )
}

const marks = {
  yes: { node: Check, look: 'text-leaf' },
  no: { node: X, look: 'text-ink-3' },
}

type ListCellProps = { items: ListItem[]; mark?: keyof typeof marks; flowing?: boolean }

/** What all trips share says so. */
export function ListCell({ items, mark, flowing = false }: ListCellProps) {
  if (items.length === 0) return 'Nothing named'
  if (flowing) {
    return (
      <ul className="flex flex-wrap gap-1.5">
        {items.map(({ text, shared }) => (
          <li key={text}>
            <Badge tone={shared ? 'peacock' : 'neutral'}>
              {text}
              {shared && <span className="font-normal in-data-same:hidden">{shared}</span>}
            </Badge>
          </li>
        ))}
      </ul>
    )
  }
  const drawn = mark && marks[mark]
  return (
    <ul className="grid gap-2 text-[0.9375rem] leading-snug">
      {items.map(({ text, shared }) => (
        <li key={text} className="flex gap-2">
          {drawn ? (
            <Icon node={drawn.node} size={16} className={`mt-0.5 shrink-0 ${drawn.look}`} />
          ) : (
            <span aria-hidden className="mt-[0.5em] size-1.5 shrink-0 rounded-pill bg-marigold" />
          )}
          <span className="min-w-0 [overflow-wrap:anywhere]">
            {text}
            {shared && (
              <span className="ml-1.5 font-label whitespace-nowrap text-peacock in-data-same:hidden">
                {shared}
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

export function RatingCell({ rating }: Pick<ComparedTrip, 'rating'>) {
  if (!rating) return <span className="text-ink-3">No reviews yet</span>
  const { average, reviews } = rating
  return (
    <p className="flex items-center gap-1.5">
      <Icon node={Star} size={17} fill="currentColor" className="text-marigold" />
      <b className="font-strong">{average}</b>
      <span className="text-sm text-ink-3">
        <span className="sr-only">of 5, </span>
        {reviews} {reviews === 1 ? 'review' : 'reviews'}
      </span>
    </p>
  )
}

export function DifficultyCell({ difficulty }: Pick<ComparedTrip, 'difficulty'>) {
  return difficulty ? (
    <b className="font-strong">{difficulties[difficulty]}</b>
  ) : (
    <span className="text-ink-3">Not graded</span>
  )
}

export function FactsCell({ facts }: { facts: Said[] }) {
  return (
    <div className="grid gap-1.5 text-[0.9375rem] leading-snug">
      {facts.map((said) => (
        <Fact key={said.text + said.note} said={said} />
      ))}
    </div>
  )
}

export function TermsCell({ terms }: { terms: ComparedTrip['cancellation'] }) {
  return (
    <>
      <ul className="grid gap-1.5 text-[0.9375rem] leading-snug">
        {terms.map(({ period, description, tone }) => (
          <li key={period}>
            <span className="font-label">{period} before:</span>{' '}
            <span className={refundTones[tone]}>{description}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-ink-3">Refunds credited in {refundTime}.</p>
    </>
  )
}
