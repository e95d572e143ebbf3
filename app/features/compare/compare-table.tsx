import { X } from 'lucide'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { comparePath, setCompared } from '#app/features/trips/compare-store.ts'
import { buttonLook } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { Standing } from '#domain/compare.ts'
import type { ComparedTrip, Comparison } from '#server/compare/compare-trips.ts'
import {
  DatesCell,
  DifficultyCell,
  ListCell,
  PackagesCell,
  PriceCell,
  RatingCell,
  TermsCell,
} from './compare-cells.tsx'

type Row = { key: keyof Comparison['standings']; label: string; cell: (trip: ComparedTrip) => ReactNode }

const rows: Row[] = [
  { key: 'price', label: 'Price per person', cell: ({ price }) => <PriceCell price={price} /> },
  { key: 'packages', label: 'Packages', cell: ({ packages }) => <PackagesCell packages={packages} /> },
  { key: 'duration', label: 'Duration', cell: ({ duration }) => duration },
  { key: 'dates', label: 'Next dates and seats', cell: ({ dates }) => <DatesCell dates={dates} /> },
  { key: 'places', label: 'Places', cell: ({ places }) => <ListCell items={places} flowing /> },
  { key: 'highlights', label: 'Highlights', cell: ({ highlights }) => <ListCell items={highlights} /> },
  {
    key: 'inclusions',
    label: 'Included',
    cell: ({ inclusions }) => <ListCell items={inclusions} mark="yes" />,
  },
  {
    key: 'exclusions',
    label: 'Not included',
    cell: ({ exclusions }) => <ListCell items={exclusions} mark="no" />,
  },
  {
    key: 'rating',
    label: 'Rating and reviews',
    cell: ({ rating, reviews }) => <RatingCell rating={rating} reviews={reviews} />,
  },
  {
    key: 'difficulty',
    label: 'Difficulty',
    cell: ({ difficulty }) => <DifficultyCell difficulty={difficulty} />,
  },
  {
    key: 'cancellation',
    label: 'If you cancel',
    cell: ({ cancellation }) => <TermsCell terms={cancellation} />,
  },
]

const firstColumn = 'sticky left-0 border-r border-line bg-surface px-3 text-left align-top m:px-5'
const cell = 'border-t border-line px-3.5 py-4 text-left align-top m:px-5 m:py-5'

/**
 * Below 1024 px the table scrolls inside its own frame, where both the trips and the row names stay in sight;
 * above, three trips fit, and the page itself scrolls under the trips.
 */
export function CompareTable({
  trips,
  standings,
  onlyDifferences,
}: Comparison & { onlyDifferences: boolean }) {
  const shown = onlyDifferences ? rows.filter(({ key }) => standings[key] === 'different') : rows
  const ids = trips.map(({ id }) => id)
  return (
    <section
      aria-label="Comparison"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
      className="relative mt-6 scroll-p-36 rounded-l bg-surface shadow-2 max-l:-mx-2 max-l:max-h-[calc(100svh-6rem)] max-l:overflow-auto"
    >
      <table className="w-full table-fixed border-separate border-spacing-0">
        <caption className="sr-only">
          {onlyDifferences ? 'What sets these trips apart' : 'These trips side by side'}
        </caption>
        <colgroup>
          <col className="w-26 m:w-36 l:w-46" />
          {trips.map(({ id }) => (
            <col key={id} className="w-54 m:w-60 l:w-auto" />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th
              scope="col"
              className={`${firstColumn} top-0 z-3 rounded-tl-l py-4 text-sm font-label text-ink-3 l:top-21 noscript:l:top-0`}
            >
              {trips.length === 1 ? '1 trip' : `${trips.length} trips`}
            </th>
            {trips.map((trip) => (
              <th
                key={trip.id}
                scope="col"
                className="sticky top-0 z-2 bg-surface px-3 py-3 text-left align-top font-normal shadow-[0_1px_0_var(--color-line)] last:rounded-tr-l m:px-4 l:top-21 noscript:l:top-0"
              >
                <TripHead trip={trip} others={ids.filter((id) => id !== trip.id)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ key, label, cell: draw }) => (
            <tr key={key}>
              <th
                scope="row"
                className={`${firstColumn} z-1 border-t py-4 text-sm leading-snug font-strong m:py-5 m:text-base`}
              >
                {label}
                <Marker standing={standings[key]} />
              </th>
              {trips.map((trip) => (
                <td key={trip.id} className={cell}>
                  {draw(trip)}
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <td className={`${firstColumn} z-1 rounded-bl-l border-t`} />
            {trips.map((trip) => (
              <td key={trip.id} className={cell}>
                <Link to={trip.href} className={buttonLook('ghost', 's')}>
                  See the trip<span className="sr-only">: {trip.title}</span>
                </Link>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  )
}

function TripHead({ trip, others }: { trip: ComparedTrip; others: string[] }) {
  return (
    <div className="flex items-start gap-2.5 m:gap-3.5">
      <Picture
        data={trip.picture}
        sizes="80px"
        alt=""
        priority
        className="h-16 w-12 shrink-0 rounded-s m:h-22 m:w-17"
      />
      <div className="min-w-0 grow">
        <p className="truncate text-sm text-ink-3 max-m:hidden">{trip.location}</p>
        <Link
          to={trip.href}
          className="line-clamp-3 text-[0.9375rem] leading-[1.25] font-strong hover:underline m:mt-0.5 m:text-[1.0625rem]"
        >
          {trip.title}
        </Link>
      </div>
      <Link
        to={comparePath(others)}
        onClick={() => setCompared(others)}
        preventScrollReset
        aria-label={`Remove ${trip.title}`}
        title="Remove"
        className="-mt-1 -mr-1 grid size-8 shrink-0 place-items-center rounded-pill text-ink-3 hover:bg-paper-2 hover:text-ink"
      >
        <Icon node={X} size={18} />
      </Link>
    </div>
  )
}

function Marker({ standing }: { standing: Standing }) {
  if (standing === 'alone') return null
  const different = standing === 'different'
  return (
    <span
      className={`mt-1.5 flex w-fit items-center gap-1 rounded-pill text-[0.8125rem] leading-normal font-label ${different ? 'bg-marigold-tint px-2 text-marigold-deep' : 'text-ink-3'}`}
    >
      <span aria-hidden>{different ? '≠' : '='}</span>
      {different ? 'Differs' : 'Same'}
    </span>
  )
}
