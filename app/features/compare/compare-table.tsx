import { buttonLook } from '#app/ui/button.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import type { Standing } from '#domain/listings/compare.ts'
import { countTrips } from '#domain/listings/count-trips.ts'
import type { Comparison } from '#server/pages/compare/compare-trips.ts'
import { compareFacts, compareRows } from './compare-rows.tsx'
import { TripHead } from './trip-head.tsx'

const headCell =
  'sticky top-0 bg-surface text-left align-top font-normal shadow-[0_1px_0_var(--color-line)] l:top-21 noscript:l:top-0'
const firstColumn = 'sticky left-0 border-r border-line bg-surface px-3 text-left align-top m:px-5'
const bodyCell = 'border-t border-line px-3.5 py-4 text-left align-top m:px-5 m:py-5'

const differing = { background: 'color-mix(in oklch, var(--color-marigold-tint) 45%, transparent)' }

/**
 * Below 1024 px the table scrolls inside its own frame, where both the trips and the row names stay in sight;
 * above, three trips fit, and the page itself scrolls under the trips.
 */
export function CompareTable({
  trips,
  standings,
  onlyDifferences,
}: Comparison & { onlyDifferences: boolean }) {
  const shown = (rows: typeof compareRows) =>
    onlyDifferences ? rows.filter(({ key }) => standings[key] !== 'same') : rows
  const facts = shown(compareFacts)
  const ids = trips.map(({ id }) => id)
  return (
    <section
      id="comparison"
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
            <th scope="col" className={`${firstColumn} ${headCell} z-3 rounded-tl-l py-4`}>
              <span className="text-sm font-label text-ink-3">{countTrips(trips.length)}</span>
            </th>
            {trips.map((trip) => (
              <th
                key={trip.id}
                scope="col"
                abbr={trip.title}
                className={`${headCell} z-2 p-3 last:rounded-tr-l m:px-4`}
              >
                <TripHead
                  trip={trip}
                  others={ids.filter((id) => id !== trip.id)}
                  onlyDifferences={onlyDifferences}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown(compareRows).map((row) => (
            <PropertyRow key={row.key} row={row} trips={trips} standing={standings[row.key]} />
          ))}
        </tbody>
        <tbody>
          {facts.length > 0 && <FactsHead columns={trips.length} />}
          {facts.map((row) => (
            <PropertyRow key={row.key} row={row} trips={trips} standing={standings[row.key]} />
          ))}
          <LinksRow trips={trips} />
        </tbody>
      </table>
    </section>
  )
}

function FactsHead({ columns }: { columns: number }) {
  return (
    <tr>
      <th scope="rowgroup" colSpan={columns + 1} className="border-t border-line bg-paper text-left">
        <span className="display sticky left-0 inline-block px-3 py-3.5 text-[1.25rem] m:px-5">
          Before you book
        </span>
      </th>
    </tr>
  )
}

type PropertyRowProps = {
  row: (typeof compareRows)[number]
  trips: Comparison['trips']
  standing: Standing
}

function PropertyRow({ row: { label, cell }, trips, standing }: PropertyRowProps) {
  return (
    <tr className="group">
      <th
        scope="row"
        className={`${firstColumn} z-1 border-t border-t-line py-4 group-first:border-t-0 m:py-5`}
      >
        {/* In a row taller than the screen its name stays below the trips. */}
        <span className="sticky top-27 block text-sm leading-snug font-strong m:top-32 m:text-base l:top-53">
          {label} <Marker standing={standing} />
        </span>
      </th>
      {trips.map((trip) => (
        <td
          key={trip.id}
          className={`${bodyCell} group-first:border-t-0`}
          style={standing === 'different' ? differing : undefined}
        >
          {cell(trip)}
        </td>
      ))}
    </tr>
  )
}

function LinksRow({ trips }: { trips: Comparison['trips'] }) {
  return (
    <tr>
      <td className={`${firstColumn} z-1 rounded-bl-l border-t border-t-line`} />
      {trips.map((trip) => (
        <td key={trip.id} className={bodyCell}>
          <PageLink to={trip.href} className={buttonLook('ghost', 's')}>
            See the trip<span className="sr-only">: {trip.title}</span>
          </PageLink>
        </td>
      ))}
    </tr>
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
