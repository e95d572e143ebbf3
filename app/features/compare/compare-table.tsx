// biome-ignore-all lint/a11y/noRedundantRoles: a table that is drawn as a grid is none without them.
// biome-ignore-all lint/a11y/useSemanticElements: they are.
import { type ReactNode, useState } from 'react'
import { shortTitle } from '#app/features/trips/short-title.ts'
import { Button } from '#app/ui/button.tsx'
import type { Standing } from '#domain/listings/compare.ts'
import { countTrips } from '#domain/listings/count-trips.ts'
import type { Comparison } from '#server/pages/compare/compare-trips.ts'
import { ColumnPager } from './column-pager.tsx'
import { type CompareRow, compareGroups } from './compare-rows.tsx'
import { isLong, rowsFirst } from './folded-rows.ts'
import { TripHead, TripPicture } from './trip-head.tsx'
import { useTurningColumns } from './use-turning-columns.ts'

const firstColumn = 'text-left align-top l:px-5'
const headCell =
  'text-left align-top font-normal l:sticky l:top-21 l:bg-surface l:shadow-[0_1px_0_var(--color-line)] noscript:l:top-0'
const bodyCell = 'min-w-0 text-left align-top l:border-t l:border-line l:px-5 l:py-5'

/** Below 1024 px a row is a grid: its name above, the trips beside each other. */
const columns = ['', 'max-l:grid-cols-1', 'max-l:grid-cols-2', 'max-m:grid-cols-2 m:max-l:grid-cols-3']
const rowLook = (count: number) =>
  `max-l:grid max-l:gap-x-3.5 ${columns[count]} ${count === 3 ? 'max-m:noscript:grid-cols-1' : ''}`
/** The trip that a phone leaves out; one without JavaScript can't turn, so there all stand below each other. */
const leftOut = 'max-m:hidden max-m:noscript:block'
const comesIn =
  'max-m:transition-[opacity,translate] max-m:starting:opacity-0 motion-safe:max-m:starting:translate-x-4'

type Columns = { trips: Comparison['trips']; hidden: number | null }

/**
 * The page scrolls under the trips at every width. What looks like a list of rows on a phone says by its roles that it is still a
 * table, for a browser forgets that with another display.
 */
export function CompareTable({
  trips,
  standings,
  alike,
  onlyDifferences,
}: Comparison & { onlyDifferences: boolean }) {
  const { hidden, turned, turn, swipeProps } = useTurningColumns(trips.length)
  const isRated = trips.some(({ rating }) => rating)
  const groups = compareGroups.map(({ title, rows }) => ({
    title,
    rows: rows.filter(
      ({ key }) => (isRated || key !== 'rating') && !(onlyDifferences && standings[key] === 'same'),
    ),
  }))
  return (
    <section
      id="comparison"
      aria-label="Comparison"
      tabIndex={-1}
      {...swipeProps}
      className="min-w-0 outline-none l:rounded-l l:bg-surface l:shadow-2 max-m:touch-pan-y max-m:touch-pinch-zoom"
    >
      <table role="table" className="w-full table-fixed border-separate border-spacing-0 max-l:block">
        <caption className="sr-only">
          {onlyDifferences ? 'What sets these trips apart' : 'These trips side by side'}
        </caption>
        <colgroup>
          <col className="w-46" />
          {trips.map(({ id }) => (
            <col key={id} />
          ))}
        </colgroup>
        <thead role="rowgroup" className="max-l:contents">
          <PicturesRow {...{ trips, hidden, onlyDifferences }} />
          <NamesRow {...{ trips, hidden, turned, turn }} />
        </thead>
        {groups.map(
          ({ title, rows }) =>
            rows.length > 0 && (
              <RowGroup key={title} title={title} columns={trips.length} count={rows.length}>
                {rows.map(({ key, ...said }) => (
                  <PropertyRow
                    key={key}
                    {...said}
                    {...{ trips, hidden }}
                    standing={standings[key]}
                    alike={alike[key]}
                    marks={!onlyDifferences}
                  />
                ))}
              </RowGroup>
            ),
        )}
      </table>
    </section>
  )
}

