import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { addDays, readDate } from '#domain/calendar/calendar-date.ts'
import { dateInIndia } from '#domain/calendar/clock.ts'
import { monthNames } from '#domain/calendar/month-names.ts'
import { firstDayOf, lastDayOf, type MonthDay, monthWeeks } from '../departures/month-weeks.ts'
import { ViewSwitch } from '../departures/view-switch.tsx'
import { deskOfStaff } from '../desk.ts'
import { PageHead } from '../ui/page-head.tsx'

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
/** How far Earlier and Later lead. */
const step = 28

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { services, now } = deskOfStaff(context)
  const today = dateInIndia(now)
  const address = new URL(request.url).searchParams
  const tripId = address.get('trip') || null
  const from = firstDayOf(readDate(address.get('from') ?? '') ?? today)
  const to = lastDayOf(from)
  const rows = await services.departures.listDays({ tripId, from, to })
  const turnTo = (day: string) =>
    `/console/departures/month?${new URLSearchParams({ ...(tripId && { trip: tripId }), from: day })}`
  return {
    title: 'Departures by day',
    weeks: monthWeeks(rows, from, today),
    line: monthsOf(from, to),
    tripId,
    earlier: turnTo(addDays(from, -step)),
    now: turnTo(today),
    later: turnTo(addDays(from, step)),
    isNow: from === firstDayOf(today),
  }
}

/** 'November and December 2026', 'December 2026 and January 2027'. */
function monthsOf(from: string, to: string): string {
  const nameOf = (day: string) => monthNames[Number(day.slice(5, 7)) - 1] ?? ''
  const [first, last] = [from.slice(0, 4), to.slice(0, 4)]
  return first === last
    ? `${nameOf(from)} to ${nameOf(to)} ${last}`
    : `${nameOf(from)} ${first} to ${nameOf(to)} ${last}`
}

export default function DeparturesMonth() {
  const { weeks, line, tripId, earlier, now, later, isNow } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title="Departures" line={line}>
        <ViewSwitch here="month" tripId={tripId} />
        <a href={earlier} className="button quiet">
          Earlier
        </a>
        <a href={now} className="button" aria-current={isNow ? 'true' : undefined}>
          Today
        </a>
        <a href={later} className="button quiet">
          Later
        </a>
      </PageHead>
      <div className="panel overflow-clip">
        <table className="month">
          <caption className="sr-only">Departures by day, {line}</caption>
          <thead>
            <tr>
              {weekdays.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((days) => (
              <tr key={days[0]?.date}>
                {days.map((day) => (
                  <Day key={day.date} day={day} tripId={tripId} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

function Day({
  day: { date, short, whole, time, events, more },
  tripId,
}: {
  day: MonthDay
  tripId: string | null
}) {
  return (
    <td className={[time, events.length === 0 && 'empty'].filter(Boolean).join(' ')}>
      <time dateTime={date}>
        <span className="from-640">{short}</span>
        <span className="below-640">{whole}</span>
      </time>
      {events.length > 0 && (
        <ul>
          {events.map(({ to, title, sold, tone, line }) => (
            <li key={to}>
              <a href={to} className={tone}>
                <span>{title}</span>
                <b className="figure">{sold}</b>
                <span>{line}</span>
              </a>
            </li>
          ))}
          {more > 0 && (
            <li>
              <a
                href={`/console/departures?${new URLSearchParams({ ...(tripId && { trip: tripId }), from: date, to: date })}`}
              >
                <span>and {more} more</span>
              </a>
            </li>
          )}
        </ul>
      )}
    </td>
  )
}
