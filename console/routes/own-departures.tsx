import { CalendarDays } from 'lucide'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { dateInIndia } from '#domain/calendar/clock.ts'
import { departureLine } from '../departures/departure-line.ts'
import { departureColumns } from '../departures/list-columns.tsx'
import { deskOfStaff } from '../desk.ts'
import { ListTable } from '../ui/list-table.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { State } from '../ui/state.tsx'

const shown = ['leaves', 'trip', 'seats', 'free', 'runs']

export async function loader({ context }: LoaderFunctionArgs) {
  const { services, session, now } = deskOfStaff(context)
  const rows = await services.departures.listOwn(session.staff.id)
  const today = dateInIndia(now)
  return rows.map((row) => ({
    ...departureLine(row, today),
    to: `/console/my-departures/${row.tripId}/${row.id}`,
  }))
}

export default function OwnDepartures() {
  const lines = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title="My departures" line="From 7 days before they start to 3 days after they end." />
      {lines.length === 0 ? (
        <State icon={CalendarDays} title="None for now">
          A departure that you lead will stand here 7 days before it starts, with its guests and their phones.
        </State>
      ) : (
        <div className="panel">
          <ListTable
            caption="My departures"
            columns={departureColumns.filter(({ name }) => shown.includes(name))}
            rows={lines}
            keyOf={({ key }) => key}
          />
        </div>
      )}
    </>
  )
}
