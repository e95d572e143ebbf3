import type { CalendarLeaf } from '#domain/calendar/calendar-leaf.ts'

/** A day as the leaf of a wall calendar. */
export function DayLeaf({ leaf: { weekday, day, month } }: { leaf: CalendarLeaf }) {
  return (
    <p className="w-21 shrink-0 overflow-hidden rounded-m bg-surface pb-2 text-center shadow-1 ring-1 ring-line">
      <span className="block bg-indigo py-1.5 leading-tight font-strong text-cream">{weekday} </span>
      <span className="display mt-2 block text-2xl">{day} </span>
      <span className="block text-sm text-ink-2">{month}</span>
    </p>
  )
}
