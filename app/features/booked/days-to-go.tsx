import { useEffect, useState } from 'react'
import { sayDaysToGo } from '#domain/bookings/trip-ahead.ts'
import { daysBetween } from '#domain/calendar/calendar-date.ts'
import { dateInIndia } from '#domain/calendar/clock.ts'

/** How far the first day is: at first by the day on which the page was made, then by the day on which it is looked at. */
export function DaysToGo({ from, startDate }: { from: string; startDate: string }) {
  const [today, setToday] = useState(from)
  useEffect(() => {
    const look = () => setToday(dateInIndia(new Date()))
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return (
    <p className="flex items-center gap-2 text-sm font-strong text-marigold-deep">
      <span className="size-2.5 shrink-0 rounded-pill bg-marigold" />
      {sayDaysToGo(daysBetween(today, startDate))}
    </p>
  )
}
