import { BedDouble, ChevronDown, Utensils } from 'lucide'
import { useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { keyed } from '#app/ui/collections/keyed.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { ItineraryDay } from '#domain/trips/trip.ts'

const lineToNext =
  'before:absolute before:top-9 before:-bottom-9 before:left-2 before:w-0.5 before:bg-[linear-gradient(var(--color-line)_60%,transparent_0)] before:bg-size-[2px_8px]'
/** Hollow before its day is looked at. */
const sun =
  'before:absolute before:top-6.75 before:left-0 before:size-4.5 before:rounded-pill before:border-2 before:border-marigold before:bg-paper before:ring-4 before:ring-paper before:transition-[background-color] group-open:before:bg-marigold'
const fact = 'flex flex-wrap gap-x-2 gap-y-0.5 rounded-m bg-paper-2 px-3.5 py-2'

/** The days on a line. Each opens on its own; the browser keeps which, so that its search may open one as well. */
export function ItineraryPanel({ days }: { days: ItineraryDay[] }) {
  const list = useRef<HTMLOListElement>(null)
  const [allOpen, setAllOpen] = useState(days.length < 2)
  const boxes = () => [...(list.current?.querySelectorAll('details') ?? [])]

  function toggleAll(): void {
    for (const box of boxes()) box.open = !allOpen
  }

  return (
    <div>
      <div className="-mt-2 -mr-5 mb-2 flex min-h-11 items-center justify-between gap-4">
        <p className="text-ink-2">{days.length === 1 ? 'One day' : `${days.length} days`}</p>
        {days.length > 1 && (
          <Button tone="quiet" size="s" onClick={toggleAll} className="noscript:hidden">
            {allOpen ? 'Collapse all' : 'Expand all'}
          </Button>
        )}
      </div>
      <ol ref={list} className="max-w-[46em]">
        {keyed(days, ({ title }) => title).map(([key, day], index) => (
          <li key={key} className={`relative pl-9 ${index < days.length - 1 ? lineToNext : ''}`}>
            <details
              open={index === 0}
              onToggle={() => setAllOpen(boxes().every((box) => box.open))}
              className="group"
            >
              <summary
                className={`flex min-h-18 cursor-pointer list-none items-center justify-between gap-4 border-line py-3 transition-colors hover:text-peacock focus-visible:rounded-s [&::-webkit-details-marker]:hidden ${sun} ${index > 0 ? 'border-t' : ''}`}
              >
                <h3 className="min-w-0 leading-snug font-strong text-pretty">
                  <span className="mb-0.5 block text-sm/[inherit] text-marigold-deep">Day {index + 1}</span>{' '}
                  {day.title}
                </h3>
                <Icon
                  node={ChevronDown}
                  size={20}
                  className="shrink-0 text-ink-3 transition-[rotate] [details[open]>summary_&]:rotate-180"
                />
              </summary>
              <Day day={day} />
            </details>
          </li>
        ))}
      </ol>
    </div>
  )
}

function Day({ day: { description, activities, meals, stay } }: { day: ItineraryDay }) {
  return (
    <div className="pb-7 text-ink-2">
      <p>{description}</p>
      {activities.length > 0 && (
        <ul aria-label="Activities" className="mt-4 flex flex-wrap gap-x-5 gap-y-1.5 text-ink">
          {activities.map((activity) => (
            <li
              key={activity}
              className="flex items-baseline gap-2 before:size-1.5 before:shrink-0 before:-translate-y-0.5 before:rounded-pill before:bg-marigold"
            >
              {activity}
            </li>
          ))}
        </ul>
      )}
      <dl className="mt-4.5 flex flex-wrap gap-2 text-sm/normal">
        <div className={fact}>
          <dt className="flex items-center gap-1.5">
            <Icon node={Utensils} size={16} />
            Meals
          </dt>
          <dd className="font-label text-ink">{meals.length > 0 ? inWords(meals) : 'None included'}</dd>
        </div>
        {stay && (
          <div className={fact}>
            <dt className="flex items-center gap-1.5">
              <Icon node={BedDouble} size={17} />
              Stay
            </dt>
            <dd className="font-label text-ink">{stay}</dd>
          </div>
        )}
      </dl>
    </div>
  )
}

/** 'Breakfast, lunch and dinner'. */
function inWords(meals: string[]): string {
  const text = meals.join(', ').replace(/, (\w+)$/, ' and $1')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