/** It scrolls away; the names below it stay. */
function PicturesRow({ trips, hidden, onlyDifferences }: Columns & { onlyDifferences: boolean }) {
  return (
    <tr role="row" className={rowLook(trips.length)}>
      <td role="cell" className={`${firstColumn} py-4 max-l:hidden`}>
        <p className="display text-xl">{countTrips(trips.length)}</p>
        {trips.length > 1 && !onlyDifferences && (
          <p className="mt-3 text-sm text-ink-2">Where they differ is marked.</p>
        )}
      </td>
      {trips.map((trip, i) => (
        <td
          key={trip.id}
          role="cell"
          className={`align-top l:px-5 l:pt-4 ${i === hidden ? leftOut : comesIn}`}
        >
          <TripPicture
            trip={trip}
            others={trips.filter(({ id }) => id !== trip.id)}
            onlyDifferences={onlyDifferences}
          />
        </td>
      ))}
    </tr>
  )
}

function NamesRow({ trips, hidden, turned, turn }: Columns & { turned: boolean; turn: () => void }) {
  return (
    <tr
      role="row"
      className={`max-l:z-20 max-l:-mx-[clamp(20px,4.4vw,64px)] max-l:bg-paper max-l:px-[clamp(20px,4.4vw,64px)] max-l:py-2.5 max-l:shadow-[0_1px_0_var(--color-line),0_10px_20px_-14px_oklch(0.24_0.045_282/0.25)] max-l:tall:sticky max-l:tall:top-0 max-l:tall:noscript:static ${rowLook(trips.length)} max-m:noscript:gap-y-3`}
    >
      <th
        role="columnheader"
        scope="col"
        className={`${firstColumn} ${headCell} z-3 max-l:col-span-full max-l:py-0`}
      >
        <span className="sr-only">What is compared</span>
        {hidden !== null && <ColumnPager trips={trips} hidden={hidden} turned={turned} onTurn={turn} />}
      </th>
      {trips.map((trip, i) => (
        <th
          key={trip.id}
          role="columnheader"
          scope="col"
          abbr={trip.title}
          className={`${headCell} z-2 l:px-5 l:py-3 ${i === hidden ? leftOut : comesIn}`}
        >
          <TripHead trip={trip} />
        </th>
      ))}
    </tr>
  )
}

type RowGroupProps = { title: string; columns: number; count: number; children: ReactNode }

/** Of a long group a phone shows the first rows, and the others when they are asked for (app/styles/base.css). */
function RowGroup({ title, columns, count, children }: RowGroupProps) {
  const folds = count > rowsFirst + 1
  const [whole, setWhole] = useState(!folds)
  return (
    <tbody
      role="rowgroup"
      data-first-rows={whole ? undefined : ''}
      className="mt-4 overflow-hidden max-l:block max-l:rounded-l max-l:bg-surface max-l:shadow-1"
    >
      <GroupHead title={title} columns={columns} />
      {children}
      {folds && (
        <tr role="row" className="border-t border-line max-l:block m:hidden noscript:hidden">
          <td role="cell" className="block px-4 py-2">
            <Button tone="quiet" size="s" className="w-full" onClick={() => setWhole(!whole)}>
              {whole ? 'Show fewer' : `Show ${count - rowsFirst} more`}
            </Button>
          </td>
        </tr>
      )}
    </tbody>
  )
}

function GroupHead({ title, columns }: { title: string; columns: number }) {
  return (
    <tr role="row" className="max-l:block">
      <th
        role="rowheader"
        scope="rowgroup"
        colSpan={columns + 1}
        className="border-t border-line text-left max-l:block max-l:border-t-0 l:bg-paper"
      >
        <span className="display block px-4 pt-4 pb-3 text-[1.375rem] l:px-5">{title}</span>
      </th>
    </tr>
  )
}

