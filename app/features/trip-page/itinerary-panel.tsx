import { BedDouble, ChevronDown, Utensils } from 'lucide'
import { useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { ItineraryDay } from '#domain/trips/trip.ts'

/** The days on a line. Each opens on its own; the browser keeps which, so that its search may open one as well. */
export function ItineraryPanel({ days }: { days: ItineraryDay[] }) {
  const list = useRef<HTMLOListElement>(null)
  const [allOpen, setAllOpen] = useState(days.length < 2)
  const boxes = () => [...(list.current?.querySelectorAll('details') ?? [])]

  function toggleAll(): void {
    for (const box of boxes()) box.open = !allOpen
  }

  return (
    <div className="itinerary">
      <div className="itinerary-head">
        <p className="text-ink-2">{days.length === 1 ? 'One day' : `${days.length} days`}</p>
        {days.length > 1 && (
          <Button tone="quiet" size="s" onClick={toggleAll} className="noscript:hidden">
            {allOpen ? 'Collapse all' : 'Expand all'}
          </Button>
        )}
      </div>
      <ol ref={list} className="itinerary-days">
        {days.map((day, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a day's place is its identity.
          <li key={index}>
            <details open={index === 0} onToggle={() => setAllOpen(boxes().every((box) => box.open))}>
              <summary>
                <h3>
                  <span className="itinerary-number">Day {index + 1}</span> {day.title}
                </h3>
                <Icon node={ChevronDown} size={20} className="itinerary-chevron" />
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
    <div className="itinerary-day">
      <p>{description}</p>
      {activities.length > 0 && (
        <ul aria-label="Activities" className="itinerary-activities">
          {activities.map((activity) => (
            <li key={activity}>{activity}</li>
          ))}
        </ul>
      )}
      <dl className="itinerary-facts">
        <div>
          <dt>
            <Icon node={Utensils} size={16} />
            Meals
          </dt>
          <dd>{meals.length > 0 ? inWords(meals) : 'None included'}</dd>
        </div>
        {stay && (
          <div>
            <dt>
              <Icon node={BedDouble} size={17} />
              Stay
            </dt>
            <dd>{stay}</dd>
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