type PropertyRowProps = Columns &
  Omit<CompareRow, 'key'> & {
    standing: Standing
    alike: number[]
    /** Whether it says that its trips differ: where nothing else is shown it need not. */
    marks: boolean
  }

function PropertyRow(props: PropertyRowProps) {
  const { cell, trips, standing, items } = props
  const folds = items !== undefined && trips.some((trip) => isLong(items(trip)))
  const [whole, setWhole] = useState(false)
  const [first] = trips
  return (
    <tr
      role="row"
      data-folded={folds && !whole ? '' : undefined}
      className={`max-l:border-t max-l:border-line max-l:px-4 max-l:pt-3.5 max-l:pb-4 ${rowLook(trips.length)}`}
    >
      <RowName {...props} whole={whole} onFold={folds ? () => setWhole(!whole) : undefined} />
      {standing === 'same' && first ? (
        <td
          role="cell"
          data-same
          colSpan={trips.length}
          className={`${bodyCell} text-ink-2 max-l:col-span-full`}
        >
          <p className="mb-1.5 text-sm font-strong">
            {trips.length === 2 ? 'The same for both' : 'The same for all three'}
          </p>
          {cell(first)}
        </td>
      ) : (
        <Cells {...props} />
      )}
    </tr>
  )
}

function RowName({
  label,
  trips,
  hidden,
  standing,
  alike,
  isEven,
  marks,
  whole,
  onFold,
}: PropertyRowProps & { whole: boolean; onFold?: () => void }) {
  // Of the two that a phone shows; the third may still differ.
  const [one, two] = alike.filter((_, i) => i !== hidden)
  const samePair = hidden !== null && one === two
  const isMarked = marks && standing === 'different' && !isEven?.(trips)
  return (
    <th
      role="rowheader"
      scope="row"
      className={`${firstColumn} max-l:col-span-full max-l:mb-2 l:border-t l:border-t-line l:py-5`}
    >
      {/* In a row taller than the screen its name stays below the trips. */}
      <span className="flex items-center gap-2 text-sm leading-snug font-label text-ink-2 l:sticky l:top-53 l:block l:text-base l:font-strong l:text-ink">
        {label} {isMarked && <Differs className={samePair ? 'max-m:hidden max-m:noscript:flex' : ''} />}
        {standing === 'different' && samePair && (
          <span className="text-[0.8125rem] font-normal m:hidden noscript:hidden">
            The same for these two
          </span>
        )}
        {onFold && (
          <button
            type="button"
            onClick={onFold}
            className="-my-2 ml-auto min-h-11 cursor-pointer text-peacock underline underline-offset-4 m:hidden noscript:hidden"
          >
            {whole ? 'Show less' : 'Show all'}
            <span className="sr-only"> of {label}</span>
          </button>
        )}
      </span>
    </th>
  )
}

function Cells({ cell, trips, hidden }: PropertyRowProps) {
  return trips.map((trip, i) => (
    <td
      key={trip.id}
      role="cell"
      className={`${bodyCell} text-[0.9375rem] l:text-base ${i === hidden ? leftOut : comesIn} ${trips.length === 3 ? 'max-m:noscript:mb-3' : ''}`}
    >
      {trips.length === 3 && (
        <p aria-hidden className="hidden font-label text-ink-3 max-m:noscript:block">
          {shortTitle(trip)}
        </p>
      )}
      {cell(trip)}
    </td>
  ))
}

function Differs({ className }: { className: string }) {
  return (
    <span
      className={`flex w-fit items-center gap-1.5 text-[0.8125rem] leading-normal font-label text-marigold-deep l:mt-1.5 ${className}`}
    >
      <span aria-hidden className="size-2 rounded-pill bg-marigold" />
      Differs
    </span>
  )
}
